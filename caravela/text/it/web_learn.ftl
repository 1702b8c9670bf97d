# Imparare: come si gioca, la prima partita guidata, il maestro al tavolo.

web-learn = Come si gioca
web-learn-of = Come si gioca a { $game }
web-learn-guided = Impara giocando
web-learn-guided-of = Impara { $game } giocando
web-learn-new = Non lo conosci? Un maestro ti guida in una prima partita, passo dopo passo.
web-learn-read = Come si gioca (3 minuti di lettura)
web-learn-icons = Pezzi e icone
web-learn-none = Questo gioco non ha una pagina su come si gioca; lo dicono le regole.
web-learn-rules = Tutte le regole
web-learn-picture = Dalla partita guidata: { $title }
web-teach-step = Passo { $number } di { $of }
web-teach-part = Passo { $number } di { $of } · mossa { $part } di { $parts }
web-teach-now = Adesso: { $option }.
web-teach-meanwhile = Intanto: { $deeds }
web-teach-you = Questo sei tu: tutto ciò che ha questo colore è tuo.
web-teach-number = Il numero con la clessidra accanto a un nome è ciò che quel giocatore avrebbe se la partita finisse adesso; cala quando si spende qualcosa che conterebbe.
web-teach-begin = Vai al passo { $number }
web-teach-hide = Nascondi
web-teach-overview = L’essenziale
web-teach-again = Mostra di nuovo il passo { $number }
web-teach-question = Che cosa si chiede qui?
# Who gives no name is called so: it must read as a name in every sentence of the log.
learn-you = Alex
web-learn-name = Come ti chiami?
web-learn-begin = Comincia
web-teach-off = Basta spiegazioni
web-teach-off-told = Il maestro tace. «Impostazioni» lo richiama.
web-set-teacher = Il maestro spiega ciò che è chiesto per la prima volta
web-set-teacher-about = Due frasi, una volta nella vita per ogni domanda; «?» al tavolo le ripete.
web-set-taught = Spiega tutto di nuovo

web-legend = Legenda
web-legend-none = Questo gioco non ha una legenda.
web-legend-pieces = Pezzi
web-legend-goods = Merci
web-legend-worth = Denaro e punti
web-legend-places = Luoghi, carte, azioni
web-legend-signs = Segni
web-keys-legend = che cosa significano pezzi e icone

web-summary = Riepilogo dell’ultimo round
web-summary-of = Fine di { $title }
web-summary-new = Novità
web-summary-next = Che cosa dà punti dopo
web-summary-now = { $n ->
    [one] { $n } punto se la partita finisse ora
   *[other] { $n } punti se la partita finisse ora
}
web-summary-lesson = Chiudi questo, e la lezione continua.
web-summary-none = Nessun round è ancora finito.
web-summary-off = Basta riepiloghi
web-summary-off-told = I round non si raccontano più da soli; il tasto «e» li racconta ancora.
web-set-rounds = Racconta che cosa ha portato un round quando è finito
web-set-rounds-about = Chi ha ottenuto che cosa e perché, che cosa c’è di nuovo e che cosa dà punti dopo; il tasto «e» al tavolo lo racconta di nuovo.
web-keys-summary = che cosa ha portato l’ultimo round
web-no-round = In questa partita non c’è il round { $round }.
