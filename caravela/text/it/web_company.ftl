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
