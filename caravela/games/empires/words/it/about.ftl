# Empires: che cosa dice il tavolo delle sue cose quando qualcuno le indica, e i dati del pannello di un giocatore.

where = Turno { $round } · Epoca { $age } · { $phase }

## Il pannello di un giocatore

fact-money = Denaro
    .about = Paga edifici, addestramento e guerre. Di per sé non vale PV.
fact-income = Entrate
    .about = Quanto rendono ogni turno merci e navi nelle combinazioni migliori: $3 per tre uguali, $6 per quattro uguali, $1 per tre qualsiasi. Nel turno 8 lo stesso numero vale anche in PV.
fact-ships = Navi
    .about = Una nave vale come una merce di qualsiasi tipo in una combinazione; una sola nave per combinazione.
fact-workers = Lavoratori
    .about = Lavoratori disponibili da piazzare in questo turno, o già ottenuti per il prossimo.
fact-supply = Riserva
    .about = Ogni turno arrivano 5 coloni dalla riserva, finché ce ne sono; da lì vengono anche quelli portati da edifici e missionari.
fact-buildings = Edifici
    .about = Edifici acquistati finora. Non si perdono mai.
fact-finds = Scoperte
    .about = Pedine e carte Scoperta. I loro PV contano una volta sola, alla fine.
fact-points = PV
    .about = PV segnati finora. Scoperte, edifici ed economia si aggiungono alla fine della partita.
fact-order = Ordine di turno
    .about = L’ordine per piazzare, per scoprire e per i pareggi. Il box Iniziativa decide il prossimo.
about-standings = { $players }.

## Regioni

about-workers = { $n ->
    [one] { $n } lavoratore
   *[other] { $n } lavoratori
 }
about-region-scores = Alla fine dei turni 3, 6 e 8, se qualcuno ha qui 3 lavoratori, il gruppo più grande segna { $leader } PV e il secondo { $second } PV.
about-region-builders = Ogni costruttore qui aggiunge { $leader } PV al gruppo più grande e { $second } PV al secondo.
about-region-good = Il primo ad avere qui 3 lavoratori prende la merce: { $good }.
about-region-there = Lavoratori qui: { $players }.
about-region-hidden = Non ancora scoperta: nessuno può sbarcare qui prima che arrivi una spedizione forte almeno quanto i nativi della pedina.
about-region-mine = Hai { $workers } qui; il punteggio ti darebbe { $points } PV ora.
about-region-none = Non hai lavoratori qui.
about-region-more = Con uno in più sarebbero { $points } PV.
about-region-takes-good = Uno in più prende la merce: { $good }.
about-token-title = Pedina Scoperta { $region_in }
about-token-known = La pedina: { $find }.
about-token-at-least = { $n ->
    [one] Dopo una spedizione fallita tutti sanno: almeno { $n } nativo.
   *[other] Dopo una spedizione fallita tutti sanno: almeno { $n } nativi.
 }
about-token-seen = La pedina è stata vista da { $players }.
about-pool-none = Non hai lavoratori nel box Scoperta.
about-pool-known = I tuoi lavoratori nel box Scoperta hanno valore { $strength }; serve { $natives }.
about-pool-chance = I tuoi lavoratori nel box Scoperta hanno valore { $strength }: bastano per { $enough } delle { $all } pedine che possono trovarsi qui.
about-pool-cards = I tuoi lavoratori nel box Scoperta hanno valore { $strength }: bastano per { $enough } delle { $all } carte che possono uscire.
about-pool-sure = I tuoi lavoratori qui hanno valore { $strength }: bastano di sicuro per { $sure } delle { $all } regioni non ancora scoperte.

## Box Evento

about-box-initiative = Ogni lavoratore guadagna tanti dollari quanto il numero del suo spazio, e il prossimo ordine di turno segue questa fila. Un lavoratore per giocatore.
about-box-dock = I lavoratori sbarcano uno dopo l’altro, ciascuno in una regione scoperta a scelta del proprietario. Un mercante porta $5, un missionario un colono.
about-box-goods = Da sinistra a destra, ogni lavoratore prende una delle merci in offerta.
about-box-shipping = Il totale più alto vince la nave: capitani e mercanti contano 2, gli altri 1. In caso di parità vince chi viene prima nell’ordine di turno.
about-box-buildings = Da sinistra a destra, ogni lavoratore può acquistare uno degli edifici in offerta per ${ $money }.
about-box-discovery = Qui i lavoratori aspettano finché il proprietario manda una spedizione: i capitani contano 2, gli altri 1. Chi non parte resta.
about-box-specialists = Ogni spazio dà al proprietario del lavoratore uno specialista per il prossimo turno.
about-box-warfare = Da sinistra a destra, ogni lavoratore può iniziare una battaglia in una regione, gratis, o una guerra contro un giocatore in tutte le regioni, per ${ $money }. Ogni soldato elimina un lavoratore avversario.
about-box-next = Un lavoratore piazzato ora occupa il posto { $place }.
about-box-full = Tutti i posti sono occupati.
about-box-mine = I tuoi lavoratori qui: { $n }; il primo al posto { $place }.
about-initiative-mine = Il tuo lavoratore sta al posto { $place }: ${ $place }.
about-goods-best = La migliore per te ora è { $good }: le tue combinazioni renderebbero ${ $more } invece di ${ $money }.
about-goods-none = Nessuna merce in offerta cambierebbe quanto rendono le tue combinazioni, ${ $money }.
about-shipping-now = I tuoi lavoratori contano { $mine } qui; il migliore degli altri { $others }.
about-shipping-empty = Ora non ci sono navi da vincere.
about-buildings-now = { $n ->
    [0] Hai ${ $money }: ora non bastano per un edificio.
   *[other] Hai ${ $money }: bastano per { $n } degli edifici in offerta, uno per lavoratore.
 }
about-builder-price = Un costruttore paga ${ $money }.
about-warfare-now = I tuoi soldati nel Nuovo Mondo: { $soldiers }. Battaglie che potresti iniziare ora: { $battles }.
about-space = Il proprietario del lavoratore qui prende { $kind_a } per il prossimo turno.
about-space-training = Il proprietario del lavoratore qui può pagare ${ $money } per uno specialista di qualsiasi tipo per il prossimo turno.
about-space-taken = { $who } è qui.
about-space-supply = Nella tua riserva: { $workers }.
about-ship-places = Le tue navi che possono ancora portare un lavoratore in questo turno: { $n }.
about-figure = { $who }: { $kind }
about-figure-place = Posto { $place } { $box_in }.

## Edifici

about-tile-on-offer = In offerta ora per ${ $money }.
about-tile-owner = È di { $who }.
about-tile-used = La tessera è già stata usata.
about-tile-to-come = Può ancora arrivare in quest’epoca.
about-tile-later = Può arrivare in un’epoca successiva.
about-tile-gone = Non è più in vendita in questa partita.
about-tile-cost = Ti costerebbe ${ $money }; hai ${ $have }.
about-tile-cost-builder = Ti costerebbe ${ $money }, o ${ $less } con un costruttore; hai ${ $have }.
about-tile-points = Per come stanno le cose, alla fine ti vale { $points } PV.
about-tile-money = Rende ${ $money } per turno: ${ $sum } fino alla fine.
about-tile-now = Ora ti renderebbe ${ $money }.
about-tile-workers = Fino alla fine della partita ti porterebbe: { $workers }.
about-tile-plague = Per come stanno le cose, tu perderesti { $mine } e gli altri, in tutto, { $others }.
about-tile-tokens = Avversari che hanno pedine: { $n }.
about-tile-regions = Regioni non ancora scoperte: { $n }.
about-tile-captains = I tuoi capitani nel box Scoperta: { $n }.
about-tile-missionaries = I tuoi missionari in attesa di sbarcare: { $n }.
about-tile-at-once = Porta subito ${ $money }.
about-tile-there = Hai { $workers } nel Nuovo Mondo.
about-tile-exchange = Lo scambio migliore ora farebbe rendere alle tue combinazioni ${ $more } invece di ${ $money }.
about-tile-no-exchange = Nessuno scambio ora aumenterebbe quanto rendono le tue combinazioni, ${ $money }.

## Merci, navi, lavoratori, nazioni, scoperte

about-good = Tre uguali rendono $3 ogni turno, quattro uguali $6, tre merci qualsiasi $1; una nave vale come una merce.
about-good-tokens = Nella partita ce ne sono { $n }; in offerta ora: { $offer }.
about-good-mine = { $n ->
    [0] Non ne hai
   *[other] Ne hai { $n }
 }; con un pezzo in più le tue combinazioni renderebbero ${ $more } invece di ${ $money }.
about-good-same = { $n ->
    [0] Non ne hai
   *[other] Ne hai { $n }
 }; un pezzo in più non cambierebbe quanto rendono le tue combinazioni, ${ $money }.
about-ship-title = Nave mercantile
about-ship-stock = { $n ->
    [0] Non ci sono altre navi nella scorta.
    [one] Ancora { $n } nave nella scorta.
   *[other] Ancora { $n } navi nella scorta.
 }
about-kind-colonist = Conta 1 in Spedizioni Mercantili e in Scoperta.
about-kind-captain = Conta 2 in Spedizioni Mercantili e in Scoperta.
about-kind-merchant = Conta 2 in Spedizioni Mercantili; quando sbarca dalla banchina, dà $5 al proprietario.
about-kind-missionary = Quando sbarca dalla banchina, porta con sé un colono dalla riserva.
about-kind-soldier = Elimina un lavoratore avversario in battaglia e porta più saccheggio quando una spedizione riesce.
about-kind-builder = Paga ${ $money } in meno per un edificio e fa valere più PV la sua regione per i due gruppi più grandi.
about-kind-mine = Ne hai { $available } da piazzare, { $supply } nella riserva e { $world } nel Nuovo Mondo.
about-nation-player = { $who } gioca con { $nation_the }.
about-nation-free = Nessuno gioca con { $nation_the }.
about-uses = { $n ->
    [0] Il vantaggio è esaurito.
    [one] Si può usare ancora una volta.
   *[other] Si può usare ancora { $n } volte.
 }
about-find = { $find }.
about-find-natives = Una spedizione deve essere forte almeno quanto i nativi.
about-find-worth = Alla fine ti dà { $points } PV.
about-deck-title = Mazzo Scoperte
about-deck = Quando tutte le regioni sono scoperte, le spedizioni affrontano la prima carta di questo mazzo.
about-deck-cards = { $n ->
    [0] Non resta nessuna carta.
    [one] Resta una carta.
   *[other] Restano { $n } carte.
 }
about-deck-top = Conosci la carta in cima: { $find }.

## Giocatori e turni

about-seat = ${ $money }; { $points } PV segnati, { $total } se la partita finisse ora.
about-seat-place = Posto { $position } nell’ordine di turno.
about-seat-lead = Per come stanno le cose, hai { $n } PV più di { $who }.
about-seat-behind = Per come stanno le cose, hai { $n } PV meno di { $who }.
about-seat-level = Per come stanno le cose, tu e { $who } avete gli stessi PV.
about-seat-mine = Se la partita finisse ora, avresti { $total } PV.
about-round-title = Turno { $n }
about-round = { $age }. Gli edifici costano ${ $money }.
about-round-scores = Il Nuovo Mondo dà punti alla fine di questo turno.
about-round-last = La partita finisce dopo questo turno.
about-round-now = { $left ->
    [0] Siamo al turno { $n }; alla sua fine il Nuovo Mondo dà punti.
   *[other] Siamo al turno { $n }; turni fino al prossimo punteggio: { $left }.
 }
