# Il tavolo di Maracaibo a parole.

table-over = La partita è finita.
table-setting-up = La partita è in preparazione.
table-round = { $phase ->
    [sail] Round { $round } di 4. { $who } naviga.
    [act] Round { $round } di 4. { $who } è in porto e agisce.
    [fill] Round { $round } di 4. { $who } prende nuove carte.
    [interim] Round { $round } di 4, punteggio intermedio.
    [final] Punteggio finale.
   *[other] Round { $round } di 4. È il turno di { $who }.
 }
table-has = { $who } ha { $things }.
table-combat = Combattimento { $nation_for }, valore di combattimento { $value } ({ $tile }).
table-combat-tile = Rivelata: { $tile }.
table-order = Ordine di turno: { $players }.
table-kind = { $kind ->
    [start] partenza
    [village] villaggio
   *[city] città
 }
table-market = mercato di { $good }, { $n } di { $spaces } occupati
table-action = azione: { $gain }
table-marker = segnalino { $nation_of }
table-flag = bandiera libera ({ $gain })
table-assistant = assistente di { $who }: { $card }
table-ships = navi: { $players }
table-missions = { $n ->
    [0] Non ci sono più missioni nella pila.
    [one] { $n } missione nella pila; in cima { $top }.
   *[other] { $n } missioni nella pila; in cima { $top }.
 }
table-combat-piles = Tessere combattimento: { $left } a sinistra, { $right } a destra.
table-deck = { $n ->
    [one] { $n } carta nel mazzo, { $discarded } scartate.
   *[other] { $n } carte nel mazzo, { $discarded } scartate.
 }
table-ana = { $who }: { $vp }; { $total } se la partita finisse ora.
table-ana-discs = Dischi tolti: { $n } di { $discs }. Carte prese: { $cards }. PV al prossimo punteggio: { $income }.
table-ana-done = Missioni e tessere storia: { $missions }. Tessere combattimento: { $tiles }.
table-ana-deck = { $n ->
    [one] { $n } carta nel suo mazzo; giocate: { $discarded }.
   *[other] { $n } carte nel suo mazzo; giocate: { $discarded }.
 }
table-player = { $who }: { $things }; { $total } PV se la partita finisse ora.
table-income = Rendite: dobloni { $doubloons }, PV { $vp }.
table-ship = Nave: { $place }. Esploratore: { $space }.
table-hand = Mano (fino a { $limit }): { $cards }.
table-hand-size = { $n ->
    [one] { $n } carta in mano, fino a { $limit }.
   *[other] { $n } carte in mano, fino a { $limit }.
 }
table-planned = Pianificate: { $cards }.
table-laid-aside = Messe da parte: { $cards }.
table-face-down = coperta
table-bought = Comprate: { $cards }.
table-on-card = Su { $card }: { $mission }.
table-tokens = Gettoni sinergia: { $tokens }.
table-pending = Rendita in attesa, { $token_with }: { $gain }.
table-upgrades = Migliorie della nave: { $areas }.
table-discs = Dischi sulla nave: { $areas }.
table-career = Carriera: { $career }.
table-task = { $done ->
    [done] Compito { $n }, completato: { $task }
    [open] Compito { $n }, si può completare ora: { $task }
   *[no] Compito { $n }: { $task }
 }
table-achieved = Missioni: { $missions }. Tessere combattimento: { $tiles }. Bussole: { $compasses }.
table-assistants = Assistenti: { $cards }.
table-invested = Edifici di prestigio: { $buildings }.
table-thresholds = Due azioni villaggio da { $two } punti movimento, tre da { $three }.
table-village-actions = Azioni villaggio: { $names }.
table-combat-actions = Azioni combattimento: { $names }.
table-workers = Lavoratori nella riserva comune: { $n }; sulla carriera: { $career }; su carte: { $cards }.
table-display = Offerta
table-own-hand = La tua mano
table-own-plans = Pianificate
table-prestige = Edifici di prestigio
table-influence = Influenza
table-nation = { $nation }: { $players }
table-markers = { $times ->
    [one] Segnalini sulla mappa { $map }, nella riserva { $stock }; i titoli contano una volta.
   *[other] Segnalini sulla mappa { $map }, nella riserva { $stock }; i titoli contano { $times } volte.
 }
table-track = Tracciato dell’esploratore
table-track-missions = Missioni sul tracciato: { $missions }.
table-barriers = Barriere già superate da qualcuno: { $barriers }.
table-incomes = Rendite
table-income-of = { $who }: dobloni { $doubloons }, PV { $vp }
table-story = Carta storia { $card }: { $title }
table-story-done = Carta storia { $card }, completata: { $title }
table-legacy = Tessere Legacy
table-tile-discs = Dischi: { $n } di { $spaces }.
table-tile-markers = Segnalini: { $nations }.

## Scelte nel terminale

free-actions = Azioni libere
price-career = compiti: { $tasks }
price-points = { $n ->
    [one] { $n } punto movimento
   *[other] { $n } punti movimento
 }
price-discs = { $n ->
    [one] { $n } disco lì
   *[other] { $n } dischi lì
 }
price-raise = valore di combattimento +1
price-market = mercato di { $good }
price-village = { $n } a tua scelta
price-plan = si potrà comprare più tardi per { $price }
choice-plan = Pianifica
choice-discard = Scarta
choice-aside = Metti da parte
choice-take = Prendi dall’offerta

## Che cosa si può guardare nel terminale: la parola da scrivere e che cosa mostra

sheet-map = mappa
    .about = mostra la mappa: luoghi, mercati, missioni, segnalini, assistenti e navi
sheet-board = nave
    .about = mostra la tua nave, le tue carte e la tua carriera, o quelle di un altro giocatore: nave 2
sheet-cards = carte
    .about = mostra l’offerta, le tue carte e gli edifici di prestigio con tutto ciò che dicono
sheet-tracks = tracciati
    .about = mostra l’influenza con le nazioni, il tracciato dell’esploratore e le rendite
sheet-story = storia
    .about = mostra le carte storia e le tessere Legacy
example-option = sail 5
example-word = assistente
