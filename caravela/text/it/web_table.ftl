# The page of a table.

## The table

web-play-question = La domanda
web-play-board = Tabellone
web-play-mine = Plancia propria
web-play-mine-short = La mia
web-play-mat-large = Plancia propria, grande
web-play-mats = Plance degli altri
web-play-players = Giocatori
web-play-purse = Con che cosa puoi pagare
web-play-log = Cronaca
web-play-tabs = Parti del tavolo
web-play-reconnecting = Connessione persa; nuovo tentativo …
web-play-lift = Ci sono, mostra il tavolo
web-play-next = Prossimo tavolo che mi aspetta
web-play-skip = Salta fino al mio turno
web-play-no-file = Questo file non è disponibile ora.

## Choosing

web-play-all-choices = Tutte le scelte
web-play-all-choices-of = Mostra tutte le { $n } scelte
web-play-choices = scelte
web-play-search = Cerca
web-play-barrier = non si può annullare
web-play-no-way-back = Si rivela qualcosa di nuovo: non si può annullare.
web-back-to-game = Torna alla partita
web-play-free = Azioni gratuite
web-play-missing = manca { $missing }
web-play-ahead = Ecco che cosa succederà:
web-play-confirm = Conferma
web-play-confirm-end = Conferma: tocca al prossimo
web-play-ok = OK
web-play-ways = Modi per proseguire: { $n }
web-play-number = Un numero da { $least } a { $most }
web-play-range = da { $least } a { $most }
web-turn = Gira
web-turn-hint = Tocca una casella per vedere come sta; toccala di nuovo per piazzare.
web-turn-only = Qui entra solo così.
web-play-less = Meno
web-play-more = Più
web-play-undo = Annulla
web-play-restart = Ricomincia il turno ({ $n })
web-play-restart-one = In questo turno hai fatto un solo passo: «Annulla» lo annulla.
web-play-restart-ask = Annullare tutti i { $n } passi di questo turno?
web-play-restart-text = Non si possono riavere; «Annulla» annulla solo l’ultimo.
web-play-restart-no = Tienili
web-play-nothing-to-undo = Non hai nulla da annullare.
web-play-always = non chiedere più
web-play-always-of = { $option }, e non chiedere più in questo round
web-play-orders = Risposta automatica in questo round: { $options }.
web-play-ask-again = Chiedimelo di nuovo

## Players and points

web-play-you = tu
web-play-away = assente
web-play-left = gioca un bot al suo posto
web-play-decides = deve decidere
web-play-points-now = Punti se la partita finisse ora: { $n }. Ciò che si spende non conta più, perciò può calare.
web-play-points-short = PV
web-play-scores = Punti per categoria, se la partita finisse ora
web-play-total = Totale
web-play-clock-days = { $days } g { $hours } h

## Looking closer, looking back

web-play-zoom-in = Avvicina
web-play-zoom-out = Allontana
web-play-zoom-fit = Tutto il tabellone
web-play-areas = Parti del tabellone
web-play-area-all = Tutto
web-play-looking = Stai guardando la mossa { $move } di { $most }
web-play-to-now = Torna al presente
web-play-first = All’inizio
web-play-back = Una mossa indietro
web-play-on = Una mossa avanti

## Trying things out

web-try = Prova le mosse
web-try-about = Prova le mosse: muovi per tutti, e nulla conta
web-try-title = Stai provando.
web-try-text = Qui nulla conta, e ciò che è nascosto viene distribuito di nuovo.
web-try-meanwhile = Il tavolo ti chiede: { $question }
web-try-back = Torna al tavolo

## The log

web-log-beginning = Prima del primo round
web-log-everybody = Tutti
web-log-filter = Di chi mostrare le righe
web-log-since = Dal tuo ultimo turno
web-log-play = Mostra sul tabellone ciò che è successo dal tuo ultimo turno
web-log-quiet = e { $n } momenti tranquilli

## The menu

web-menu-title = Menu
web-menu-scores = Punti ora
web-menu-rules = Regole
web-menu-watch = Copia un link per gli spettatori
web-menu-coach = Copia un link per chi può vedere ciò che vedo io
web-menu-coach-of = Copia un link per chi può vedere ciò che vede { $who }
web-menu-record = Salva la registrazione della partita
web-menu-report = Salva una segnalazione di un problema
web-menu-leave = Lascia il posto a un bot
web-menu-leave-text = Un bot prende il tuo posto, così gli altri possono continuare. Puoi riprenderlo quando vuoi.
web-menu-leave-bot = Chi continua a giocare
web-menu-return = Riprendi il mio posto
web-menu-confirm = Chiedi prima di ciò che non si può annullare
web-menu-sound = Un suono quando tocca a me
web-menu-notify = Un avviso quando la pagina non è in vista
web-menu-live-scores = Punti nei riquadri dei giocatori

## Keys

web-keys-title = Tasti
web-keys-choose = scegliere
web-keys-always = la stessa risposta fino alla fine del round
web-keys-confirm = confermare, o scegliere ciò che è evidenziato
web-keys-cancel = un passo indietro
web-keys-turn = girare ciò che stai piazzando
web-keys-undo = annullare
web-keys-restart = ricominciare il turno
web-keys-board = al tabellone
web-keys-mat = alla mia plancia
web-keys-others = la plancia del giocatore successivo
web-keys-players = ai giocatori
web-keys-log = alla cronaca
web-keys-scores = punti ora
web-keys-next = prossimo tavolo che mi aspetta
web-keys-skip = non aspettare i bot
web-keys-try = provare le mosse, e tornare al tavolo
web-keys-zoom = avvicinare, allontanare, vedere tutto
web-keys-arrows = da una cosa all’altra su una plancia; guardando indietro, da mossa a mossa
web-keys-history = guardare indietro, avanti
web-keys-now = tornare al presente
web-keys-help = questo elenco

## The waiting room

web-room-title = Prima della partita
web-room-seat = Posto { $n }
web-room-free = ancora libero
web-room-taken = è qui
web-room-copy = Copia l’invito
web-room-new-link = Nuovo invito
web-room-hint = La partita comincia da sola appena tutti i posti sono occupati.

## The end

web-end-show = Risultato
web-end-board = Guarda il tabellone
web-end-rematch = Rivincita
web-end-rematch-made = C’è una rivincita; il tuo posto è riservato.
web-end-rematch-go = Alla rivincita
web-end-replay = Rivedi la partita
web-end-record = Salva la registrazione
web-end-lobby = Ai miei tavoli

## The replay

web-replay-controls = Replay
web-replay-scrub = Mossa
web-replay-move = Mossa { $move } di { $most }
web-replay-first = All’inizio (Home)
web-replay-last = Alla fine (Fine)
web-replay-back = Una mossa indietro (←)
web-replay-on = Una mossa avanti (→)
web-replay-round-back = Un round indietro ([)
web-replay-round-on = Un round avanti (])
web-replay-play = Avvia (spazio)
web-replay-pause = Pausa (spazio)
web-replay-round = Vai a un round
web-replay-eyes = Con gli occhi di chi
web-replay-public = Come lo vedono tutti
web-replay-as = Come lo vede { $who }
web-replay-link = Copia il link a questa mossa
web-replay-table = Al tavolo
web-replay-key-step = una mossa indietro, avanti
web-replay-key-ends = all’inizio, alla fine
web-replay-key-rounds = un round indietro, avanti
web-replay-key-play = avvia, pausa
