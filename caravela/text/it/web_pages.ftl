# Le pagine del web oltre al tavolo: sala, nuovo tavolo, invito, impostazioni, regole, informazioni. I numeri arrivano già pronti, quindi qui nulla sceglie.

## In comune

web-home = Caravela, vai alla sala
web-menu = Menu
web-pages = Pagine
web-skip = Vai al contenuto
web-nav-tables = Tavoli
web-nav-new = Nuovo tavolo
web-nav-rules = Regole
web-nav-settings = Impostazioni
web-nav-about = Informazioni
web-language = Lingua
web-theme-to-dark = Passa al lume di lanterna (scuro)
web-theme-to-light = Passa alla luce del giorno (chiaro)
web-cancel = Annulla
web-close = Chiudi
web-copy = Copia
web-copied = Copiato.
web-not-copied = Il browser non permette di copiare; seleziona il testo e copialo a mano.
web-saved = Salvato.
web-failed = Il server non ci è riuscito. Riprova tra un momento.
web-no-connection = Il server non risponde. È ancora acceso?
web-your-name = Il tuo nome
web-name-hint = Nome al tavolo
web-somebody = Qualcuno
web-rules-of = Regole di { $game }

## Sala

web-lobby-title = Il tavolo è pronto
web-lobby-about = Giochi da tavolo dell’epoca della vela: da soli contro i bot, con amici a questo schermo, o con amici ovunque grazie a un link. Senza account, senza installare nulla.
web-games = Giochi
web-game-seats = Da { $least } a { $most } giocatori
web-play-now = Gioca subito contro i bot
web-play-now-of = Gioca subito contro i bot: { $game }
web-play-alone = Giocare in solitario
web-play-alone-of = Giocare in solitario: { $game }
web-set-up = Prepara un tavolo
web-set-up-of = Prepara un tavolo: { $game }
web-my-tables = I miei tavoli
web-tables-wait-one = Un tavolo ti aspetta
web-tables-wait = { $n } tavoli ti aspettano
web-tables-open = In attesa di giocatori
web-tables-playing = Tocca agli altri
web-tables-over = Finiti
web-tables-over-many = { $n } partite finite
web-list-more = Mostra altro (ne restano { $n })
web-tables-none = Non hai ancora nessun tavolo.
web-tables-none-hint = Gioca una prima partita contro i bot, oppure prepara un tavolo e manda un link agli amici. I tuoi tavoli restano qui; chiudi il browser quando vuoi.
web-players = Giocatori
web-table-waits = Tocca a te
web-table-since = il tuo turno è cominciato { $when }
web-table-last = ultima mossa { $when }
web-table-made = preparato { $when }
web-table-ended = finita { $when }
web-table-deadline = il tempo scade { $when }
web-table-over = { $n } mosse
web-table-parted = non prosegue con questa versione; si può guardare
web-table-unreadable = non si può aprire con questa versione
web-table-free = { $n } posti liberi
web-table-free-one = un posto libero
web-table-play = Gioca
web-table-look = Al tavolo
web-table-result = Risultato
web-table-replay = Rivedi
web-table-rematch = Rivincita
web-seat-open = posto libero
web-seat-is-bot = bot
web-seat-is-me = tu
web-seat-present = presente
web-seat-away = assente
web-invite = Invita
web-invite-title = Invita giocatori
web-invite-about = Manda ogni link a una persona: chi lo apre per primo prende il posto. Ogni link vale una volta.
web-invite-host = I link li ha chi ha creato il tavolo; chiedi di invitare.
web-invite-seat = Link per il posto { $n }
web-import = Continua da una registrazione
web-import-about = Una registrazione è tutta la partita in testo semplice. Incollane una, scegli un file o trascinalo in un punto qualsiasi della pagina: una partita incompiuta continua, una finita si può rivedere.
web-import-text = Incolla qui una registrazione
web-import-file = Scegli un file
web-import-go = Porta al tavolo
web-import-empty = Prima incolla una registrazione o scegli un file.

## Nuovo tavolo

web-new-title = Prepara un tavolo
web-new-game = Gioco
web-new-preset = Edizione
web-new-options = Tutte le opzioni
web-options-edition = In che cosa differiscono le edizioni
web-options-variants = Varianti
web-options-as-preset = come nell’edizione scelta
web-options-changed = cambiato: { $options }
web-options-reset = Torna all’edizione com’è
web-option-some = solo alcuni…
web-new-seats = Posti
web-new-shuffle = Mescola l’ordine
web-new-shuffled = I posti saranno mescolati alla creazione del tavolo.
web-seats-people = Persone
web-seats-bots = Bot
web-seat-me = Gioco io
web-seat-here = A questo schermo
web-seat-here-about = Un’altra persona: vi passate il dispositivo e un sipario nasconde ciò che gli altri non devono vedere.
web-seat-guest = Invitato con un link
web-seat-guest-about = Ricevi un link da mandare; il posto è di chi lo apre.
web-seat-bot = Bot: { $level }
web-name-short = Nome
web-seat-kind = Posto { $n }: chi gioca
web-seat-name = Posto { $n }: nome
web-seat-up = Sposta su il posto { $n }
web-seat-down = Sposta giù il posto { $n }
web-seat-remove = Togli il posto { $n }
web-seat-add = Aggiungi un posto
web-seats-at-once = La partita comincia subito.
web-seats-guest = La partita comincia quando l’invitato prende posto.
web-seats-guests = La partita comincia quando tutti e { $n } gli invitati prendono posto.
web-seats-only = Con queste opzioni il tavolo è per { $seats } giocatori.
web-new-clock = Tempo
web-new-clock-none = Senza orologio
web-new-clock-none-about = Ognuno si prende il tempo che gli serve.
web-new-clock-live = Tutto d’un fiato
web-new-clock-live-about = Ogni giocatore ha una riserva di tempo e ne guadagna un poco a ogni mossa.
web-new-clock-minutes = minuti a testa
web-new-clock-increment = secondi in più per mossa
web-new-clock-days = Nel corso di giorni
web-new-clock-days-about = Gioca quando hai tempo; nelle impostazioni scegli come essere avvisato.
web-new-clock-days-each = giorni per mossa
web-new-name = Nome del tavolo (può restare vuoto)
web-new-create = Siediti al tavolo

## Entrare con un link

web-join-title = Un invito
web-join-seat = { $host } ti invita a un tavolo di { $game }. Giocheresti al posto { $n }.
web-join-coach = { $host } ti lascia guardare da sopra la spalla del posto { $n } a un tavolo di { $game }. Vedi tutto ciò che vede quel giocatore; tenetelo per voi.
web-join-watch = { $host } ti invita a guardare un tavolo di { $game }. Vedi ciò che tutti possono vedere.
web-join-device = Questo link porta { $name } con tutti i tavoli e le impostazioni in questo browser. Chi c’era prima viene dimenticato in questo browser.
web-join-sit = Prendi posto
web-join-look-on = Guarda
web-join-this-device = Continua in questo browser
web-join-taken = Qualcuno ha già preso questo posto. Chiedi un altro link, o uno per guardare.
web-join-no-link = Gli inviti sono link: apri quello che hai ricevuto. Se hai ricaricato questa pagina, riapri il link.
web-join-lobby = Vai alla sala

## Impostazioni

web-settings-about = Sono tue e valgono a ogni tavolo; ogni modifica viene salvata subito.
web-settings-you = Tu
web-theme = Luce
web-theme-system = Come il sistema
web-theme-light = Luce del giorno
web-theme-dark = Lume di lanterna
web-settings-table = Al tavolo
web-set-confirm = Chiedi prima di ciò che non si può annullare
web-set-confirm-about = È quando il turno passa ad altri e quando si rivela qualcosa di nascosto. Tutto il resto si può annullare (↶), perciò si fa subito. La stessa cosa un’altra volta, come un’altra carta dal mazzo, non si chiede di nuovo.
web-set-scores = Mostra i punti in tempo reale
web-set-scores-about = Quanto avrebbe ognuno se la partita finisse adesso.
web-set-sound = Suono
web-set-sound-about = Una campana di bordo quando tocca a te.
web-set-pace = Pausa tra le mosse dei bot
web-set-pace-about = Quanto basta per vedere che cosa fanno, o nessuna.
web-pace-seconds = { $n } s
web-settings-notices = Avvisi
web-set-notify = Avvisami in questo browser
web-set-notify-about = Quando un tavolo ti aspetta e Caravela è aperta in un’altra scheda. Il browser chiede il permesso.
web-notify-denied = Il browser non permette avvisi qui; si cambia nelle sue impostazioni per questa pagina.
web-notify-missing = Questo browser non ha avvisi.
web-hooks = Avvisi altrove
web-hooks-about = Ogni decisione che ti aspetta viene mandata anche a questi indirizzi: un canale di Discord o Slack, un argomento di ntfy sul telefono, o qualsiasi indirizzo che accetti JSON. Senza e-mail.
web-hook-ntfy = ntfy
web-hook-discord = Discord
web-hook-slack = Slack
web-hook-json = Altro (JSON)
web-hook-kind = Avviso { $n }: servizio
web-hook-url = Avviso { $n }: indirizzo
web-hook-add = Aggiungi un indirizzo
web-hook-test = Manda una prova
web-hook-sent = Un avviso di prova è in viaggio.
web-hook-remove = Togli
web-hook-remove-of = Togli l’avviso { $n }
web-device = Un altro dispositivo
web-device-about = I tuoi posti appartengono a questo browser. Con questo link siedi agli stessi tavoli sul telefono o su un altro computer.
web-device-make = Crea un link
web-device-made = Vale una volta, entro un giorno. Non darlo a nessuno: chi lo apre sei tu.

## Regole

web-rules-search = Cerca
web-rules-search-hint = una parola, o { $clause }
web-rules-chapters = Capitoli
web-rules-link = Copia il link a questa clausola
web-rules-found = { $n } clausole trovate
web-rules-found-one = Una clausola trovata
web-rules-found-none = Nessuna clausola lo contiene. Prova un’altra parola.

## Informazioni

web-about-what = Caravela è un tavolo per giochi dell’epoca della vela, fedele alle regole fino all’ultima clausola.
web-about-how = Gira sul tuo computer. Gioca contro bot che non vedono più di te, passatevi il dispositivo, o manda link agli amici; smetti quando vuoi e riprendi da dov’eri. Ogni decisione dice quale regola c’è dietro.
web-about-games = I giochi e la storia
web-about-keys = Con la tastiera
web-about-keys-text = Tutto si può fare senza mouse:
web-key-tab = alla prossima cosa che si può scegliere; con Maiusc alla precedente
web-key-enter = scegli, conferma
web-key-escape = annulla una scelta, chiudi una finestra
web-key-digits = prendi una scelta con il suo numero, o ciò che ha quel numero sul tabellone
web-key-undo = annulla un passo
web-key-zoom = più vicino, più lontano, tutto il tabellone
web-key-help = al tavolo: tutti i tasti
web-key-search = cerca nelle regole
web-about-private = Che cosa si conserva
web-about-private-text = Il tuo nome, le tue impostazioni e le tue partite, in una banca dati sul computer che esegue Caravela. Nulla viene mandato altrove, a meno che tu non indichi un indirizzo per gli avvisi.
web-about-licence = Disegni, parole, licenze
web-about-licence-art = Tutti i disegni e tutte le parole qui sono nostri; nulla viene dalle illustrazioni o dai testi di un editore. Le coste sono di Natural Earth, di pubblico dominio.
web-about-licence-names = I nomi dei giochi appartengono ai loro editori, che qui non hanno parte. Se un gioco ti piace, metti la scatola sul tuo scaffale.
