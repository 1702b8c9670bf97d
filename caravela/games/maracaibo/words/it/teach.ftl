# Quello che il maestro dice quando qualcosa è chiesto per la prima volta nella vita di qualcuno: che cos’è, e come pensarci.

first-divide-plan = Delle otto carte ricevute mettine da parte una da comprare più tardi: aspetta nella tua pianificazione. Scegline una che aiuti a ogni round.
first-divide-discard = Delle altre ne tieni quattro; il resto va via. Tieni carte che potrai pagare presto e merci che i mercati vogliono: una carta è anche la merce che mostra.
first-career = Scegli una carriera: ognuno dei suoi tre compiti, una volta completato, porta dobloni e un lavoratore, e punti se fai più di quanto chiede. Prendi quella i cui compiti vanno d’accordo con le tue carte.
first-sail = Naviga da 1 a 7 spazi in avanti, mai indietro; dove ti fermi decide che cosa puoi fare. Con passi corti ti fermi più spesso; quelli lunghi danno più azioni villaggio e ti portano a casa, dove la prima nave chiude il round per tutti.
first-visit = Una nave si è fermata dove sta il tuo assistente, e la tua carta ti paga. Prendi 1 punto o 2 dobloni.
first-main = Fai qui un’azione principale, o nessuna. Pianificare una carta, per comprarla più tardi, è gratis.
first-deliver = Scarta una carta come la merce che questo mercato vuole. Così liberi un disco della tua nave: le carte deboli sono carico.
first-city-action = Hai consegnato; ora puoi fare anche l’azione della città. È ciò che mostra il disegno accanto.
first-village = Ogni azione compra una carta o una parte di un edificio di prestigio, dà un doblone o scarta la mano per 2. Più hai navigato, più azioni hai: da 1 a 3 spazi una, da 4 a 6 due, 7 tre. La rendita comprata presto paga a ogni round.
first-choose-part = Scegli uno dei due. Indicali per leggere che cosa portano adesso.
first-may-fight = Qui puoi combattere. Guarda prima i tuoi punti combattimento: si aggiungono a ciò che ti dà la nazione, e ciò che avanza è perso.
first-influence = Scegli la nazione con cui ottieni influenza. Alla fine il tuo titolo si moltiplica per quanto quella vale allora: una o due nazioni sono meglio di tre.
first-title = Sali al titolo successivo con una nazione. Alla fine il suo livello si moltiplica per quanto vale la nazione.
first-disc = Togli un disco dalla tua nave. Quando mancano i due dischi di un posto, la sua miglioria ti aiuta per sempre.
first-token = Prendi un gettone sinergia che non hai ancora. Li contano carte, carriere e la Chiesa.
first-annex = Metti il segnalino di una nazione su un villaggio che non ne ha. Meno segnalini restano a una nazione, più valgono i suoi titoli.
first-annex-nation = Scegli la nazione di cui resta qui il segnalino. Meglio una con cui hai un titolo.
first-place-here = Scegli la nazione di cui resta il segnalino su questo villaggio. Meglio una con cui hai un titolo.
first-effect-order = Scegli quale effetto viene prima. Ciò che uno porta può aiutare l’altro.
first-workers-on-card = Ogni lavoratore che metti su questa carta alza la tua rendita di dobloni. Restano lì, quindi tieni quelli che ti servono ancora.
first-fill = Completa la mano fino al limite, all’inizio quattro carte. Una carta del mazzo è gratis, una scoperta costa 1 doblone.
first-pay-card = Scegli con che cosa paghi. Tieni ciò che ti serve ancora in questo round.
first-may-pay = Puoi pagare questo per ciò che porta. Indicalo per vedere quanto vale adesso.
first-end-turn = La tua azione è fatta. Puoi ancora pianificare una carta, il che lascia posto nella mano.
first-buy-or-points = Prima del prossimo round compra un’altra carta o una parte di un edificio di prestigio, o prendi 2 punti. Poi si paga la rendita.
first-last-conversion = I lavoratori che avanzano si possono restituire per punti combattimento. Conviene quando qualcosa di tuo conta punti combattimento alla fine.
first-pile = Gira una tessera combattimento di una delle due pile. Dice quanto è forte ogni nazione in questo combattimento.
first-fight-for = Combatti per una nazione, mai contro altri giocatori; il suo numero è il tuo valore di combattimento, e ciò che le sta accanto si paga o si ottiene. Meglio una con cui hai un titolo.
first-fight-for-bare = Combatti per una nazione; tutte ti danno lo stesso valore di combattimento. Meglio una con cui hai un titolo.
first-fight = Spendi il tuo valore di combattimento in azioni combattimento, una dopo l’altra; punti combattimento e lavoratori aggiungono 1 ciascuno. Ciò che avanza è perso quando chiudi il combattimento.
first-explore = Il tuo esploratore avanza e scavalca gli altri; paga solo lo spazio dove si ferma. Una barriera sul percorso porta influenza o punti, di più a chi la supera per primo.
first-explore-path = Il percorso si divide qui: scegli dove va. Indica gli spazi per leggere che cosa portano.
first-barrier = Hai superato una barriera e ottieni influenza con una nazione. Meglio una con cui hai un titolo.
first-mission-slot = Paga ciò che la missione chiede e ottieni la ricompensa, una parte una volta per ogni bussola che hai. Ogni missione si compie una volta, da un giocatore.
first-mission-order = Scegli che cosa porta prima la missione. Ciò che uno porta può aiutare l’altro.
first-remove-skull = Puoi togliere dal tabellone una tessera con il teschio. Il suo posto torna a servire a tutti.
first-vote = La storia è a un bivio, e tutti votano in segreto; in caso di pareggio decide il voto di chi legge. Leggi le due parti prima di scegliere.

# -- La prima partita guidata: che cosa fare, e perché.

opening-who = Comandi una nave che fa quattro volte il giro dei Caraibi. Dopo il quarto round vince chi ha più punti vittoria.
opening-turn = Nel tuo turno navighi da 1 a 7 spazi in avanti, mai indietro, fai una cosa dove ti fermi e completi la mano fino a quattro carte. Poi tocca al giocatore seguente.
opening-round = Il percorso numerato parte dall’Avana, fa il giro del mare e riporta a casa, allo spazio 21a in alto a sinistra. Il round finisce per tutti appena una nave arriva lì; poi si paga la rendita, e tutte le navi ricominciano.
opening-points = Ciò che dà più punti sono i titoli: alla fine il livello del tuo titolo con una nazione, da 1 a 6, si moltiplica per quanto quella vale allora. Subito arrivano 3 punti per chi è a casa per primo, e quelli delle missioni e dell’esploratore. Le carte danno punti alla fine.

guide-sail = Naviga di quattro spazi, fino alla città che si illumina.
    .why = Questa città riceve lo zucchero che hai. In fretta o con calma? Un passo lungo salta ciò che sta in mezzo, ma ti porta a casa prima, e la prima nave a casa chiude il round per tutti. Con passi corti ti fermi più spesso.
guide-deliver = Fai l’azione della città e consegna { card-A33 }: la carta vale come lo zucchero che mostra.
    .why = Una carta o si compra per ciò che fa, o si spende come la sua merce. Questa difficilmente la compreresti: meglio consegnarla.
guide-disc = Togli un disco da { area-S01 } sulla tua nave.
    .why = Quando mancano i due dischi di un’area, ne hai la miglioria fino alla fine della partita. Questa ti dà più azioni nei villaggi.
guide-explore = Poi viene l’azione della città: fai avanzare l’esploratore di due spazi nella giungla, il percorso sotto la mappa.
    .why = Conta solo lo spazio dove si ferma: 2 dobloni, per le carte che stai per comprare. Tre spazi darebbero un punto combattimento.
guide-hand = Termina il turno e poi pesca una carta.
    .why = Completi la mano fino a quattro. Il mazzo è gratis, le carte scoperte costano 1 doblone. «Pianifica» mette da parte una carta per comprarla più tardi e lascia posto in mano; non è obbligatorio.
guide-village = Naviga a { location-9 } e fai le azioni villaggio.
    .why = In un villaggio conta quanto è lungo il tuo passo: da 1 a 3 spazi danno un’azione, da 4 a 6 due, 7 tre. Con uno spazio in meno ne avresti una sola.
    .why-2 = Ogni azione villaggio è una di queste: comprare una carta o una parte di un edificio di prestigio, guadagnare 1 doblone, o scartare tutta la mano per 2. Può essere due volte la stessa.
guide-cards = Compra { card-A04 } e { card-A02 }.
    .why = Ciascuna aumenta la rendita di 3 dobloni, pagati dopo i round 1, 2 e 3: comprate ora, 4 dobloni ne danno 9. Il numero accanto al tuo nome diventa 5: 3 punti delle carte, 2 del tracciato delle rendite di dobloni.
    .why-4 = Una carta alla volta: dopo ognuna scegli di nuovo tra il mazzo e le carte scoperte.
guide-upgrade = Naviga a { location-11 }, consegna di nuovo e togli il secondo disco.
    .why = Allora hai { area-S01 }: due spazi danno due azioni villaggio. Prima viene la consegna, poi si chiede dell’azione della città.
    .why-4 = La tua prima miglioria. La tua carriera, la carta { career-CR3 } sotto la nave, ha tre compiti, e ciascuno paga una volta dobloni e un lavoratore. Uno chiede 5 migliorie; se allora sono già 8, sono 4 punti in più.
guide-pile = Ora fai l’azione della città, un combattimento, e gira una tessera di una pila.
    .why = Dice quanto è forte ogni nazione in questo combattimento. Combatti per una nazione, mai contro gli altri giocatori.
guide-nation = Combatti per la Francia.
    .why = La Francia ti dà un valore di combattimento 5 e costa 1 doblone. La Spagna dà 4 e porta 1 punto, l’Inghilterra dà 3 e porta 3 dobloni. Te ne servono 6 in tutto, per due azioni combattimento.
guide-strength = Metti il tuo punto combattimento nel combattimento.
    .why = Così fanno 6: 4 per annettere una città e 2 per l’influenza. Ciò che avanza alla fine è perso.
guide-annex = Scegli tu: quale città annetti per la Francia?
    .why = Ciascuna costa 4. Il suo segnalino fa valere di più la Francia alla fine, e ottieni 1 influenza; chi ne ha di più con una nazione ottiene 3 punti alla fine.
    .way-points = { location-14 }: 4 punti subito.
    .way-doubloons = { location-4 }: 4 dobloni, per una carta nel prossimo villaggio.
    .way-worker = { location-5 }: un lavoratore; missioni e alcune carte si pagano con lavoratori.
guide-influence = Guadagna favore con i 2 che restano, poi chiudi il combattimento.
    .why = Con due di influenza hai il primo titolo con la Francia. Alla fine il suo livello si moltiplica per quanto vale la Francia, ora 1 × 3 = 3 punti; per quasi tutti i titoli diventano la somma più grande.
guide-mission = Naviga a { location-15 }, compi la missione e prendi l’influenza con la Francia.
    .why = Una missione paga una volta, a chi arriva per primo; questa costa un lavoratore. I lavoratori sono le figure piccole in cima al tuo foglio; anche alle carte con assistente ne serve uno.
    .why-2 = Una bussola è sulla tua nave; alcune carte ne portano altre, e allora ogni missione paga di più.
    .why-3 = Meglio con la nazione del tuo titolo: ancora una dopo questa, e hai il secondo titolo con la Francia.
guide-fast = Naviga di tre spazi e prendi due dobloni.
    .why = Tre spazi, due azioni: lo fa { area-S01 }.
guide-fast-buy = Naviga di tre spazi e fai le azioni villaggio.
    .why = Tre spazi, due azioni: lo fa { area-S01 }.
    .then-3 = Scegli tu: che cosa fai con i tuoi dobloni?
    .way-card = Comprare una carta: il suo effetto aiuta d’ora in poi, e i suoi punti contano alla fine.
    .way-coins = Guadagnarne un altro: alla fine del round puoi comprare una carta più cara.
guide-homeward = Naviga a { location-20 }, fai la sua azione e scegli l’esploratore.
    .why = Nessuno passa oltre questo spazio: tutti si fermano qui, per un combattimento o per l’esploratore. Non ti resta alcun punto combattimento, quindi l’esploratore rende di più.
guide-walk = Scegli tu: fin dove va l’esploratore?
    .why = Più avanti ci sono barriere che danno influenza o punti, di più a chi le attraversa per primo.
    .way-ahead = Due spazi: 2 punti subito, e più vicino alla prima barriera.
    .way-near = Uno spazio: un punto combattimento per il prossimo combattimento.
guide-home = Fai l’azione e termina il turno.
    .why = Chi è a casa per primo ottiene 3 punti e chiude il round per tutti: gli altri perdono le soste che volevano ancora fare. Quindi affrettati quando sei davanti, e non contare su un altro turno quando sei dietro.
guide-alone = Scegli tu; poi continua per conto tuo.
    .why = Poi si paga la rendita, almeno 14 dobloni per te. Meta: più rendita presto, e la Francia fino al titolo successivo.
    .way-card = Una carta: il suo effetto aiuta d’ora in poi, e i suoi punti contano alla fine.
    .way-two = 2 punti subito, e i tuoi dobloni restano tuoi.

# Ciò che gli avversari hanno fatto intanto, e perché importa a chi impara.

meanwhile-sailed = { $points ->
    [one] { $who } naviga fino { $location_to } ({ $points } punto movimento): la prima nave a casa chiude il round per tutti.
   *[other] { $who } naviga fino { $location_to } ({ $points } punti movimento): la prima nave a casa chiude il round per tutti.
 }
