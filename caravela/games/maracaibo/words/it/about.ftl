# Maracaibo: ciò che il tavolo dice delle sue cose quando qualcuno le indica, e i dati del pannello di un giocatore.

tip-over = La partita è finita
tip-setup = Prima del primo round
tip-list = { $things }.
tip-have = Ne hai { $n }.
tip-spent = { $n ->
    [one] In questo turno è stato speso { $n } punto movimento.
   *[other] In questo turno sono stati spesi { $n } punti movimento.
 }

## Giocatori

tip-incomes = { $doubloons ->
    [one] A ogni punteggio { $doubloons } doblone e { $points } PV.
   *[other] A ogni punteggio { $doubloons } dobloni e { $points } PV.
 }
tip-seat = Missioni { $missions }, tessere combattimento { $tiles }, migliorie della nave { $upgrades }, carte comprate { $cards }, carte in mano { $hand }.
tip-at = Nave: { $place }. Esploratore: spazio { $space }.
tip-total-mine = Se la partita finisse ora, avresti { $n } PV.
tip-total = Se la partita finisse ora
tip-totals = I PV ottenuti finora e tutto ciò che conta alla fine: rendite, carte, edifici di prestigio, influenza e titoli.
tip-compass = bussole
tip-tiles = tessere combattimento
tip-cards = carte in mano
tip-missions = missioni
tip-upgrades = migliorie della nave
tip-income = rendita di dobloni
tip-fame = rendita di PV
tip-gain-doubloons = Pagano carte progetto, edifici di prestigio e carte dell’offerta. Alla fine non valgono nulla.
tip-gain-vp = Ottenuti finora. Il punteggio finale ne porta altri.
tip-gain-cp = Aumentano il valore dei tuoi combattimenti e pagano missioni. Nessuno ne ha più di { $most }.
tip-gain-workers = Diventano assistenti, investono in edifici di prestigio e aumentano il valore di un combattimento.
tip-conversion = { $n ->
    [one] In qualsiasi momento un lavoratore restituito ti dà { $n } punto combattimento.
   *[other] In qualsiasi momento un lavoratore restituito ti dà { $n } punti combattimento.
 }
tip-count-compass = Ogni missione dà parte della sua ricompensa una volta per bussola.
tip-count-tiles = La tessera di un combattimento resta a chi lo ha affrontato. Alcune carte, carriere ed edifici le contano.
tip-count-cards = Alla fine del turno la mano si completa fino al limite. Una carta è un progetto, oppure la merce o l’oggetto che mostra.
tip-count-missions = La quarta missione dà 3 PV, ognuna delle successive 2 PV. Le tessere storia contano come missioni.
tip-count-upgrades = Un’area della nave senza dischi è una miglioria. I dischi vanno sui mercati e sulle tessere dischi, o escono dal gioco.

## Rendite

tip-track-income = A ogni punteggio intermedio altrettanti dobloni; alla fine i PV sui sigilli. I passi oltre { $last } aumentano la rendita di PV.
tip-income-mine = La tua è { $n }; alla fine varrebbe { $points } PV.
tip-track-fame = A ogni punteggio altrettanti PV. Chi arriva a { $n } ottiene subito { $n } PV per ogni punteggio che deve ancora venire e riparte da 0.
tip-fame-mine = La tua è { $n }.
tip-pending = Il gettone «{ $token }» la aumenterebbe di { $n }.
tip-round = Un round finisce quando una nave raggiunge l’ultimo spazio del ritorno. Dopo i round I–III c’è un punteggio intermedio, dopo il IV quello finale.

## La mappa

tip-market = Dischi sul mercato: { $taken } di { $all }.
tip-owned = Appartiene a { $nation }.
tip-unowned = Nessuna nazione ha un segnalino qui.
tip-ships = Navi qui: { $players }.
tip-helpers-mine = { $n ->
    [one] Hai { $n } assistente qui.
   *[other] Hai { $n } assistenti qui.
 }
tip-thresholds = Hai due azioni villaggio da { $two } punti movimento in su, tre da { $three } in su.
tip-deliver = Scarta una carta con questa merce e porta un disco dalla tua nave al mercato: { $good }.
tip-discs = Dischi di { $players }.
tip-goods-mine = Carte con questa merce nella tua mano: { $n }.
tip-flag = In un combattimento qui si può mettere un segnalino della tua nazione: con influenza e il bonus della bandiera.
tip-flag-village = Un villaggio può essere conquistato in un combattimento da chi ha le scialuppe da sbarco, o tramite carte.
tip-flag-of = { $place }: bandiera
tip-city = Prima puoi consegnare una merce, poi puoi svolgere l’azione.
tip-ship = { $who }: nave
tip-sail = In ogni turno da 1 a 7 punti movimento, sempre nel verso delle frecce.
tip-assistant = Assistente: { $card }
tip-marked = È già stato usato in questo round, o ha già dato PV.
tip-fresh = È stato piazzato in questo turno.
tip-unused = In un round in cui non lo usi, dà invece 2 PV.
tip-neutral = neutrale
tip-tile-discs = Dischi: { $taken } di { $all } ({ $players }).
tip-not-in-play = Non è in gioco.

## Missioni e storia

tip-mission = Si compie con l’azione principale nel suo luogo, o con un esploratore che vi si ferma. Una carta fornisce la sua merce o il suo oggetto.
tip-mission-mine = Le tue bussole: { $compasses }. Le tue missioni finora: { $missions }.
tip-missions-pile = La prossima missione è in cima. Le missioni entrano in gioco con le carte storia.
tip-story = { $title } ({ $number })
tip-story-tile = Si prende con la missione della storia e conta come missione.

## Tracciati

tip-track-start = Gli esploratori partono da qui.
tip-explorers = Qui: { $players }.
tip-steps = { $n ->
    [one] { $n } spazio davanti al tuo esploratore.
   *[other] { $n } spazi davanti al tuo esploratore.
 }
tip-explorer-of = { $who }: esploratore
tip-explorer-at = Si trova qui: { $space }.
tip-explorer = Va solo avanti. Gli spazi con altri esploratori e gli spazi missione senza missione si scavalcano e non contano.
tip-explorer-plus = { $n ->
    [one] Il tuo esploratore può andare { $n } spazio oltre quanto dicono gli effetti.
   *[other] Il tuo esploratore può andare { $n } spazi oltre quanto dicono gli effetti.
 }
tip-barrier = Chi la supera per primo ottiene { $first } PV, gli altri { $later } PV.
tip-barrier-influence = Chi la supera può ottenere { $n } di influenza con una nazione.
tip-crossed = L’hanno superata: { $players }.
tip-nation = Titoli sugli spazi { $spaces }. Alla fine il livello del tuo titolo conta tante volte quanto dice il moltiplicatore; la maggiore influenza dà 3 PV.
tip-markers = Segnalini nella riserva: { $stock }; sulla mappa: { $map }.
tip-nation-mine = La tua influenza: { $n } ({ $title }), che per ora vale { $points } PV.
tip-multiplier = Spazi vuoti della riserva: { $emptied }. Per il posto tra le nazioni in segnalini sulla mappa: { $majority }.
tip-titles-mine = Il tuo titolo darebbe { $n } PV.

## Carte, edifici, combattimento

tip-price = { $n ->
    [one] Ti costa { $n } doblone; ne hai { $have }.
   *[other] Ti costa { $n } dobloni; ne hai { $have }.
 }
tip-display = Quando completi la mano puoi prenderla per 1 doblone; ne hai { $have }.
tip-display-free = Quando completi la mano puoi prenderla gratis.
tip-bought = Comprata da { $who }.
tip-planned = Pianificata da { $who }.
tip-on-display = Nell’offerta.
tip-discarded = Tra gli scarti.
tip-deck = Alla fine del turno le mani si completano: dal mazzo gratis, dall’offerta per 1 doblone a carta.
tip-discard = Quando il mazzo è vuoto, gli scarti formano il nuovo mazzo.
tip-investors = Investitori: { $players }.
tip-worth = Per ora ti darebbe { $n } PV.
tip-pile = Un combattimento inizia con la tessera in cima a una pila: per ogni nazione un valore di combattimento e ciò che combattere per essa dà o costa subito.
tip-combat-mine = Per un combattimento hai { $cp } punti combattimento e { $workers } lavoratori.
tip-combat-once = Ogni azione combattimento si può svolgere una volta per combattimento, finché resta valore di combattimento.
tip-value = Valore di combattimento ora: { $n }.

## La nave

tip-area = { $n ->
    [one] Resta { $n } disco.
   *[other] Restano { $n } dischi.
 }
tip-area-locked = Per ora non può uscirne nessuno.
tip-area-done = Migliorata.
tip-plan = Pianifica
tip-village = In un villaggio, come azione principale, un’azione villaggio; di più se il tragitto è stato lungo. Ognuna si sceglie liberamente, anche la stessa di nuovo.
tip-slot = Come azione libera si può mettere qui una carta della tua mano. Le carte pianificate si possono solo comprare; non fanno parte della mano.
tip-career = I compiti si completano come azione libera, ognuno una volta; aspettare il numero più alto rende di più.
tip-task = { $career }: compito { $n }
tip-task-open = Puoi completarlo ora.
tip-task-done = Completato.
tip-token = Alcune rendite e azioni combattimento contano solo con questo gettone. Ognuno può averne uno per tipo.
tip-owners = Di { $players }.

## Ana

tip-ana = PV { $points }; { $total } se la partita finisse ora; { $income } PV a ogni punteggio.
tip-ana-board = Non ha lavoratori, dobloni né carte in mano. Una carta automa dice che cosa fa.
tip-ana-row = Un disco lascia la fila quando si ferma in una città con uno spazio libero sul mercato, e per alcune delle sue carte. Ogni due dischi ha una miglioria.
tip-ana-income = A ogni punteggio ottiene { $n } PV.
tip-ana-discs = Dischi usciti: { $gone } di { $all }
