# Santa Maria: la cronaca, le domande, le opzioni e i rifiuti della preparazione.

## Che cosa succede. $who è il giocatore a cui succede; $cause_note è " (causa)", o nulla.

event-round = Comincia l’anno { $round }.
event-start-player = { $who } ha il primo turno dell’anno.
event-board = { $who } riceve la colonia { $board }.
event-set = { $who } prende { $hall_the } e { $scholar_the }.
event-white-dice = { $n ->
    [one] { $n } dado bianco mostra { $value }.
   *[other] { $n } dadi bianchi mostrano { $value }.
 }
event-blue-die = { $who } tira un dado blu: { $value }.
event-common-blue-die = Un dado blu con { $value } entra nell’offerta comune.
event-tile-shown = In offerta: { $tile }.
event-shipment-shown = Arriva una spedizione { $dock_to }: { $shipment } ({ $shipment_worth }).
event-bought-tile = { $who } compra { $tile_the }.
event-placed = { $who } piazza { $tile_short } { $cell_in }{ $turn_note }.
event-paid = { $who } paga { $gain_count }.
event-gained = { $who } ottiene { $gain_count }{ $cause_note }.
event-overflow = { $who } non ha posto per { $gain_count } e riceve in cambio { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }.
event-coins-on = { $n ->
    [0] A { $who } non servono monete { $cell_in }.
   *[other] { $who } mette { gain-coins.count } { $cell_on }.
 }
event-took-die = { $colour_id ->
    [white] { $who } prende un { $value } bianco per la colonna { $final }.
   *[blue] { $who } prende un { $value } blu per la riga { $final }.
 }
event-die-placed = { $colour_id ->
    [white] Il dado bianco resta { $cell_on }.
   *[blue] Il dado blu resta { $cell_on }.
 }
event-activated = { $who } attiva il territorio { $cell_in }.
event-declined = { $who } fa a meno di { $effect_do } ({ $cell }).
event-traded = { $who } scambia { $paid_one } con { $gain_count }.
event-exported = { $who } esporta { $shipment } { $dock_from } ({ $shipment_worth }).
event-conquistador = { $who } avanza allo spazio { $space } del tracciato dei conquistadores.
event-conquistador-lost = { $who } è alla fine del tracciato dei conquistadores e non avanza più.
event-religion = { $who } avanza allo spazio { $space } del tracciato della religione.
event-monk = { $who } mette un monaco { $post_at }.
event-no-monk = { $who } non mette nessun monaco.
event-fee = { $who } paga { gain-coins.count } a { $rival }.
event-sold = { $who } vende { $resource_one } per { gain-coins.count }.
event-bought = { $who } compra { $resource_one } per { gain-coins.count }.
event-swapped = { $who } scambia { $paid_one } con { $gain_one } ({ post-sc09 }).
event-retired = { $who } si ritira { $space_to }.
event-income = { $who } riceve la rendita di una spedizione { $dock_at }.
event-conquest = { $points ->
    [one] { $who } è al { $rank }º posto sul tracciato dei conquistadores e segna { $points } punto.
   *[other] { $who } è al { $rank }º posto sul tracciato dei conquistadores e segna { $points } punti.
 }
event-solo-tree = { $points ->
    [one] { $who } ha superato l’albero di quest’anno e segna { $points } punto.
   *[other] { $who } ha superato l’albero di quest’anno e segna { $points } punti.
 }
event-begins-with = { $who } comincia con { $wood } di legno e { gain-coins.count }.
event-space-declined = { $who } rinuncia all’azione { $space_of }.
event-over = La partita è finita.
event-achievement = { $who } raggiunge un obiettivo: { $achievement }.
event-solo-won = { $points ->
    [one] { $who } raggiunge il traguardo con { $points } punto.
   *[other] { $who } raggiunge il traguardo con { $points } punti.
 }
event-solo-lost = { $points ->
    [one] { $who } non vince: { $points } punto non basta.
   *[other] { $who } non vince: { $points } punti non bastano.
 }

## Da dove viene qualcosa

cause-territory = territorio
cause-trade = commercio
cause-dock = rendita
cause-camp = campo missionario
cause-retiring = spazio di ritiro
cause-symbol = simbolo dell’oro
cause-track_end = fine del tracciato
cause-fee = tassa
cause-scholar = studioso
cause-overflow = senza posto
cause-conquest = tracciato dei conquistadores

## Che cosa si chiede. $who è il giocatore che decide.

ask-board = { $who } sceglie una colonia.
    .you = scegli una colonia.
ask-set = { $who } sceglie un municipio con il suo studioso.
    .you = scegli un municipio con il suo studioso.
ask-place-hall = { $who } piazza { $tile_the } su caselle vuote.
    .you = piazza { $tile_the } su caselle vuote.
ask-turn = { $who } compra una tessera, usa monete o un dado, oppure si ritira.
    .you = usa un dado o monete, compra una tessera, oppure ritirati.
ask-place-tile = { $who } piazza { $tile_the } su caselle vuote.
    .you = piazza { $tile_the } su caselle vuote.
ask-pay = { $tile_id ->
    [none] { $who } sceglie come pagare una spedizione: { $shipment }.
   *[other] { $who } sceglie come pagare { $tile_short }: { $tile_cost }.
 }
    .you = { $tile_id ->
        [none] scegli come pagare una spedizione: { $shipment }.
       *[other] scegli come pagare { $tile_short }: { $tile_cost }.
    }
ask-end-turn = { $who } può ancora vendere o comprare prima della fine del turno.
    .you = vendi o compra, oppure termina il turno.
ask-use = { $who } può { $effect_do } ({ $cell }).
    .you = puoi { $effect_do } ({ $cell }).
ask-trade = { $who } può { $effect_do } ({ $cell }).
    .you = puoi { $effect_do } ({ $cell }).
ask-export = { $who } può esportare una spedizione.
    .you = esporta una spedizione, o nessuna.
ask-captain = { $who } può pagare per uno spazio in più sul tracciato dei conquistadores ({ post-sc08 }).
    .you = paga per uno spazio in più sul tracciato dei conquistadores, o no ({ post-sc08 }).
ask-extra-step = { $who } può pagare per uno spazio in più sul tracciato della religione.
    .you = paga per uno spazio in più sul tracciato della religione, o no.
ask-monk = { $who } può mettere un monaco.
    .you = metti un monaco, o nessuno.
ask-space = { $who } può fare l’azione { $space_of }.
    .you = fai l’azione { $space_of }, o no.
ask-road = { $who } può piazzare una tessera strada su una casella vuota.
    .you = piazza una tessera strada su una casella vuota, o nessuna.
ask-before-gold = { $who } sta per ottenere oro senza avere posto e può vendere prima.
    .you = stai per ottenere oro senza avere posto; vendi prima qualcosa, o continua.

## Le opzioni, come vengono mostrate. $ask è la domanda a cui rispondono.

do-skip = { $ask ->
    [ask-trade] Non scambiare
    [ask-export] Non esportare nulla
    [ask-captain] Non pagare
    [ask-extra-step] Non pagare
    [ask-monk] Non mettere monaci
    [ask-road] Non piazzare strade
   *[other] Rinuncia
 }
do-use = { $ask ->
    [ask-space] Fai l’azione
   *[other] Usa il territorio
 }
do-use-all = Usa questo e tutto ciò che segue
do-go-on = Continua
do-end = Termina il turno
do-sell = Vendi { $resource_one }
do-buy = Compra { $resource_one }
do-swap = Scambia { $paid_one } con { $resource_one }
do-buy-tile = Compra { $tile_the }
do-coins-on = Monete { $cell_on }
do-die = { $colour_id ->
    [white] Un { $value } bianco per la colonna { $final }
   *[blue] Un { $value } blu per la riga { $final }
 }
do-retire = Ritirati { $space_to }
do-trade = { $amount ->
    [none] Scambia { $paid_one } con { $gain }
   *[other] Scambia { $paid_one } con { $amount }
 }
do-export = Esporta { $dock_from }
do-step = { $paid_id ->
    [coins] Paga monete per uno spazio in più
   *[other] Paga { $paid_one } per uno spazio in più
 }
do-monk = Metti un monaco { $post_at }
do-choose-board = Scegli la colonia { $board }
do-choose-hall = Scegli { $hall_the }
do-place = Piazza { $cell_in }{ $turn_note }
do-pay = { $gold_id ->
    [nothing] { $coins_id ->
        [nothing] Paga come stampato
       *[other] Paga monete al posto di { $coins_one }
    }
   *[other] { $coins_id ->
        [nothing] Paga oro al posto di { $gold }
       *[other] Paga oro al posto di { $gold } e monete al posto di { $coins_one }
    }
 }
paid-nothing = nulla
paid-units = { $units }

## Rifiuti della preparazione

santamaria-players = Santa Maria è per 1-{ $most } giocatori, non per { $players }.
santamaria-solo-advanced = In solitario si gioca con la preparazione avanzata; sceglila o invita qualcuno.
