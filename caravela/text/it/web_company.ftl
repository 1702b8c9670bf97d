# Compagnia: la sala d’attesa e ciò che le persone al tavolo concordano.

## La sala d’attesa

web-agreed = Che cosa si gioca
web-room-bot = Un bot al suo posto
web-room-bot-text = Un bot gioca in questo posto, e nessuno può più occuparlo. La partita comincia quando tutti i posti sono occupati.
web-room-bot-go = Fai giocare un bot
web-room-cancel = Annulla il tavolo
web-room-cancel-text = La partita non si gioca. Chi si è già seduto viene avvisato.
web-room-keep = Tieni il tavolo
web-room-cancelled = Il tavolo è stato annullato prima che la partita cominciasse.
web-table-cancelled = annullato

room-begun = La partita è già cominciata, o il tavolo è già stato annullato.
room-cancelled = Questo tavolo è stato annullato prima che la partita cominciasse; chiedi un altro invito.

## Ciò che le persone al tavolo concordano. $who è chi gioca.

web-menu-back = Chiedi di tornare indietro
web-menu-back-text = La tua ultima mossa e tutto ciò che è venuto dopo vengono annullati, se tutti al tavolo sono d’accordo. La sorte resta com’era: la stessa mossa porta la stessa pescata.
web-menu-concede = Arrenditi
web-menu-concede-text = Se tutti al tavolo sono d’accordo, la partita finisce qui e tu sei all’ultimo posto; gli altri sono in classifica con i punti che hanno ora.
web-menu-abandon = Abbandona la partita
web-menu-abandon-text = Se tutti al tavolo sono d’accordo, la partita finisce qui e nessuno vince.
web-ask-abandon = { $who } chiede di abbandonare la partita: finirebbe qui e nessuno vincerebbe.
web-ask-concede = { $who } si arrende: la partita finirebbe qui, con { $who } all’ultimo posto e gli altri in classifica con i punti che hanno ora.
web-ask-back = { $who } chiede di annullare tutto dalla mossa { $move } in poi.
web-ask-back-uncovered = Da allora qualcosa è venuto alla luce, e nessuno può dimenticarlo: accetta solo se ti va bene.
web-ask-waits = Deve ancora rispondere: { $players }.
web-ask-agree = D’accordo
web-ask-decline = No
web-ask-withdraw = Ritira la richiesta
# Nel registro.
web-back-taken = { $player } torna indietro, come tutti hanno concordato (mosse: { $n }).
web-back-uncovered = Qualcosa era già venuto alla luce.
# Come è finita una partita.
web-ended-abandoned = La partita è stata abbandonata di comune accordo; nessuno ha vinto.
web-ended-conceded = { $who } ha rinunciato alla partita.
web-notice-asked = A «{ $table }» si chiede il tuo consenso. { $status }

ask-standing = C’è già una richiesta in corso; rispondi prima a quella.
ask-nothing = Non c’è più nessuna richiesta in corso.
ask-campaign = Le partite di una campagna dipendono l’una dall’altra, perciò ognuna si gioca fino alla fine.
ask-alone = Chi gioca da solo può abbandonare la partita.
ask-back-often = A questo tavolo si è già tornati indietro di comune accordo { $most } volte, che è il massimo.

## Il mio elenco di tavoli, indirizzi

web-table-remove = Togli dal mio elenco
web-table-removed = Il tavolo non è più nel tuo elenco; non se ne perde nulla.
web-table-put-back = Rimetti
web-table-back = Il tavolo è di nuovo nel tuo elenco.
web-tables-removed = Tolti dal mio elenco
web-tables-removed-none = Non è stato tolto nulla.
table-remove-others = Altri giocano qui con te; prima lascia il tuo posto a un bot o concorda di abbandonare la partita, e annulla un tavolo che non è cominciato.
web-nowhere = Qui non c’è niente
web-nowhere-about = Questo indirizzo non porta da nessuna parte. Forse non è stato copiato per intero.

## Parlare al tavolo

web-talk = Chiacchiere
web-talk-unread = Chiacchiere ({ $n } da leggere)
web-talk-say = Di’
web-talk-text = Di’ qualcosa al tavolo
web-talk-mute = Silenzia
web-new-talk = Chiacchiere al tavolo
web-new-talk-about = Le frasi sono già pronte, e ognuno le legge nella propria lingua. A parole si potrebbe anche dire ciò che le regole nascondono.
web-new-talk-all = Qualsiasi cosa
web-new-talk-phrases = Solo frasi pronte
web-new-talk-none = Niente
web-phrase-hello = Ciao
web-phrase-good-luck = Buona fortuna a tutti
web-phrase-well-played = Bella mossa
web-phrase-thanks = Grazie
web-phrase-sorry = Scusate
web-phrase-thinking = Mi serve un momento
web-phrase-back-soon = Torno subito
web-phrase-your-turn = A chi tocca?
web-phrase-good-game = Bella partita
web-phrase-again = Un’altra partita?

talk-off = A questo tavolo non si dice niente, come ha scelto chi l’ha creato.
talk-phrases = A questo tavolo si dicono solo le frasi pronte, come ha scelto chi l’ha creato.
talk-long = È troppo lungo da dire in una volta; al massimo sono { $most } caratteri.
talk-empty = Qui non c’è niente da dire.
talk-too-much = Hai detto molto in poco tempo; aspetta un momento.

## Tavoli aperti

web-nav-open = Tavoli aperti
web-open-about = Tavoli di questo server a cui chiunque può sedersi o assistere.
web-open-none = In questo momento nessun tavolo è aperto a tutti.
web-open-none-hint = Preparane uno, invita qualcuno con un link e offri i posti liberi a tutti.
web-open-seats = Posti liberi
web-open-watch = Da guardare
web-open-sit = Siediti qui
web-open-sit-of = Occupa il posto { $n }: { $table }
web-open-look = Guarda
web-open-host = creato da { $host }
web-new-offered = Offri i posti liberi a tutti su questo server
web-new-watchable = Chiunque su questo server può guardare

open-not = Questo tavolo non è aperto a tutti; chiedi un invito.
open-seated = Hai già un posto a questo tavolo.

## Storico e classifiche

web-nav-history = Storico
web-history-about = Le partite che hai finito qui, e come sono andate.
web-history-none = Ancora nessuna partita finita.
web-history-games = Partite finite
web-history-statistics = Come sono andate
web-history-ratings = Classifica su questo server
web-history-ratings-about = Contano solo i tavoli classificati, e solo le persone. Tutti cominciano da 1000; il numero è prudente, perciò sale con ogni partita che dice di più.
web-history-ratings-none = Nessuno ha ancora finito qui una partita classificata di { $game }.
web-history-game = Gioco
web-history-seats = Giocatori
web-history-against = Contro
web-history-played = Giocate
web-history-won = Vinte
web-history-mean = Media dei punti
web-history-best = Punti migliori
web-history-place = Posto
web-history-name = Nome
web-history-rating = Punteggio
web-history-few = ancora poche partite
web-history-alone = nessuno
web-history-people = persone
web-history-length = { $moves } mosse in { $time }
web-history-winner = ha vinto
web-history-gave-up = ha rinunciato
web-history-minutes = { $n } min
web-history-hours = { $n } h
web-history-days = { $n } giorni
web-rated = Classificato
web-new-rated = Classificato
web-new-rated-about = Il risultato conta per la classifica di tutti, e chiunque su questo server può leggere i nomi. Solo per persone; chi lascia il posto a un bot arriva ultimo.

rated-people = Un tavolo classificato è solo per persone, ognuna al proprio browser, e non per campagne.
ask-back-rated = Da allora qualcosa è venuto alla luce, e a un tavolo classificato questo non si annulla.

## Avvisi senza pagina aperta

web-set-push = Avvisa su questo dispositivo anche quando Caravela è chiuso
web-set-push-about = Quando un tavolo ti aspetta. L’avviso passa per il servizio di avvisi del browser, cifrato perché solo questo browser possa leggerlo.
web-push-missing = Questo browser non ha avvisi senza pagina aperta, o Caravela non si raggiunge via https.
web-push-failed = Il servizio di avvisi di questo browser non risponde; riprova più tardi.
push-address = Gli avvisi per un browser vanno solo via https.
push-keys = Le chiavi di questo browser non servono per gli avvisi.
