# L'arena, in cui i bot giocano contro i bot.

## Rifiuti. Ognuno è una frase: che cosa si è tentato e che cosa è possibile.

arena-nobody = Tutti incontrano tutti solo dove ci sono più giocatori, e questi sono uno solo: { $players }.
arena-seats = Un tavolo per { $seats } non si può formare con { $players } giocatori; indicane tanti quanti sono i posti, o di più.
arena-range = L’opzione --{ $option } è un numero intero da { $least } a { $most }, non { $n }.
arena-sprt = Una prova richiede due quote tra 0 e 1, prima la minore, non { $low } e { $high }.
arena-line = La riga { $line } di { $file } non è quel che dovrebbe starci.
arena-other-setup = Il file { $file } contiene partite con un altro “{ $what }” ({ $there } invece di { $here }); scegli un altro file.
arena-other-players = Il file { $file } contiene partite di altri giocatori ({ $there } invece di { $here }), perché i bot, i loro pesi o lo schieramento sono cambiati; scegli un altro file.
arena-empty = Non ci sono ancora partite in questi file: { $files }.
dataset-seats = Con la preparazione { $preset } nessuno può giocare a un tavolo per { $seats }.
dataset-other = La cartella { $folder } contiene partite di un altro insieme di dati; scegline un’altra.
dataset-no-parquet = Parquet è scritto da una libreria che non è installata; “pip install caravela[parquet]” la installa.
arena-worker-died = Un processo che giocava partite è morto, forse per mancanza di memoria; quanto giocato prima è conservato, e lo stesso comando prosegue.
ratings-need = I punteggi sono calcolati da una libreria che non è installata; “pip install caravela[lab]” la installa.
arena-no-ray = Ray non è installato; “pip install caravela[ray]” lo installa, e senza --ray le partite sono giocate da processi di questa macchina.
tricks-unknown = Non c’è un giocatore chiamato «{ $trick }»; questo gioco conosce { $tricks }.
tricks-none = Non c’è un giocatore chiamato «{ $trick }»: { $game } non conosce giocatori con un trucco.
weights-file = Il file { $file } non è TOML, come sono i file di pesi: { $error }.
weights-none = Il file { $file } non ha pesi: sotto [weights] c’è un numero per ogni caratteristica; per master, che pesa per round, sotto [weights.1], [weights.2] e così via.
weights-kind = { $kind ->
    [rounds] Il file { $file } ha pesi per round, che usa solo master; per { $level } c’è un numero per ogni caratteristica sotto [weights].
   *[features] Il file { $file } ha pesi senza round; per { $level } stanno sotto [weights.1], [weights.2] e così via, come li scrive “caravela train --level master”.
 }
weights-features = Il file { $file } ha pesi per ciò che i bot non guardano in { $game }: { $features }.
weights-level = Non ci sono pesi secondo cui giochi «{ $level }», quindi non può giocare con quelli di un file; questi possono: { $levels }.
regret-other = Il file { $file } parla di altri giocatori o di un altro riferimento; scegli un altro file.
regret-seconds = Un riferimento pensa per più di 0 e al massimo { $most } secondi, non { $seconds }.
regret-both = Con --against il riferimento ha già scelto e non pensa di nuovo; tralascia --reference.
regret-no-choice = La riga { $line } di { $file } non dice che cosa un riferimento ha scelto in una posizione; “caravela arena regret --out” scrive file che lo dicono.
regret-none = Il file { $file } non dice che cosa un riferimento ha scelto in nessuna di queste posizioni.
regret-elsewhere = Il file { $file } riguarda altre posizioni: «{ $choice }» non può essere scelto nella posizione { $position }.
train-other = La cartella { $folder } contiene le partite di un altro allenamento; scegline un’altra.
train-level = Un livello è una parola senza spazi, non «{ $level }».

## Il terminale

arena-progress = { $done } di { $games } partite, mancano { $left }
arena-stopped = { $games ->
    [one] Interrotto; { $games } partita è in { $file }, e lo stesso comando prosegue da lì.
   *[other] Interrotto; { $games } partite sono in { $file }, e lo stesso comando prosegue da lì.
 }
dataset-made = { $games ->
    [one] L’insieme di dati in { $folder } ha { $games } partita.
   *[other] L’insieme di dati in { $folder } ha { $games } partite.
 }
arena-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 }
arena-head-player = Giocatore
arena-head-won = Vittorie, intervallo del 95 %
arena-head-rating = Punteggio, intervallo del 95 %
arena-head-blocks = per blocchi
arena-head-points = Punti
arena-head-rank = Posizione
arena-head-thinking = Una decisione
arena-ratings = Punteggi in punti Elo
arena-seat = Posto { $n }
arena-seat-biased = si scosta di oltre 5 punti dalla sua quota
# $result is high, low or open; $ratio the logarithm of the likelihood ratio.
arena-verdict = { $result ->
    [high] Deciso dopo { $blocks } blocchi: { $player } è più vicino a { $high } che a { $low } (logaritmo del rapporto di verosimiglianza { $ratio }).
    [low] Deciso dopo { $blocks } blocchi: { $player } è più vicino a { $low } che a { $high } (logaritmo del rapporto di verosimiglianza { $ratio }).
   *[open] Ancora aperto dopo { $blocks } blocchi: { $player } può essere più vicino a { $low } o a { $high } (logaritmo del rapporto di verosimiglianza { $ratio }).
 }
positions-made = { $positions ->
    [one] { $positions } posizione è in { $file }.
   *[other] { $positions } posizioni sono in { $file }.
 }
regret-title = { $positions ->
    [one] { $positions } posizione, contro il maestro che pensa { $seconds } s
   *[other] { $positions } posizioni, contro il maestro che pensa { $seconds } s
 }
regret-title-known = { $positions ->
    [one] { $positions } posizione di { $all }, contro ciò che il maestro ha scelto in { $seconds } s
   *[other] { $positions } posizioni di { $all }, contro ciò che il maestro ha scelto in { $seconds } s
 }
regret-head-points = Punti ceduti per decisione
regret-head-agreed = Stessa scelta
train-stopped = Interrotto; ciò che è stato giocato è in { $folder }, e lo stesso comando prosegue da lì.
train-head-feature = Caratteristica
train-head-before = Prima
train-head-after = Dopo
# $share and $margin come with their intervals.
train-gate = { $blocks ->
    [one] Prova con semi nuovi, { $blocks } blocco: i nuovi pesi hanno vinto { $share }, con { $margin } punti in più.
   *[other] Prova con semi nuovi, { $blocks } blocchi: i nuovi pesi hanno vinto { $share }, con { $margin } punti in più.
 }
train-accepted = Accettati; i pesi sono in { $file }.
train-rejected = Respinti: non si sono mostrati migliori, e nulla è stato scritto.

## Il rapporto

report-title = { $games } nell’arena
report-about = Bot contro bot. Ogni seme si gioca in un blocco, con lo schieramento che passa per tutti i posti. Tra parentesi quadre, intervalli del 95 %; un clic sul titolo di una colonna ordina la tabella.
report-section = { $seats ->
    [one] { $game }, { $preset }, { $seats } giocatore
   *[other] { $game }, { $preset }, { $seats } giocatori
 }
report-games = Partite
report-games-blocks = { $games } in { $blocks } blocchi
report-players = Giocatori
report-setup = Preparazione
report-rules = Regole
report-rules-tables = versione { $rules }, tabelle { $tables }
report-ratings = Punteggi
report-ratings-about = Punti Elo da un adattamento di Plackett-Luce a tutte le partite: chi ne ha 400 in più ha dieci volte più probabilità di stare davanti. Lo zero è il giocatore random o, senza di lui, il più debole.
report-results = Risultati
report-against = Contro
report-results-about = Il primo intervallo prende tutte le partite come indipendenti (Wilson); il secondo sorteggia di nuovo interi blocchi (bootstrap) ed è quello più affidabile.
report-seats = Vittorie per posto
report-seats-even = Nessun posto si scosta con certezza dalla sua quota di oltre 5 punti percentuali.
report-seats-biased = Si scostano con certezza dalla loro quota di oltre 5 punti percentuali: { $seats }.
report-categories = Punti per categoria
report-categories-about = Medie di tutte le partite di un giocatore.
report-category = Categoria
report-total = Totale
report-length = Durata delle partite
report-length-about = { $mean } mosse in media, da { $least } a { $most }.
report-moves = mosse
report-thinking = Tempo di riflessione
report-thinking-about = Tempo di processore. Le decisioni sono quelle con più di un’opzione.
report-decisions = Decisioni per partita
report-decision-time = Millisecondi per decisione
report-slowest = La più lenta, ms
report-game-time = Secondi per partita
report-telling = Che cosa accompagna la vittoria
report-telling-about = Cose con cui e senza cui i posti di uno stesso giocatore si sono scostati di più, per oltre tre deviazioni. Ciò che va insieme non è per questo la causa.
report-choices = Scelte
report-choices-about = Posti che hanno fatto una scelta, a confronto con posti degli stessi giocatori che non l’hanno fatta. I punti si contano rispetto alla media del tavolo.
report-came = Che cosa è arrivato senza scelta
report-came-about = Cose nel registro di un posto che esso non ha mai scelto per nome.
report-openings = Aperture
report-openings-about = Come i posti hanno cominciato.
report-opening = { $steps ->
    [one] Prima scelta
   *[other] Prime { $steps } scelte
 }
report-plain = Senza una cosa
report-things = { $things ->
    [one] { $things } riga
   *[other] { $things } righe
 }, { $told } che differiscono con certezza
report-head-taken = Posti
report-head-times = Volte ciascuno
report-head-won = Vittorie
report-head-otherwise = Vittorie senza
report-head-difference = Punti in più
report-written = Il rapporto è in { $file }.
