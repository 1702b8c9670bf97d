# Programmi di altri come bot, e giochi come ambienti di ricerca.

## Rifiuti. Ognuno è una frase: che cosa si è tentato e che cosa è possibile.

outside-file = Il file { $file } non nomina i bot come deve ({ $error }); docs/outside-bots.md ne mostra uno.
outside-entry = In { $file } il bot «{ $bot }» non ha un «{ $what }» valido; una voce ha command (un elenco di parole) e forse seconds, title e about.
outside-name = In { $file } «{ $bot }» non può essere il nome di un bot: servono fino a 30 lettere minuscole, cifre, - e _, la prima una lettera, e un nome che nessuno abbia ancora.
outside-command = «{ $command }» non è un comando che si possa avviare ({ $error }).
outside-no-command = Di’ il comando che avvia il programma, come lo scriveresti: python bot.py.
outside-by-name = «{ $command }» non può sedere qui, perché la registrazione conserva il nome del giocatore; dai un nome al comando in un file e indica il file con --bots-file.
outside-seconds = Una decisione può avere fino a { $most } secondi, non { $seconds }.
outside-one-game = Le opzioni --preset, --set e --seats riguardano un solo gioco; di’ quale con --game ({ $games }).
research-not-saved = Questi byte non sono una posizione salvata.
research-other-setting = La posizione salvata è di un altro gioco, di un’altra preparazione, di un altro numero di giocatori o di un’altra versione delle regole.
research-games = Ci deve essere almeno una partita, non { $games }.
research-actions = Ci deve essere un’azione per ognuna delle { $games } partite, non { $actions }.

## Che cosa ha sbagliato un programma

outside-not-started = Il programma «{ $bot }» non si può avviare: { $error }.
outside-late = Il programma «{ $bot }» non ha risposto entro { $seconds } secondi.
outside-gone = Il programma «{ $bot }» è terminato a metà partita, con il codice { $code }.
outside-long = Il programma «{ $bot }» ha risposto con una riga di più di { $limit } byte.
outside-garbage = Il programma «{ $bot }» ha risposto «{ $answer }», che non è un oggetto in JSON con l’id { $id }.
outside-option = Il programma «{ $bot }» ha scelto «{ $option }», che non è disponibile.
outside-stays = Il programma «{ $bot }» non termina entro { $seconds } secondi quando la partita è finita e il suo ingresso si chiude.
outside-stand-in = D’ora in poi un principiante gioca per { $who }.
outside-unknown = Questo server non ha più il bot «{ $bot }».

## caravela bots check

# $setup is a preset with what is changed of it; $seat is counted from 1.
outside-table = { $players ->
    [1] { $game } ({ $setup }), in solitario
   *[other] { $game } ({ $setup }), posto { $seat } di { $players }
 }
outside-played = { $table }: una partita intera, { $decisions } decisioni, { $mean } ms l’una in media, { $slowest } ms al massimo
outside-middle = { $table }: una risposta a metà partita, appena avviato
outside-leaves = termina da sé quando la partita è finita
outside-kept = Tutto è come deve.
outside-broken = Non tutto è come deve.
arena-forfeits = { $games ->
    [one] { $player } ha perso { $games } partita per abbandono. { $first }
   *[other] { $player } ha perso { $games } partite per abbandono; la prima così: { $first }
 }
