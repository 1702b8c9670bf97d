# L'arena, in cui i bot giocano contro i bot.

## Rifiuti. Ognuno è una frase: che cosa si è tentato e che cosa è possibile.

arena-nobody = Tutti incontrano tutti solo dove ci sono più giocatori, e questi sono uno solo: { $players }.
arena-seats = Un tavolo per { $seats } non si può formare con { $players } giocatori; indicane tanti quanti sono i posti, o di più.
arena-range = L’opzione --{ $option } è un numero intero da { $least } a { $most }, non { $n }.
arena-sprt = Una prova richiede due quote tra 0 e 1, prima la minore, non { $low } e { $high }.
arena-line = La riga { $line } di { $file } non è una partita dell’arena.
arena-other-setup = Il file { $file } contiene partite con un altro “{ $what }” ({ $there } invece di { $here }); scegli un altro file.
arena-other-players = Il file { $file } contiene partite di altri giocatori ({ $there } invece di { $here }), perché i bot, i loro pesi o lo schieramento sono cambiati; scegli un altro file.
arena-worker-died = Un processo che giocava partite è morto, forse per mancanza di memoria; quanto giocato prima è conservato, e lo stesso comando prosegue.
ratings-need = I punteggi sono calcolati da una libreria che non è installata; “pip install caravela[lab]” la installa.
arena-no-ray = Ray non è installato; “pip install caravela[ray]” lo installa, e senza --ray le partite sono giocate da processi di questa macchina.

## Il terminale

arena-progress = { $done } di { $games } partite, mancano { $left }
arena-stopped = { $games ->
    [one] Interrotto; { $games } partita è in { $file }, e lo stesso comando prosegue da lì.
   *[other] Interrotto; { $games } partite sono in { $file }, e lo stesso comando prosegue da lì.
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
