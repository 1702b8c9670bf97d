# Empires: Age of Discovery / Age of Empires III: nomi dei componenti e brevi descrizioni.

game-empires = Empires: Age of Discovery
    .about = Da due a sei nazioni mandano lavoratori in un mondo nuovo nell’arco di otto turni: popolare, commerciare, costruire, esplorare. Piazzare ogni lavoratore al momento giusto decide la partita.
    .tact = Questo gioco fa della conquista una gara a punti. Per i popoli che già vivevano nelle Americhe significò spoliazione, schiavitù e morte, che nessun punto su questo tabellone compensa.

## Lavoratori

kind-colonist = colono
    .a = un colono
    .the = il colono
    .many = coloni
    .count = { $n ->
        [one] { $n } colono
       *[other] { $n } coloni
    }
kind-captain = capitano
    .a = un capitano
    .the = il capitano
    .many = capitani
    .count = { $n ->
        [one] { $n } capitano
       *[other] { $n } capitani
    }
kind-merchant = mercante
    .a = un mercante
    .the = il mercante
    .many = mercanti
    .count = { $n ->
        [one] { $n } mercante
       *[other] { $n } mercanti
    }
kind-missionary = missionario
    .a = un missionario
    .the = il missionario
    .many = missionari
    .count = { $n ->
        [one] { $n } missionario
       *[other] { $n } missionari
    }
kind-soldier = soldato
    .a = un soldato
    .the = il soldato
    .many = soldati
    .count = { $n ->
        [one] { $n } soldato
       *[other] { $n } soldati
    }
kind-builder = costruttore
    .a = un costruttore
    .the = il costruttore
    .many = costruttori
    .count = { $n ->
        [one] { $n } costruttore
       *[other] { $n } costruttori
    }
kind-militia = miliziano
    .a = un miliziano
    .the = il miliziano
    .many = miliziani
    .count = { $n ->
        [one] { $n } miliziano
       *[other] { $n } miliziani
    }

## Regioni

region-new_france = Nuova Francia
    .the = la Nuova Francia
    .in = nella Nuova Francia
    .to = nella Nuova Francia
    .from = dalla Nuova Francia
    .of = della Nuova Francia
region-canada = Canada
    .the = il Canada
    .in = in Canada
    .to = in Canada
    .from = dal Canada
    .of = del Canada
region-new_england = Nuova Inghilterra
    .the = la Nuova Inghilterra
    .in = nella Nuova Inghilterra
    .to = nella Nuova Inghilterra
    .from = dalla Nuova Inghilterra
    .of = della Nuova Inghilterra
region-virginia = Virginia
    .the = la Virginia
    .in = in Virginia
    .to = in Virginia
    .from = dalla Virginia
    .of = della Virginia
region-florida = Florida
    .the = la Florida
    .in = in Florida
    .to = in Florida
    .from = dalla Florida
    .of = della Florida
region-new_spain = Nuova Spagna
    .the = la Nuova Spagna
    .in = nella Nuova Spagna
    .to = nella Nuova Spagna
    .from = dalla Nuova Spagna
    .of = della Nuova Spagna
region-caribbean = Caraibi
    .the = i Caraibi
    .in = nei Caraibi
    .to = nei Caraibi
    .from = dai Caraibi
    .of = dei Caraibi
region-new_granada = Nuova Granada
    .the = la Nuova Granada
    .in = nella Nuova Granada
    .to = nella Nuova Granada
    .from = dalla Nuova Granada
    .of = della Nuova Granada
region-peru = Perù
    .the = il Perù
    .in = in Perù
    .to = in Perù
    .from = dal Perù
    .of = del Perù
region-brazil = Brasile
    .the = il Brasile
    .in = in Brasile
    .to = in Brasile
    .from = dal Brasile
    .of = del Brasile

## Merci

good-silver = argento
good-sugar = zucchero
good-gold = oro
good-tobacco = tabacco
good-coffee = caffè
good-indigo = indaco
good-fur = pelli
good-cattle = bestiame
good-cocoa = cacao
good-fish = pesce
good-rice = riso

## Box Evento e loro spazi

box-initiative = Iniziativa
    .in = nel box Iniziativa
    .to = al box Iniziativa
box-dock = Banchina dei Coloni
    .in = sulla Banchina dei Coloni
    .to = alla Banchina dei Coloni
box-goods = Merci
    .in = nel box Merci
    .to = al box Merci
box-shipping = Spedizioni Mercantili
    .in = nel box Spedizioni Mercantili
    .to = al box Spedizioni Mercantili
box-buildings = Edifici Capitale
    .in = nel box Edifici Capitale
    .to = al box Edifici Capitale
box-discovery = Scoperta
    .in = nel box Scoperta
    .to = al box Scoperta
box-specialists = Specialisti
    .in = nel box Specialisti
    .to = al box Specialisti
box-warfare = Guerra
    .in = nel box Guerra
    .to = al box Guerra

space-missionary = Spazio del Missionario
    .to = allo spazio del Missionario
    .in = nello spazio del Missionario
space-merchant = Spazio del Mercante
    .to = allo spazio del Mercante
    .in = nello spazio del Mercante
space-soldier = Spazio del Soldato
    .to = allo spazio del Soldato
    .in = nello spazio del Soldato
space-captain = Spazio del Capitano
    .to = allo spazio del Capitano
    .in = nello spazio del Capitano
space-builder = Spazio del Costruttore
    .to = allo spazio del Costruttore
    .in = nello spazio del Costruttore
space-training = Spazio dell’Addestramento
    .to = allo spazio dell’Addestramento
    .in = nello spazio dell’Addestramento
# Posto in fondo alla banchina che un lavoratore occupa insieme a una nave del suo proprietario (Mayflower).
space-ship = Posto a bordo di una nave
    .to = a bordo di una propria nave
    .in = a bordo di una propria nave

## Nazioni

nation-england = Inghilterra
    .the = l’Inghilterra
    .advantage = Una volta per partita, appena prima che si risolva la Banchina dei Coloni, l’Inghilterra può mandarvi altri 2 coloni e poi riordinare a piacere i lavoratori di tutti sulla banchina.
nation-spain = Spagna
    .the = la Spagna
    .advantage = Prima del turno 1, la Spagna può scoprire una regione a sua scelta senza affrontare i nativi: vi mette 1 soldato e prende la pedina e il saccheggio, ma nient’altro per il soldato.
nation-france = Francia
    .the = la Francia
    .advantage = In due turni diversi della partita, la Francia può prendersi una merce dal box Merci prima che gli altri scelgano.
nation-portugal = Portogallo
    .the = il Portogallo
    .advantage = Una volta in ogni epoca, il Portogallo può rivolgere la sua spedizione al mazzo Scoperte, anche se restano regioni da scoprire, e la carta ha allora resistenza 3.
nation-holland = Olanda
    .the = l’Olanda
    .advantage = Una volta per partita, l’Olanda può impadronirsi della nave nel box Spedizioni Mercantili prima che venga assegnata, e in quel turno lì nessuno ottiene navi.
nation-italy = Città-Stato Italiane
    .the = le Città-Stato Italiane
    .advantage = In due turni diversi, prima che si risolva il box Specialisti, le Città-Stato Italiane possono mettere un lavoratore della propria riserva al posto di quello di un altro giocatore; l’Addestramento costa comunque $5.

## Edifici dell’epoca I

tile-settlers = Coloni
    .about = Ogni turno ottieni 1 colono in più per il turno seguente.
tile-settlers_2 = Coloni
    .about = Ogni turno ottieni 1 colono in più per il turno seguente.
tile-monastery = Monastero
    .about = Ogni turno ottieni 1 missionario per il turno seguente.
tile-trade_routes = Rotte Commerciali
    .about = Ogni turno ottieni 1 mercante per il turno seguente.
tile-training_grounds = Campi di Addestramento
    .about = Ogni turno ottieni 1 soldato per il turno seguente.
tile-indentured_servitude = Servitù a Contratto
    .about = Ogni turno 1 colono della tua riserva va sullo spazio X della banchina. Sbarca nel turno seguente.
tile-conquistadors = Conquistatore
    .about = Ogni turno 1 soldato della tua riserva si unisce ai tuoi lavoratori nel box Scoperta.
tile-navigator = Navigatore
    .about = Ogni turno 1 capitano della tua riserva si unisce ai tuoi lavoratori nel box Scoperta.
tile-inca_conquest = Conquista dell’Impero Inca
    .about = Guadagni $20 quando la acquisti.
tile-trading_post = Stazione Commerciale
    .about = Guadagni $5 ogni turno.
tile-cartography = Cartografia del Nuovo Mondo
    .about = Una sola volta, all’acquisto o in una successiva fase dei benefici, scopri una regione a tua scelta senza affrontare i nativi: vi metti 1 colono e prendi la pedina e il saccheggio. Alla fine vale 4 PV.
tile-plague_1 = Peste (epoca I)
    .about = Le pedine e le carte che le tue spedizioni incontrano contano 1 nativo in meno.
tile-spoils_money_1 = Bottino di Guerra ($5)
    .about = Non costa nulla. Guadagni subito $5.
tile-spoils_ship = Bottino di Guerra (nave)
    .about = Non costa nulla. Prendi subito 1 nave dalla scorta.
tile-spoils_specialists = Bottino di Guerra (2 specialisti)
    .about = Non costa nulla. Scegli 2 specialisti, uguali o diversi, per il turno seguente.
tile-magellan = Magellano
    .about = Nel box Scoperta i tuoi capitani valgono 3 invece di 2.
tile-new_world_city = Città del Nuovo Mondo
    .about = Ogni turno ottieni 1 costruttore per il turno seguente.
tile-new_world_mission = Missione nel Nuovo Mondo
    .about = Ogni turno ottieni 1 missionario per il turno seguente.
tile-overpopulation = Sovrappopolazione
    .about = Metti subito 3 coloni della tua riserva in regioni già scoperte, insieme o separati.
tile-smuggler = Contrabbandiere
    .about = Una volta per turno puoi scambiare una tua merce con una di un altro giocatore, che lo voglia o no. Le navi non si possono scambiare.

## Edifici dell’epoca II

tile-indian_allies = Alleati Indiani
    .about = Metti subito 2 soldati della tua riserva in una stessa regione dove hai già un lavoratore.
tile-privateers = Corsari
    .about = Ogni turno ciascuno degli altri giocatori ti paga $1 per ogni tua nave, o tutto quello che ha se è meno.
tile-ship_yards = Cantieri Navali
    .about = Ogni turno ottieni 1 capitano per il turno seguente.
tile-cathedral = Cattedrale
    .about = Ogni tuo missionario che sbarca dalla banchina porta con sé 2 coloni invece di 1.
tile-taxation = Tassazione
    .about = Guadagni $10 ogni turno. Alla fine vale 2 PV.
tile-university = Università
    .about = Una sola volta, quando vuoi, porti un tuo lavoratore { $university_mode ->
        [one_step] un posto più avanti
       *[to_front] al primo posto
    } sulla Banchina dei Coloni, in Iniziativa{ $edition ->
        [first] {" "}o
       *[deluxe] , Merci, Guerra o
    } Edifici Capitale; oppure il tuo segnalino nell’ordine di turno. Alla fine vale 5 PV.
tile-west_indies = Compagnia delle Indie Occidentali
    .about = Ogni turno peschi 1 merce a caso. Comincia a contare nelle entrate del turno seguente.
tile-colonization_laws = Diritti di Colonizzazione
    .about = Ogni turno 1 colono della tua riserva va sullo spazio Y della banchina. Sbarca nel turno seguente.
tile-rum_distillery = Distilleria di Rum
    .about = { $edition ->
        [first] In ogni fase delle entrate guadagni $3 per ciascuno zucchero che possiedi. Le navi non valgono come zucchero e questo denaro non rientra nei PV dell’economia.
       *[deluxe] In ogni fase dei benefici guadagni $3 per ciascuno zucchero che possiedi. Le navi non valgono come zucchero e questo denaro non rientra nei PV dell’economia.
    }
tile-marketplace = Mercato
    .about = Ogni turno ottieni 1 mercante per il turno seguente.
tile-military_academy = Accademia Militare
    .about = Ogni turno ottieni 1 soldato per il turno seguente.
tile-fortress = Fortezza
    .about = Ogni turno ottieni 1 soldato per il turno seguente.
tile-stables = Scuderie
    .about = { $edition ->
        [first] Una volta per turno, nella fase dei benefici, puoi spostare 1 tuo soldato da una regione a una adiacente già scoperta.
       *[deluxe] Una volta per turno, appena prima di Scoperta, puoi spostare 1 tuo soldato da una regione a una adiacente già scoperta.
    }
tile-plague_2 = Peste (epoca II)
    .about = Subito tutti i giocatori, tu compreso, perdono 1 lavoratore a propria scelta in ogni loro colonia di 3 o più.
tile-spoils_money_2 = Bottino di Guerra ($7)
    .about = Non costa nulla. Guadagni subito $7.
tile-spoils_goods = Bottino di Guerra (2 merci)
    .about = Non costa nulla. Peschi subito 2 merci a caso.
tile-stone_masonry = Lavorazione della Pietra
    .about = Ogni turno ottieni 1 costruttore per il turno seguente.
tile-papal_edict = Editto Papale
    .about = Scegli un avversario e chi di voi due comincia. Poi ciascuno mette 2 coloni della propria riserva in una stessa regione dove ha già un lavoratore.
tile-mint = Zecca
    .about = In ogni fase delle entrate scegli oro o argento e guadagni $2 per ciascuna merce di quel tipo che possiedi.
tile-trading_house = Casa di Commercio
    .about = In ogni fase dei benefici puoi vendere alla banca quante merci vuoi, a $5 l’una. Le navi non si possono vendere.
tile-reformation = Riforma
    .about = I missionari degli altri giocatori non portano coloni quando sbarcano dove tu hai un missionario.
tile-mayflower = Mayflower
    .about = Ogni turno puoi mettere fino a 3 lavoratori in fondo alla banchina, ciascuno con una tua nave. Queste navi non completano combinazioni nelle entrate di quel turno.

## Edifici dell’epoca III

tile-militia = Milizia
    .about = In ogni battaglia che non hai dichiarato tu, hai 1 soldato in più solo per quella battaglia.
tile-mercantilism = Mercantilismo
    .about = Alla fine ottieni 1 PV per ogni merce che possiedi. Le navi non contano.
tile-population = Popolazione
    .about = Alla fine ottieni 1 PV per ogni coppia di tuoi lavoratori nel Nuovo Mondo.
tile-navy = Marina
    .about = Alla fine ottieni 4 PV per ogni nave che possiedi.
tile-power = Potere
    .about = Alla fine ottieni 2 PV per ogni tuo soldato nel Nuovo Mondo.
tile-prosperity = Prosperità
    .about = Alla fine ottieni 2 PV per ogni edificio che possiedi, compreso questo.
tile-glory = Gloria
    .about = { $edition ->
        [first] Alla fine ottieni 2 PV per ogni regione dove hai un lavoratore.
       *[deluxe] Alla fine ottieni 2 PV per ogni regione dove hai un lavoratore e qualche giocatore ne ha almeno 3.
    }
tile-wealth = Ricchezza
    .about = Alla fine ottieni 1 PV per ogni $5 interi che possiedi. Se si possono acquistare PV, il tuo denaro si conta prima del tuo acquisto.
tile-migration = Migrazione
    .about = Ogni turno puoi spostare 1 o 2 tuoi coloni da una regione a un’altra già scoperta, per quanto lontana.
tile-factory = Fabbrica
    .about = { $edition ->
        [first] Guadagni $25 ogni turno. Alla fine vale 5 PV.
       *[deluxe] Guadagni $30 ogni turno. Alla fine vale 5 PV.
    }
tile-plague_3 = Peste (epoca III)
    .about = Scegli subito una regione e un giocatore che vi è presente e rimandi nella sua riserva fino a 3 suoi coloni. Gli specialisti sono al sicuro.
tile-age_of_discovery = Epoca delle Scoperte
    .about = Alla fine ottieni 4 PV per ogni pedina e carta Scoperta che possiedi, oltre ai PV che già danno.
tile-new_world_capital = Capitale del Nuovo Mondo
    .about = Alla fine ottieni 3 PV per ogni tuo costruttore nel Nuovo Mondo.
tile-age_of_reason = Età della Ragione
    .about = Alla fine ottieni 4 PV per ogni lavoratore che avevi nel box Specialisti nel turno 8.
tile-rewrite_history = Riscrivere la Storia
    .about = Puoi togliere subito 1 pedina Scoperta a caso a ciascuno di 2 avversari al massimo. Non c’è saccheggio e le carte non si possono prendere.

## Scoperte

token = pedina Scoperta
    .about = { $natives ->
        [one] { $natives } nativo
       *[other] { $natives } nativi
    }, saccheggio ${ $plunder }, ${ $per_soldier } per ogni soldato, { $vp } PV

card-c01 = Il Mississippi
card-c02 = I Grandi Laghi
card-c03 = La Pampa
card-c04 = California
card-c05 = Filippine
card-c06 = Mari del Sud
card-c07 = Etiopia
card-c08 = Il Rio delle Amazzoni
card-c09 = Il Territorio del Nord-Ovest
card-c10 = Australia
card-c11 = Cipango (Giappone)
card-c12 = Siam
card-c13 = Isole delle Spezie
card-c14 = India
card-c15 = Circumnavigare il Globo
card-c16 = Cina

## Epoche e luoghi

age = epoca { $n ->
        [1] I
        [2] II
       *[3] III
    }

place-supply = riserva
place-available = lavoratori disponibili
place-pool = gruppo di scoperta
place-expedition = spedizione

## Opzioni della partita

option-edition = Edizione
    .about = Se si gioca con le regole e i componenti della prima edizione (2007) o dell’edizione deluxe (2015).
option-builders = Costruttori
    .about = Aggiunge i costruttori, un sesto tipo di lavoratore che aumenta i PV delle regioni e fa costare meno gli edifici.
option-expansion_buildings = Edifici dell’espansione
    .about = Quali dei 20 edifici dell’espansione Costruttori entrano nelle pile.
option-plague_tiles = Tessere Peste
    .about = Aggiunge una tessera Peste agli edifici di ogni epoca.
option-nations = Vantaggi delle nazioni
    .about = Ogni giocatore guida una nazione con un vantaggio proprio, assegnata a caso o vinta in un’asta che stabilisce anche l’ordine iniziale.
option-vp_purchase = Acquisto di PV
    .about = Dopo ogni punteggio del Nuovo Mondo i giocatori possono acquistare PV, a $1 l’uno nell’epoca I, $3 nell’epoca II e $10 nell’epoca III.
option-start_auction_first = Asta iniziale
    .about = I giocatori si contendono l’ordine iniziale con le offerte invece di sorteggiarlo, e il vincitore scopre anche i Caraibi.
option-two_player_captains = Capitani per due
    .about = Nella partita in 2, ogni giocatore comincia con 2 capitani nel box Scoperta.
option-reduced_luck_age3 = Epoca III in vista
    .about = Entrano in gioco solo 10 edifici dell’epoca III, sorteggiati durante la preparazione e visibili a tutti fin dall’inizio.
option-no_survivors = Nessun superstite
    .about = Quando una spedizione in una regione fallisce, la sua pedina esce dal gioco e una non ancora usata ne prende il posto a faccia in giù.
option-reconnaissance = Ricognizione
    .about = Quando tocca a te puoi guardare una pedina a faccia in giù o, se non ne restano, la prima carta del mazzo, per $1 nell’epoca I, $2 nell’epoca II o $3 nell’epoca III.
option-advanced_reconnaissance = Ricognizione avanzata
    .about = Le pedine Scoperta sulla mappa sono a faccia in su fin dall’inizio, così le spedizioni nelle regioni non falliscono mai.
option-university_mode = Portata dell’Università
    .about = Fin dove l’Università porta un lavoratore: direttamente al primo posto o solo un posto in avanti.
option-failed_token_secrecy = Pedina di una spedizione fallita
    .about = Chi può vedere la pedina quando una spedizione fallisce: tutti, oppure solo il giocatore che l’ha inviata.

value-first = Prima edizione
value-deluxe = Edizione deluxe
value-off = Disattivati
value-random = A caso
value-auction = Asta
value-none = Nessuno
value-all = Tutti
value-to_front = Al primo posto
value-one_step = Un posto in avanti
value-public = Pubblica
value-private = Privata
value-true = Sì
value-false = No

preset-first = Prima edizione
    .about = Il gioco del 2007 per 2–5 giocatori, con 34 edifici.
preset-deluxe_base = Edizione deluxe, gioco base
    .about = Le regole deluxe per 2–6 giocatori con 37 edifici, tessere Peste comprese, ma senza l’espansione Costruttori.
preset-deluxe_full = Edizione deluxe con l’espansione Costruttori
    .about = Tutti i 57 edifici, i costruttori e nazioni con vantaggi messe all’asta all’inizio.
