# Maracaibo: la cronaca, le domande, le opzioni, i rifiuti della preparazione e ciò che dicono carte e tessere.

## Che cosa succede. $who è il giocatore a cui succede; $cause_note è " (causa)", o nulla.

event-round = Comincia il round { $round }.
event-start-player = { $who } comincia.
event-city-tile = La tessera città { $location_at } è { $tile }.
event-mission-placed = Piazzata { $location_at }: { $mission }.
event-mission-on-track = Piazzata { $space_on } del tracciato dell’esploratore: { $mission }.
event-mission-on-card = { $who } mette { $mission_the } su { $card }.
event-mission-shown = In cima alla pila: { $mission }.
event-card-shown = Carta { $n } dell’offerta: { $card }.
event-building-shown = Si apre un edificio di prestigio: { $building }.
event-dealt-card = { $who } riceve { $card }.
event-dealt-career = { $who } riceve la carriera { $career }.
event-dealt = { $n ->
    [one] { $who } riceve { $n } carta.
   *[other] { $who } riceve { $n } carte.
 }
event-planned = { $who } pianifica { $card }.
event-planned-hidden = { $who } pianifica una carta coperta.
event-laid-aside = { $who } mette da parte { $card }.
event-discarded = { $who } scarta { $card }.
event-career-chosen = { $who } sceglie la carriera { $career }.
event-career-shown = { $who } ha la carriera { $career }.
event-sailed = { $points ->
    [one] { $who } naviga fino { $location_to } ({ $points } punto movimento).
   *[other] { $who } naviga fino { $location_to } ({ $points } punti movimento).
 }
event-main-city = { $who } fa l’azione città { $location_of }.
event-main-village = { $n ->
    [one] { $who } ha { $n } azione villaggio { $location_at }.
   *[other] { $who } ha { $n } azioni villaggio { $location_at }.
 }
event-main-none = { $who } non fa alcuna azione principale.
event-delivered = { $who } consegna { $card_good } { $location_at } ({ $card }).
event-disc-removed = { $who } toglie un disco dall’area { $area }.
event-disc-to-market = { $who } sposta un disco dall’area { $area } al mercato { $location_of }.
event-disc-to-tile = { $who } sposta un disco dall’area { $area } alla tessera { $legacy }.
event-upgraded = { $who } ha la miglioria { $area }.
event-village-action = { $who } fa l’azione villaggio «{ $action }».
event-gained = { $who } ottiene { $gain_count }{ $cause_note }.
event-paid = { $who } paga { $gain_count }{ $cause_note }.
event-influence = { $who } ottiene { $n } di influenza { $nation_with }{ $cause_note }.
event-token = { $who } prende { $token_the }.
event-income-doubloons = La rendita di dobloni di { $who } sale di { $n }, a { $now }.
event-income-points = { $turned ->
    [yes] La rendita di PV di { $who } sale di { $n }, supera la fine del tracciato e riparte da { $now }.
   *[no] La rendita di PV di { $who } sale di { $n }, a { $now }.
 }
event-bought = { $doubloons ->
    [one] { $who } compra { $card } per { $doubloons } doblone.
   *[other] { $who } compra { $card } per { $doubloons } dobloni.
 }
event-invested = { $doubloons ->
    [one] { $who } investe { $doubloons } doblone nell’edificio di prestigio { $building }.
   *[other] { $who } investe { $doubloons } dobloni nell’edificio di prestigio { $building }.
 }
event-assistant-placed = { $who } ha un assistente { $location_at } ({ $card }).
event-assistant-used = { $who } usa un assistente: { $card }.
event-mission-fulfilled = { $who } compie { $mission_the }.
event-story-fulfilled = { $who } compie la missione storia di «{ $story }» e prende { $tile_the }.
event-explored = L’esploratore di { $who } va { $space_to }.
event-barrier = L’esploratore di { $who } supera { $barrier_the }.
event-stolen = { $who } prende { gain-vp.count } a { $other } passando.
event-combat-tile = { $who } rivela: { $tile }.
event-combat-bare = { $who } combatte senza tessera combattimento, perché le due pile sono finite.
event-fights-for = { $who } combatte { $nation_for } con un valore di combattimento di { $value }.
event-raised = { $who } mette { $gain_count } nel combattimento, e il valore sale a { $value }.
event-combat-action = { $who } fa l’azione combattimento «{ $action }»; il valore di combattimento ora è { $value }.
event-annexed = Un segnalino { $nation_of } viene messo { $place_at }.
event-marker-removed = { $who } toglie il segnalino { $nation_of } { $place_at }.
event-marker-lost = Un segnalino { $nation_of } esce dal gioco.
event-combat-over = Il combattimento di { $who } è finito.
event-drew = { $n ->
    [one] { $who } pesca { $n } carta.
   *[other] { $who } pesca { $n } carte.
 }
event-drew-card = { $who } pesca { $card }.
event-took-card = { $who } prende { $card } dall’offerta.
event-deck-renewed = La pila degli scarti diventa il nuovo mazzo.
event-task = { $who } completa il compito { $n } della carriera { $career }.
event-converted = { $n ->
    [one] { $who } restituisce { $n } lavoratore.
   *[other] { $who } restituisce { $n } lavoratori.
 }
event-legacy-added = Entra in gioco una tessera Legacy: { $legacy }.
event-legacy-removed = Esce dal tabellone una tessera Legacy: { $legacy }.
event-tile-used = { $who } usa la tessera Legacy { $legacy }.
event-neutral-disc = { $n ->
    [one] C’è { $n } disco neutrale su { $legacy }.
   *[other] Ci sono { $n } dischi neutrali su { $legacy }.
 }
event-story-read = Si legge la carta storia { $story_id }: { $story }.
event-story-waits = La carta storia { $story_id } resta sul tabellone per la prossima partita: { $story }.
event-story-tile-placed = Piazzata { $location_at }: { $tile }.
event-story-completed = La carta storia { $story_id } è completata: { $story }.
event-story-dropped = La carta storia { $story_id } esce dal gioco: { $story }.
event-voted = { $choice ->
    [none] { $who } vota per l’opzione { $n } di «{ $story }».
   *[other] { $who } vota: { $choice }.
 }
event-vote-decided = { $choice ->
    [none] Il voto su «{ $story }» dà l’opzione { $n }.
   *[other] Il voto su «{ $story }» è deciso: { $choice }.
 }
event-card-added = Una nuova carta progetto entra nel gioco: { $card }.
event-campaign-ended = La campagna finisce: { $ending }.
event-interim = Punteggio intermedio del round { $round }.
event-final = Punteggio finale.
event-not-buying = { $who } non compra nulla.
event-markets-cleared = I dischi dei mercati escono dal gioco.
event-display-cleared = L’offerta viene scartata e rinnovata.
event-ships-home = Tutte le navi tornano all’Avana.
event-scored = { $who } segna { gain-vp.count } ({ $category }).
event-begins-with = { $who } comincia con dobloni: { $doubloons }, lavoratori: { $workers }, punti combattimento: { $cp }.
event-workers-put = { $n ->
    [0] { $who } non mette nessun lavoratore sulla carta.
    [one] { $who } mette { $n } lavoratore sulla carta.
   *[other] { $who } mette { $n } lavoratori sulla carta.
 }
event-over = La partita è finita.
event-automa-card = { $who } rivela { $automa }.
event-automa-renewed = { $who } rimescola i suoi scarti in un nuovo mazzo.
event-ana-sailed = { $who } naviga fino { $location_to }.
event-ana-mission = { $who } prende { $mission_the }.
event-ana-story-tile = { $who } prende { $tile_the }.
event-ana-disc-market = { $who } mette un disco sul mercato { $location_of }.
event-ana-disc-gone = { $who } toglie un disco dalla sua plancia.
event-ana-card = { $who } prende { $card } dall’offerta, coperta.
event-solo-won = { $who } vince con { $points } PV contro { $ana } di { ana }.
event-solo-lost = { ana } vince con { $ana } PV contro { $points } di { $who }.
event-solo-shared = { $who } e { ana } condividono la vittoria con { $points } PV a testa.

## Che cosa si chiede. $who è il giocatore che decide; $part è ciò che si paga, o "none".

ask-divide-plan = { $who } pianifica una delle carte ricevute.
    .you = pianifica una delle carte ricevute.
ask-divide-discard = { $n ->
    [one] { $who } mette da parte ancora { $n } carta.
   *[other] { $who } mette da parte ancora { $n } carte.
 }
    .you = { $n ->
        [one] metti da parte ancora { $n } carta; tieni le altre.
       *[other] metti da parte ancora { $n } carte; tieni le altre.
    }
ask-career = { $who } sceglie una di due carriere.
    .you = scegli una di due carriere.
ask-sail = { $who } sceglie dove navigare.
    .you = scegli dove navigare.
ask-visit = { $who } ottiene qualcosa per la visita a un assistente.
    .you = scegli che cosa ottieni per la visita a un assistente.
ask-main = { $who } sceglie un’azione principale { $location_at }.
    .you = scegli un’azione principale { $location_at }.
ask-deliver = { $who } può consegnare una merce { $location_at }.
    .you = consegna una merce { $location_at }, o nessuna.
ask-city-action = { $who } può fare ora l’azione { $location_of }.
    .you = dopo la consegna viene l’azione { $location_of }: falla o rinuncia.
ask-village = { $n ->
    [one] { $who } può fare ancora { $n } azione villaggio.
   *[other] { $who } può fare ancora { $n } azioni villaggio.
 }
    .you = { $n ->
        [one] hai ancora { $n } azione villaggio.
       *[other] hai ancora { $n } azioni villaggio.
    }
ask-choose-part = { $who } sceglie un effetto{ $cause_note }.
    .you = scegli un effetto{ $cause_note }.
ask-may-fight = { $who } può combattere.
    .you = combatti, o no.
ask-influence = { $who } può ottenere { $n } di influenza con una nazione{ $cause_note }.
    .you = ottieni { $n } di influenza con una nazione{ $cause_note }.
ask-title = { $who } può alzare l’influenza con una nazione fino al titolo successivo.
    .you = alza la tua influenza con una nazione fino al titolo successivo.
ask-disc = { $who } toglie un disco dalla nave.
    .you = togli un disco dalla tua nave.
ask-token = { $who } può prendere un gettone sinergia.
    .you = prendi un gettone sinergia, o nessuno.
ask-annex = { $who } può mettere un segnalino su un villaggio che non ne ha.
    .you = metti un segnalino su un villaggio che non ne ha, o no.
ask-annex-nation = { $who } sceglie la nazione il cui segnalino va { $place_at }.
    .you = scegli la nazione il cui segnalino va { $place_at }.
ask-place-here = { $who } sceglie la nazione il cui segnalino va su questo villaggio.
    .you = scegli la nazione il cui segnalino va su questo villaggio.
ask-effect-order = { $who } sceglie il prossimo effetto di { $card }.
    .you = scegli il prossimo effetto di { $card }.
ask-workers-on-card = { $who } può mettere lavoratori sulla carta.
    .you = metti lavoratori sulla carta, o nessuno.
ask-fill = { $who } prende una carta.
    .you = completa la mano: prendi una carta.
ask-pay-card = { $part ->
    [none] { $who } sceglie una carta per pagare{ $cause_note }.
   *[other] { $who } sceglie una carta per pagare { $part }{ $cause_note }.
 }
    .you = { $part ->
        [none] scegli una carta per pagare{ $cause_note }.
       *[other] scegli una carta per pagare { $part }{ $cause_note }.
    }
ask-may-pay = { $part ->
    [none] { $who } può pagare{ $cause_note }.
   *[other] { $who } può dare { $part }{ $cause_note }.
 }
    .you = { $part ->
        [none] paga, o no{ $cause_note }.
       *[other] dai { $part }, o no{ $cause_note }.
    }
ask-end-turn = { $who } può fare ancora azioni libere prima della fine del turno.
    .you = fai azioni libere, oppure termina il turno.
ask-buy-or-points = { $who } compra una carta, investe o prende 2 PV.
    .you = compra una carta, investi o prendi 2 PV.
ask-last-conversion = { $who } può restituire lavoratori per punti combattimento prima della fine.
    .you = restituisci lavoratori per punti combattimento prima della fine, o tienili.
ask-pile = { $who } sceglie una pila di tessere combattimento (ne restano { $left } e { $right }).
    .you = scegli una pila di tessere combattimento (ne restano { $left } e { $right }).
ask-fight-for = { $who } sceglie la nazione per cui combatte: { $tile }.
    .you = scegli la nazione per cui combatti: { $tile }.
ask-fight-for-bare = { $who } sceglie la nazione per cui combatte; il valore di combattimento è { $value }.
    .you = scegli la nazione per cui combatti; il valore di combattimento è { $value }.
ask-fight = { $who } combatte { $nation_for }; il valore di combattimento è { $value }.
    .you = combatti { $nation_for }; il valore di combattimento è { $value }.
ask-explore = { $n ->
    [one] L’esploratore di { $who } può avanzare fino a { $n } spazio.
   *[other] L’esploratore di { $who } può avanzare fino a { $n } spazi.
 }
    .you = { $n ->
        [one] muovi il tuo esploratore fino a { $n } spazio.
       *[other] muovi il tuo esploratore fino a { $n } spazi.
    }
ask-explore-path = L’esploratore di { $who } arriva a un bivio: { $space }.
    .you = scegli la via del tuo esploratore al bivio: { $space }.
ask-barrier = { $who } ha superato { $barrier_the } e può ottenere { $n } di influenza con una nazione.
    .you = hai superato { $barrier_the }: ottieni { $n } di influenza con una nazione.
ask-mission-slot = { $who } può compiere { $mission_the }.
    .you = compi { $mission_the }, o lasciala.
ask-mission-order = { $who } sceglie che cosa dà prima { $mission_the }.
    .you = scegli che cosa dà prima { $mission_the }.
ask-remove-skull = { $who } può togliere una tessera teschio.
    .you = togli una tessera teschio, o nessuna.
ask-vote = { $vote ->
    [none] { $who } vota su «{ $story }».
   *[other] { $vote } { $who } vota su «{ $story }».
 }
    .you = { $vote ->
        [none] vota su «{ $story }».
       *[other] { $vote } Vota su «{ $story }».
    }

## Le opzioni, come vengono mostrate. $ask è la domanda a cui rispondono.

do-skip = { $ask ->
    [ask-sail] Non navigare oltre
    [ask-deliver] Non consegnare nulla
    [ask-city-action] Non fare l’azione
    [ask-choose-part] Nessuno di questi
    [ask-may-fight] Non combattere
    [ask-may-pay] Non pagare
    [ask-influence] Nessuna influenza
    [ask-barrier] Nessuna influenza
    [ask-title] Nessun titolo
    [ask-disc] Non togliere dischi
    [ask-token] Non prendere gettoni
    [ask-annex] Non mettere segnalini
    [ask-explore] Non muovere l’esploratore
    [ask-mission-slot] Lascia la missione
    [ask-remove-skull] Non togliere tessere
    [ask-last-conversion] Tieni i lavoratori
   *[other] Rinuncia
 }
do-pay = { $part ->
    [none] Paga
   *[other] Paga { $part }
 }
do-stop = { $ask ->
    [ask-village] Nessun’altra azione villaggio
   *[other] Basta
 }
do-end = Termina il turno
do-end-combat = Termina il combattimento
do-no-main = Nessuna azione principale
do-city-action = { $ask ->
    [ask-city-action] Ora l’azione città
   *[other] Azione città
 }
do-village-actions = Azioni villaggio
do-two-points = Non comprare nulla e prendi 2 PV
do-draw = Pesca dal mazzo
do-convert = Restituisci 1 lavoratore
do-raise-cp = Metti 1 punto combattimento nel combattimento
do-raise-worker = Metti 1 lavoratore nel combattimento
do-combat-action = { $action }: { $action_plus } (valore di combattimento −{ $action_reduce })
do-visit = { $gain ->
    [none] Ottieni per la visita
   *[other] Ottieni { $gain }
 }
do-compass-first = { $gain ->
    [none] Prima ciò che danno le bussole
   *[other] Prima { $gain } per ogni bussola
 }
do-bonus-first = { $gain ->
    [none] Prima l’altro bonus
   *[other] Prima { $gain }
 }
do-village-action = { $action }: { $action_deal }
do-village-points = { village_action-VA_VP }: +{ $n } PV
do-pile = { $pile_id ->
    [left] Pesca dalla pila di sinistra
   *[right] Pesca dalla pila di destra
 }
do-vote = { $choice ->
    [none] Vota per l’opzione { $n }
   *[other] { $choice }
 }
do-choose = { $gain ->
    [none] Scegli l’effetto { $n }
   *[other] Scegli { $gain }
 }
do-first = { $gain ->
    [none] Prima l’effetto { $n }
   *[other] Prima { $gain }
 }
do-task = Completa il compito { $n } della carriera
do-put-workers = { $n ->
    [0] Non mettere lavoratori sulla carta
    [one] Metti { $n } lavoratore sulla carta
   *[other] Metti { $n } lavoratori sulla carta
 }
do-nation = { $price ->
    [none] { $influence ->
        [none] { $nation }
       *[other] { $nation }: +{ $influence } di influenza
    }
   *[other] { $gain ->
        [none] Combatti { $nation_for }: valore di combattimento { $price }
       *[other] Combatti { $nation_for }: valore di combattimento { $price }, { $gain }
    }
 }
do-token = Prendi { $token_the }
do-disc = Togli un disco dall’area { $area }
do-invest = Investi nell’edificio { $building } per { $price }
do-career = Scegli la carriera { $career }
do-mission = Compi { $mission_the }: { $mission_each_plus } per ogni bussola, e { $mission_bonus_plus }
do-story-tile = Compi la missione storia: { $tile }
do-use-tile = Usa la tessera { $legacy }
do-remove-tile = Togli la tessera { $legacy }
do-explore = Esploratore { $space_to }: { $space_plus }
do-explore-long = Esploratore { $space_to } per la via lunga: { $space_plus }
do-annex = { $reduce ->
    [none] Annetti { $location }
   *[other] { $flag ->
        [none] Annetti { $location } (valore di combattimento −{ $reduce })
       *[other] Annetti { $location }: { $flag } (valore di combattimento −{ $reduce })
    }
 }
do-conquer = { $reduce ->
    [none] Strappa { $location } a un’altra nazione
   *[other] { $flag ->
        [none] Strappa { $location } a un’altra nazione (valore di combattimento −{ $reduce })
       *[other] Strappa { $location } a un’altra nazione: { $flag } (valore di combattimento −{ $reduce })
    }
 }
do-buy = Compra { $card } per { $price }
do-plan = Pianifica { $card }
do-discard = { $ask ->
    [ask-divide-discard] Metti da parte { $card }
   *[other] Scarta { $card }: { $card_good }, { $card_object }
 }
do-deliver = Consegna { $card_good } (scarta { $card })
do-take = Prendi { $card } dall’offerta
do-use = { $ask ->
    [ask-fight] { $card }: { $card_battle } (valore di combattimento −{ $card_reduce })
    [ask-main] Assistente { $card }: { $card_helper }
   *[other] Usa { $card }
 }
do-sail = { $way_id ->
    [straight] Naviga { $location_to }
   *[other] Naviga { $location_to } passando per { $way }
 }
do-fight = Combatti
way = { $branches }
way-straight = l’unica via
stage = { $place }
pile-left = pila di sinistra
pile-right = pila di destra

## Rifiuti della preparazione

maracaibo-players = Maracaibo è per 1-{ $most } giocatori, non per { $players }.
maracaibo-archive = Questo archivio non può cominciare una partita: appartiene a una campagna e indica carte storia in gioco che non sono completate.

## Categorie di punti

category-voyage = Punti in gioco
category-income = Rendita di PV
category-doubloon_track = Rendita di dobloni
category-cards = Carte progetto
category-prestige = Edifici di prestigio
category-leaders = Maggiore influenza
category-titles = Titoli
category-missions = Missioni
category-mission_lead = Più missioni
category-upgrade_lead = Più migliorie
category-explorer_lead = Esploratore in testa

## Ciò che dicono carte, tessere e luoghi. $gain è ciò che qualcosa dà.

effect-nothing = nulla
effect-pay_doubloons = dobloni da pagare
    .count = { $n ->
        [one] costa { $n } doblone
       *[other] costa { $n } dobloni
    }
effect-vp_x = i PV indicati sulla carta
effect-with_token = con il gettone indicato sulla carta
effect-mission_space = una missione, finché ce n’è una
effect-rival_disc = dischi via dalla sua plancia
    .count = { $n ->
        [one] { $n } disco via dalla sua plancia
       *[other] { $n } dischi via dalla sua plancia
    }
influence-rival = influenza con la nazione per cui combatte
    .count = { $n } di influenza con la nazione per cui combatte
exchange = { $pay } per { $gain }
offer = { $pay } per { $gain } (facoltativo)
permanent-village_action_new = nuova azione villaggio
    .about = Nuova azione villaggio «{ $action }». { $does }
permanent-combat_action_new = nuova azione combattimento
    .about = Nuova azione combattimento «{ $action }». { $does }
card-about = { $text }
card-price = Costo: { $cost }.
card-condition = Requisito: { $needs }.
card-vp = Alla fine: { $vp }.
card-income = Rendita: { $gain }.
card-now = Subito: { $gain }.
card-assistant = Assistente { $location_at }, «{ $action }»: { $gain }.
card-symbols = Scartata, fornisce { $symbols }.
career-about = { $tasks } { career-done }
building-about = { $scores } Costo: { $cost }. Prendi { $token_the }; chi investe per primo ottiene { $first }.
automa-about = { $n ->
    [one] { ana } avanza di { $n } tappa (una città o un luogo con missione),
   *[other] { ana } avanza di { $n } tappe (città e luoghi con missione),
 } { $branch ->
    [upper] ai bivi per il ramo superiore.
   *[lower] ai bivi per il ramo inferiore.
 } In una città il cui mercato non ha posto prende la carta { $display } dell’offerta. Poi: { $actions }.
automa-line = { $rounds ->
    [all] { $village ->
        [yes] { $gain }, e un villaggio in più
       *[no] { $gain }
    }
   *[some] { $gain } (round { $first }-{ $last })
 }
story-about = { $pay ->
    [none] { $tile ->
        [none] { $front }
       *[other] La carta è completata quando tutti gli spazi di «{ $tile }» sono occupati.
    }
   *[other] Missione storia (costo: { $pay }): { $gain }.
 }
combat-tile-about = { $modifiers ->
    [none] { combat_tile.about }
   *[other] { combat_tile.about } Valore di combattimento: { $modifiers }.
 }
space-about = Ricompensa: { $gain }.
space-end-about = Chi arriva qui ottiene PV in ordine di arrivo ({ $arrival }), e { $gain }.
location-about = { $kind ->
    [start] Le navi cominciano qui ogni round.
    [village] Un villaggio: da una a tre azioni villaggio, secondo i punti movimento spesi.
    [tile_city] Una città: la tessera città mostra il mercato e l’azione. Bandiera: { $flag }.
    [legacy_city] { $legacy } Bandiera: { $flag }.
    [home] Una città senza mercato. Azione città: { $gain }. Nessuno passa senza fermarsi.
    [last] Una città senza mercato. Azione città: { $gain }. Chi arriva qui chiude il round dopo questo turno.
   *[city] Una città: il suo mercato accetta { $good }. Azione città: { $gain }. Bandiera: { $flag }.
 }
