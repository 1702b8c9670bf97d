# Ciò che è comune a tutti i giochi: rifiuti, preparazione, parole del terminale.

## Giochi e posti

# Un giocatore senza nome, secondo il numero del suo posto.
seat = Giocatore { $n }

## Rifiuti. Ognuno è una frase: che cosa si è tentato e che cosa è possibile.

# La clausola dietro a un rifiuto; $text è la frase senza il punto finale.
refusal-with-rule = { $text } (regola { $rule }).
# Sta al posto dell’elenco di ciò che è possibile quando non lo è nulla.
refusal-nothing-open = nulla

option-unknown = Questo gioco non ha l’opzione «{ $option }»; ora sono possibili: { $open }.
option-not-open = «{ $option }» ora non è possibile; sono possibili: { $open }.
option-number = Non esiste l’opzione numero { $n }; le opzioni vanno da 1 a { $most }.
option-ambiguous = «{ $typed }» può indicare più opzioni: { $options }.
not-your-turn = { $seat_name } ora non può giocare, perché la decisione spetta a { $who_name }.
game-over = La partita è finita e non ci sono altre mosse da fare.
game-endless = Con queste tabelle dei componenti la partita qui continuerebbe per sempre, senza scelta per nessuno.
game-too-long = Una partita ha al massimo { $limit } mosse, e questa è arrivata all’ultima.
undo-nothing = Non c’è nulla da annullare: si possono ritirare solo le proprie mosse più recenti.
undo-barrier = L’ultima mossa non si può annullare, perché in seguito qualcosa è stato rivelato o qualcun altro ha deciso.

game-unknown = Non esiste il gioco «{ $game }»; i giochi sono: { $games }.
language-unknown = Caravela non parla «{ $language }»; parla: { $languages }.
rules-nothing = Nessuna clausola e nessuna parola delle regole corrisponde a «{ $word }»; prova un’altra parola del gioco o il codice di una clausola.
names-alike = Due giocatori non possono avere lo stesso nome: { $names }.
resume-only = Una partita salvata lo ha già ({ $option }); ometterlo quando la si riprende.
seats-number = Questo gioco è per { $least }–{ $most } giocatori, non per { $n }.
learn-no-guide = Non c’è una partita guidata di «{ $game }».
seats-unknown-bot = Non esiste il bot «{ $bot }»; i bot sono: { $bots }.
seat-range = Non esiste il posto { $seat }; i posti vanno da 1 a { $seats }.
upto-range = La registrazione non si può ripetere fino alla mossa { $upto }, perché le mosse sono in tutto { $moves }.
usage = Il comando non è comprensibile: { $error }; «{ $command } --help» lo spiega.
watch-people = Si possono guardare solo i bot, ma sono stati chiesti questi posti: { $seats }.
bench-seconds = Una misura dura più di 0 e al massimo 600 secondi, non { $seconds }.

setup-unknown-option = La preparazione non ha l’opzione «{ $option }»; ha: { $options }.
setup-missing-option = La preparazione non dice l’opzione { $option_name }.
setup-unknown-value = L’opzione { $option_name } non può essere «{ $value }»; può essere: { $values }.
setup-no-value = «{ $text }» non è una modifica della preparazione; il formato è opzione=valore.
setup-unknown-preset = Non esiste la preparazione «{ $preset }»; esistono: { $presets }.
setup-not-together = Le opzioni { $one_name } e { $other_name } si escludono; scegline una.

file-unreadable = Il file { $file } non si può leggere: { $error }.
file-unwritable = Il file { $file } non si può scrivere: { $error }.
file-written = Un altro comando sta scrivendo il file { $file }; lascia che finisca o scegli un altro nome.
file-exists = Il file { $file } esiste già e non viene sovrascritto; scegli un altro nome.
data-missing = Nella cartella { $folder } manca la tabella dei componenti { $file }.
data-unreadable = La tabella dei componenti { $file } non si può leggere: { $error }.
data-too-large = Il file { $file } è troppo grande per una tabella dei componenti.
data-exists = Il file { $file } esiste già e non viene sovrascritto; scegli un’altra cartella.
data-not-toml = La tabella dei componenti { $file } non è TOML valido: { $error }.
data-wrong = In { $file }, { $place } riporta «{ $found }» dove ci si aspetta: { $expected }.
data-rows = In { $file }, le righe di { $place } non hanno i codici attesi nell’ordine atteso ({ $odd }): { $ids }.
data-unknown-key = In { $file }, { $place } non serve a nulla; qui si conoscono: { $keys }.
snapshot-wrong = La posizione salvata non è di questo gioco, perché queste parti mancano o sono sconosciute: { $names }.

record-not-one = { $file ->
    [none] Questo testo
   *[other] Il file { $file }
 } non è la registrazione di una partita: non comincia con la riga «{ $format }».
record-too-large = { $file ->
    [none] Questo testo
   *[other] Il file { $file }
 } è troppo grande per una registrazione, che ha al massimo { $limit } caratteri.
record-too-many-lines = Una registrazione ha al massimo { $limit } righe, e questa ne ha di più.
record-long-line = La riga { $line } della registrazione è troppo lunga: c’è posto per { $limit } caratteri.
campaign-format = Questa non è una campagna: la prima riga deve essere «{ $format }».
campaign-not-one = Le partite di { $game } con questa preparazione non fanno parte di una campagna.
campaign-other-game = La partita { $number } non appartiene a questa campagna.
campaign-over = La campagna «{ $name }» è finita; se ne può cominciare una nuova quando si vuole.
campaign-settled = In una campagna l’ultima partita ha già deciso questo per la prossima: { $option_name }.
campaign-game = Questa è una campagna di { $known }, non di { $game }.
campaign-alone = Una campagna tiene le sue partite nel proprio file; ometti --{ $option }.
campaign-begun = Una campagna già cominciata lo ha già ({ $option }); omettilo.
campaign-only = Solo una campagna nuova può ricevere un nome; usa --campaign insieme a --{ $option }.
campaign-file = Il file { $file } è una campagna; usa --campaign { $file } per continuarla.
campaign-range = Non c’è una partita { $game } in questa campagna; le partite sono numerate da 1 a { $games }.
campaign-empty = Nessuna partita di questa campagna è stata ancora giocata.
record-truncated = La registrazione si interrompe alla riga { $line }{ $missing ->
    [none] {""}
   *[other] , prima della riga «{ $missing }»
 }.
record-header = La riga { $line } della registrazione non ha posto nell’intestazione: «{ $text }».
record-bad-line = La riga { $line } della registrazione non è la mossa che ci si aspetta lì: «{ $text }».
record-unknown-game = La registrazione è del gioco «{ $game }», che qui non si può giocare; qui si conosce: { $games }.
record-unknown-version = La registrazione segue la versione { $version } delle regole, e questo programma conosce la versione { $known }.
record-tables = La registrazione è stata iniziata con le tabelle dei componenti { $hash }; non fanno parte di questa versione e la registrazione non le contiene.
record-option = Alla mossa { $move } la registrazione riporta «{ $option }», che lì non è possibile; sono possibili: { $open }.
record-wrong-seat = Alla mossa { $move } la registrazione fa decidere il posto { $seat }, ma tocca al posto { $expected }.
record-fate-missing = La registrazione non dice che cosa ha deciso il caso in una mossa che ne dipende.
record-fate-impossible = La registrazione riporta l’esito { $outcome } del caso, che non esiste tra { $n } contati da 0.
record-fate-left = Alla mossa { $move } la registrazione riporta più esiti del caso di quanti la mossa ne richieda.
verify-no-seed = La registrazione non contiene il seme del caso, che qui è necessario.
verify-commitment = Il seme della registrazione non è quello promesso all’inizio della partita.
verify-fate = Gli esiti del caso alla mossa { $move } non derivano dal seme della registrazione.
verify-scores = I punti alla fine della registrazione non sono quelli a cui portano le sue mosse.

## La riga di comando

verify-good = { $moves ->
    [one] { $file }: { $moves } mossa, permessa e fedele al seme; il tavolo alla fine è { $digest }.
   *[other] { $file }: { $moves } mosse, tutte permesse e fedeli al seme; il tavolo alla fine è { $digest }.
 }
data-exported = Le tabelle dei componenti si trovano ora in { $folder }: { $files }.
data-none = Il gioco { $game } non ha tabelle dei componenti; non c’è nulla da correggere.

## Il terminale

term-your-turn-curtain = Passa il dispositivo a { $who } e premi Invio.
asked = Tocca a te: { $deed }
asked-by-name = { $who }: { $deed }
term-choose = Numero o nome di un’opzione, oppure «{ term-command-help }»
term-lacking = Fuori portata: { $options }
term-sure = «{ $option }»? Invio conferma, qualsiasi altra cosa torna indietro
term-help-more = Queste sono { $shown } clausole su { $n }; una parola più lunga ne trova meno.
term-confirm = Premi Invio per continuare, o scrivi u per tornare indietro
term-press-enter = Premi Invio per continuare.
term-thinking = { $who } sta pensando…
term-barrier-ahead = non si può annullare
term-undone = { $who } ritira la mossa: { $option }.
term-saved = La partita è salvata in { $file }.
term-resumed = { $moves ->
    [one] La partita di { $file } continua dopo { $moves } mossa.
   *[other] La partita di { $file } continua dopo { $moves } mosse.
 }
term-campaign-title = { $name } ({ $game })
term-campaign-begins = { $name }, partita { $number }; salvata in { $file }
term-campaign-game = { $result ->
    [none] La partita { $number } ({ $players }) è in corso.
   *[other] Partita { $number }: { $players }. { $result }
 }
term-campaign-next = La campagna continua con la partita { $number }: caravela play { $game } --campaign { $file }
term-campaign-over = La campagna «{ $name }» è finita.
term-rule = Regola { $rule }: { $text }
term-is-open = «{ $option }» ora è possibile.
term-not-open = «{ $option }» ora non è possibile.
term-near = Forse: { $options }.
term-unknown = Qui non c’è nessuna opzione «{ $option }»; o le mostra tutte.
term-final-scores = Punteggio finale
term-winner = { $points ->
    [one] { $who } vince con { $points } punto.
   *[other] { $who } vince con { $points } punti.
 }
term-winners-shared = { $points ->
    [one] { $names } condividono la vittoria con { $points } punto a testa.
   *[other] { $names } condividono la vittoria con { $points } punti a testa.
 }
term-no-winner = { $points ->
    [one] Questa volta niente vittoria: { $points } punto non basta.
   *[other] Questa volta niente vittoria: { $points } punti non bastano.
 }

term-heading-scores = Se la partita finisse ora
term-heading-help = Comandi

# I comandi: la parola da scrivere e che cosa fa.
term-command-scores = punti
    .about = mostra i punti come se la partita finisse ora
term-command-log = cronaca
    .about = mostra che cosa è successo da poco; cronaca 100 mostra di più
term-command-undo = annulla
    .about = ritira la tua ultima scelta, finché nulla è stato rivelato
term-command-why = perché
    .about = mostra la regola dietro alla domanda, o perché un’opzione non è possibile: perché { example-option }
term-command-options = opzioni
    .about = mostra di nuovo la domanda e le sue opzioni
term-command-help = aiuto
    .about = mostra questo elenco, o le regole (in inglese) su una parola: aiuto { example-word }
term-command-save = salva
    .about = salva la partita, anche in un altro file: salva serata.txt
term-command-language = lingua
    .about = cambia la lingua: lingua es
term-command-quit = esci
    .about = salva la partita ed esce

summary-others = altro
term-command-summary = riepilogo
    .about = mostra che cosa ha portato l’ultimo round, o un altro: riepilogo 2; riepilogo no: solo se richiesto
term-command-explain = spiega
    .about = spiega la domanda di adesso; spiega no: non più da solo
term-lesson = Passo { $number } di { $of }{ $parts ->
    [1] { "" }
   *[other] { "" }, mossa { $part } di { $parts }
 }: { $what }
term-lesson-options = Si chiede: { $options }
teach-left = Hai lasciato il percorso preparato: prosegui come vuoi; la lezione riprende dove le tue mosse tornano a combaciare. { teach-stays }
teach-over = La lezione è finita; il resto della partita è tuo. { teach-stays }
teach-stays = { $at ->
    [terminal] «{ term-command-hint }» dice ancora che cosa farebbe un buon giocatore, «{ term-command-explain }» che cosa si chiede.
   *[other] La lampadina dice ancora che cosa farebbe un buon giocatore; «?» o il menu, che cosa si chiede.
 }
term-first-time = Nuovo per te: { $text }
term-explain-nothing = Non c’è altro da dire di questa domanda.
term-on = sì
term-off = no
term-told-by-itself = D’ora in poi questo si racconta da solo.
term-told-on-request = D’ora in poi questo si racconta solo se lo chiedi.

# On a button: a price. What is gained has a plus.
choice-costs = costa { $what }
