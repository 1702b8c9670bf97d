# Maracaibo: nomi dei componenti e brevi descrizioni. I numeri vengono dalle tabelle dei componenti.

game-maracaibo = Maracaibo
    .about = Da uno a quattro capitani fanno quattro volte il giro dei Caraibi: consegnano merci, combattono per tre nazioni, realizzano progetti ed esplorano la giungla. Le campagne cambiano la mappa da una partita all’altra.
    .tact = Questo gioco fa un’avventura delle guerre di tre imperi per i Caraibi. Zucchero, tabacco, cacao e indaco venivano da terre tolte ai loro popoli e dal lavoro di africani ridotti in schiavitù, le cui vite nessun punto di questo tabellone compensa.

## Ciò che si ha e si ottiene. $n è la quantità.

gain-doubloons = dobloni
    .one = 1 doblone
    .count = { $n ->
        [one] { $n } doblone
       *[other] { $n } dobloni
    }
gain-vp = punti vittoria
    .one = 1 PV
    .count = { $n } PV
gain-cp = punti combattimento
    .one = 1 punto combattimento
    .count = { $n ->
        [one] { $n } punto combattimento
       *[other] { $n } punti combattimento
    }
gain-workers = lavoratori
    .one = 1 lavoratore
    .count = { $n ->
        [one] { $n } lavoratore
       *[other] { $n } lavoratori
    }

## Ciò che danno gli effetti oltre a questo

effect-remove_disc = dischi via dalla nave
    .one = 1 disco via dalla nave
    .count = { $n ->
        [one] { $n } disco via dalla nave
       *[other] { $n } dischi via dalla nave
    }
effect-village_action = azioni villaggio
    .one = 1 azione villaggio
    .count = { $n ->
        [one] { $n } azione villaggio
       *[other] { $n } azioni villaggio
    }
effect-income_doubloons = rendita di dobloni
    .one = 1 di rendita di dobloni
    .count = { $n } di rendita di dobloni
effect-income_vp = rendita di PV
    .one = 1 di rendita di PV
    .count = { $n } di rendita di PV
effect-explorer = esploratore
    .count = { $n ->
        [one] fino a { $n } spazio per l’esploratore
       *[other] fino a { $n } spazi per l’esploratore
    }
effect-sail = altra navigazione
    .count = { $n ->
        [one] fino a { $n } punto movimento in più
       *[other] fino a { $n } punti movimento in più
    }
effect-main_action = un’azione principale lì
    .count = un’azione principale lì
effect-combat = un combattimento
    .count = un combattimento
effect-influence_next_title = influenza fino al titolo successivo con una nazione
    .count = influenza fino al titolo successivo con una nazione
effect-token_new = un gettone sinergia che non hai ancora
    .count = un gettone sinergia che non hai ancora
effect-annex_village = un segnalino di una nazione qualsiasi su un villaggio senza segnalino
    .count = un segnalino di una nazione qualsiasi su un villaggio senza segnalino
effect-annex_village_title = un segnalino di una nazione qualsiasi su un villaggio senza segnalino, con influenza fino al titolo successivo
    .count = un segnalino di una nazione qualsiasi su un villaggio senza segnalino, con influenza fino al titolo successivo
effect-mission_on_card = una missione della pila su questa carta
    .count = una missione della pila su questa carta
effect-fulfil_card_mission = la missione su una delle tue carte
    .count = la missione su una delle tue carte
effect-workers_on_card_income = rendita di dobloni per lavoratore messo su questa carta
    .count = { $n } di rendita di dobloni per ogni lavoratore che metti su questa carta
effect-buy_card_or_invest = l’acquisto di una carta progetto o un investimento in un edificio di prestigio
    .count = l’acquisto di una carta progetto o un investimento in un edificio di prestigio
effect-place_marker_here = un segnalino di una nazione qualsiasi su questo villaggio
    .count = un segnalino di una nazione qualsiasi su questo villaggio
effect-place_marker = un segnalino della nazione
    .count = un segnalino della nazione
effect-flag_bonus = il bonus della bandiera
    .count = il bonus della bandiera
effect-story_tile = la tessera storia
    .count = la tessera storia
effect-mission_from_pile = una missione della pila
    .count = una missione della pila
effect-remove_skull_tile = tessere teschio via dalla mappa
    .count = { $n ->
        [one] { $n } tessera teschio via dalla mappa
       *[other] { $n } tessere teschio via dalla mappa
    }

## Influenza

influence-france = influenza con la Francia
    .count = { $n } di influenza con la Francia
influence-england = influenza con l’Inghilterra
    .count = { $n } di influenza con l’Inghilterra
influence-spain = influenza con la Spagna
    .count = { $n } di influenza con la Spagna
influence-any = influenza con una nazione a tua scelta
    .count = { $n } di influenza con una nazione a tua scelta
influence-fighting = influenza con la nazione per cui combatti
    .count = { $n } di influenza con la nazione per cui combatti
influence-same = influenza con la stessa nazione
    .count = { $n } di influenza con la stessa nazione

## Ciò che si ottiene per ogni cosa

vp_per-compass = PV per ogni bussola
    .count = { $n } PV per ogni bussola
vp_per-combat_tile = PV per ogni tua tessera combattimento
    .count = { $n } PV per ogni tua tessera combattimento
vp_per-assistant = PV per ogni tuo assistente
    .count = { $n } PV per ogni tuo assistente
vp_per-mission = PV per ogni tua missione o tessera storia
    .count = { $n } PV per ogni tua missione o tessera storia
vp_per-synergy = PV per ogni tuo gettone sinergia
    .count = { $n } PV per ogni tuo gettone sinergia
vp_per-nation_influence_3 = PV per ogni nazione con cui hai almeno 3 di influenza
    .count = { $n } PV per ogni nazione con cui hai almeno 3 di influenza
doubloons_per-compass = dobloni per ogni bussola
    .count = { $n ->
        [one] { $n } doblone per ogni bussola
       *[other] { $n } dobloni per ogni bussola
    }
village_action_per-compass = azioni villaggio per ogni bussola
    .count = { $n ->
        [one] { $n } azione villaggio per ogni bussola
       *[other] { $n } azioni villaggio per ogni bussola
    }

## Ciò che si paga

pay-goods_identical = merci uguali
    .count = { $n } merci uguali
pay-discard_hand = tutta la tua mano
    .count = tutta la tua mano
pay-movement_spent = punti movimento spesi in questo turno
    .count = almeno { $n } punti movimento spesi in questo turno

## Merci e oggetti

good-sugar = zucchero
    .one = 1 zucchero
    .count = { $n } zucchero
good-tobacco = tabacco
    .one = 1 tabacco
    .count = { $n } tabacco
good-cocoa = cacao
    .one = 1 cacao
    .count = { $n } cacao
good-indigo = indaco
    .one = 1 indaco
    .count = { $n } indaco
object-map = mappa
    .one = 1 mappa
    .count = { $n ->
        [one] { $n } mappa
       *[other] { $n } mappe
    }
object-herbs = erbe medicinali
    .one = 1 erba medicinale
    .count = { $n ->
        [one] { $n } erba medicinale
       *[other] { $n } erbe medicinali
    }
object-pistol = pistola
    .one = 1 pistola
    .count = { $n ->
        [one] { $n } pistola
       *[other] { $n } pistole
    }
object-spyglass = cannocchiale
    .one = 1 cannocchiale
    .count = { $n ->
        [one] { $n } cannocchiale
       *[other] { $n } cannocchiali
    }

## Gettoni sinergia

token-medal = medaglia
    .the = la medaglia
    .with = con la medaglia
token-anchor = ancora
    .the = l’ancora
    .with = con l’ancora
token-cannon = cannone
    .the = il cannone
    .with = con il cannone
token-quill = penna
    .the = la penna
    .with = con la penna
token-column = colonna
    .the = la colonna
    .with = con la colonna

## Le nazioni e i loro titoli

nation-france = Francia
    .the = la Francia
    .of = della Francia
    .with = con la Francia
    .for = per la Francia
    .adjective = francese
nation-england = Inghilterra
    .the = l’Inghilterra
    .of = dell’Inghilterra
    .with = con l’Inghilterra
    .for = per l’Inghilterra
    .adjective = inglese
nation-spain = Spagna
    .the = la Spagna
    .of = della Spagna
    .with = con la Spagna
    .for = per la Spagna
    .adjective = spagnolo
title-0 = nessun titolo
title-1 = Patriziato
title-2 = Cavalierato
title-3 = Baronia
title-4 = Viscontado
title-5 = Contea
title-6 = Ducato

## Barriere del tracciato dell’esploratore

barrier-blue = barriera blu
    .the = la barriera blu
    .crossed = la barriera blu superata
barrier-red = barriera rossa
    .the = la barriera rossa
    .crossed = la barriera rossa superata
barrier-green = barriera verde
    .the = la barriera verde
    .crossed = la barriera verde superata

## Luoghi

location-H = L’Avana
    .at = all’Avana
    .to = all’Avana
    .from = dall’Avana
    .of = dell’Avana
location-1 = Matanzas
    .at = a Matanzas
    .to = a Matanzas
    .from = da Matanzas
    .of = di Matanzas
location-2 = Baracoa
    .at = a Baracoa
    .to = a Baracoa
    .from = da Baracoa
    .of = di Baracoa
location-3 = Tortuga
    .at = a Tortuga
    .to = a Tortuga
    .from = da Tortuga
    .of = di Tortuga
location-4 = Puerto Plata
    .at = a Puerto Plata
    .to = a Puerto Plata
    .from = da Puerto Plata
    .of = di Puerto Plata
location-5 = Santo Domingo
    .at = a Santo Domingo
    .to = a Santo Domingo
    .from = da Santo Domingo
    .of = di Santo Domingo
location-6 = San Juan
    .at = a San Juan
    .to = a San Juan
    .from = da San Juan
    .of = di San Juan
location-7 = Saint Kitts
    .at = a Saint Kitts
    .to = a Saint Kitts
    .from = da Saint Kitts
    .of = di Saint Kitts
location-8 = Martinica
    .at = in Martinica
    .to = in Martinica
    .from = dalla Martinica
    .of = della Martinica
location-9 = Grenada
    .at = a Grenada
    .to = a Grenada
    .from = da Grenada
    .of = di Grenada
location-9a = Angostura
    .at = ad Angostura
    .to = ad Angostura
    .from = da Angostura
    .of = di Angostura
location-10 = La Guaira
    .at = a La Guaira
    .to = a La Guaira
    .from = da La Guaira
    .of = di La Guaira
location-11 = Maracaibo
    .at = a Maracaibo
    .to = a Maracaibo
    .from = da Maracaibo
    .of = di Maracaibo
location-12 = Santa Marta
    .at = a Santa Marta
    .to = a Santa Marta
    .from = da Santa Marta
    .of = di Santa Marta
location-13 = Port Royal
    .at = a Port Royal
    .to = a Port Royal
    .from = da Port Royal
    .of = di Port Royal
location-14 = Cartagena
    .at = a Cartagena
    .to = a Cartagena
    .from = da Cartagena
    .of = di Cartagena
location-15 = Portobelo
    .at = a Portobelo
    .to = a Portobelo
    .from = da Portobelo
    .of = di Portobelo
location-15a = Panama
    .at = a Panama
    .to = a Panama
    .from = da Panama
    .of = di Panama
location-16 = Bluefields
    .at = a Bluefields
    .to = a Bluefields
    .from = da Bluefields
    .of = di Bluefields
location-17 = Puerto Cabezas
    .at = a Puerto Cabezas
    .to = a Puerto Cabezas
    .from = da Puerto Cabezas
    .of = di Puerto Cabezas
location-18 = Trujillo
    .at = a Trujillo
    .to = a Trujillo
    .from = da Trujillo
    .of = di Trujillo
location-19 = Grand Cayman
    .at = a Grand Cayman
    .to = a Grand Cayman
    .from = da Grand Cayman
    .of = di Grand Cayman
location-20 = Ritorno I
    .at = al Ritorno I
    .to = al Ritorno I
    .from = dal Ritorno I
    .of = del Ritorno I
location-21a = Ritorno II
    .at = al Ritorno II
    .to = al Ritorno II
    .from = dal Ritorno II
    .of = del Ritorno II
location-21b = Ritorno II
    .at = al Ritorno II
    .to = al Ritorno II
    .from = dal Ritorno II
    .of = del Ritorno II
location-22 = Ritorno III
    .at = al Ritorno III
    .to = al Ritorno III
    .from = dal Ritorno III
    .of = del Ritorno III

## Luoghi per segnalini accanto alla mappa

place-fleet10 = flotta dell’argento (10)
    .at = sulla flotta dell’argento (10)
    .to = alla flotta dell’argento (10)
    .from = dalla flotta dell’argento (10)
    .of = della flotta dell’argento (10)
place-fleet11 = flotta dell’argento (11)
    .at = sulla flotta dell’argento (11)
    .to = alla flotta dell’argento (11)
    .from = dalla flotta dell’argento (11)
    .of = della flotta dell’argento (11)
place-mine = miniera d’oro
    .at = sulla miniera d’oro
    .to = alla miniera d’oro
    .from = dalla miniera d’oro
    .of = della miniera d’oro

## Spazi del tracciato dell’esploratore. $number conta gli spazi della via lunga, $step quelli di una scorciatoia.

space = spazio { $number }
    .on = sullo spazio { $number }
    .to = allo spazio { $number }
space-short = passo { $step } della scorciatoia dopo lo spazio { $number }
    .on = sul passo { $step } della scorciatoia dopo lo spazio { $number }
    .to = al passo { $step } della scorciatoia dopo lo spazio { $number }
space-start = inizio del tracciato
    .on = all’inizio del tracciato
    .to = all’inizio del tracciato
space-end = fine del tracciato (spazio { $number })
    .on = alla fine del tracciato (spazio { $number })
    .to = alla fine del tracciato (spazio { $number })

## Tessere città. $gain è ciò che fa la città.

city_tile-CT01 = Ufficio delle Spedizioni
    .about = { city-tile-about }
city_tile-CT02 = Molo dell’Arsenale
    .about = { city-tile-about }
city_tile-CT03 = Sala del Governatore
    .about = { city-tile-about }
city_tile-CT04 = Cantiere di Carenaggio
    .about = { city-tile-about }
city_tile-CT05 = Casa dei Piloti
    .about = { city-tile-about }
city_tile-CT06 = Borsa degli Agenti
    .about = { city-tile-about }
city_tile-CT07 = Ufficio delle Spedizioni
    .about = { city-tile-about }
city_tile-CT08 = Molo dell’Arsenale
    .about = { city-tile-about }
city_tile-CT09 = Piazza del Mercato
    .about = { city-tile-about }
city_tile-CT10 = Comando Navale
    .about = { city-tile-about }
city_tile-CT11 = Taverna dei Veterani
    .about = { city-tile-about }
city_tile-CT12 = Casa della Compagnia Franca
    .about = { city-tile-about }
city_tile-CT13 = Maracaibo (1 o 2 giocatori)
    .about = { city-tile-about }
city-tile-about = { $n ->
    [one] Il suo mercato accetta { $good } e ha { $n } spazio. Azione città: { $gain }.
   *[other] Il suo mercato accetta { $good } e ha { $n } spazi. Azione città: { $gain }.
 }

## Aree della nave

area-S01 = Vele Veloci
    .about = In un villaggio hai due azioni villaggio se hai speso almeno { $two } punti movimento, e tre se ne hai spesi almeno { $three }.
area-S02 = Gran Cabina
    .about = Alla fine del turno completa la mano fino a { $n } carte.
area-S03 = Gabbiani Messaggeri
    .about = Ottieni subito { $gain }. D’ora in poi le carte dell’offerta non ti costano nulla.
area-S04 = Camera Blindata
    .about = Ottieni subito { $gain }.
area-S05 = Polena
    .about = Ottieni subito { $gain }.
area-S06 = Poppa Dorata
    .about = Ottieni subito { $gain }. I suoi dischi escono solo dopo quelli di { area-S05 }.
area-S07 = Scialuppe da Sbarco
    .about = Hai un’azione combattimento in più: { combat_action-CA_VILLAGE }.
area-S08 = Ponte delle Esercitazioni
    .about = Hai un’azione villaggio in più: { village_action-VA_DRILL }.
area-S09 = Stiva Profonda
    .about = Hai un’azione villaggio in più: { village_action-VA_HOLD }. I suoi dischi escono solo dopo quelli di { area-S08 }.
area-S10 = Cabina dell’Inviato
    .about = Hai un’azione villaggio in più: { village_action-VA_FLAG }. I suoi dischi escono solo quando altre { $others } aree sono vuote.
area-S11 = Galleria delle Carte
    .about = Scegli subito: { $gain }. I suoi dischi escono solo quando altre { $others } aree sono vuote.
area-S12 = Ponte dell’Ammiraglio
    .about = Ottieni subito { $gain }. I suoi dischi escono solo quando altre { $others } aree sono vuote.

## Azioni villaggio. $pay e $gain sono ciò che costano e ciò che danno.

village_action-VA_DISCARD = Scarta la mano
    .about = Scarta tutta la mano, almeno 1 carta, per ottenere { $gain }.
village_action-VA_COIN = Guadagna denaro
    .about = Ottieni { $gain }.
village_action-VA_BUY = Compra o investi
    .about = Compra una carta progetto dalla mano o dalla pianificazione, o investi in un edificio di prestigio aperto.
village_action-VA_DRILL = Addestra l’equipaggio
    .about = Ottieni { $gain }.
village_action-VA_HOLD = Svuota la stiva
    .about = Paga { $pay } per ottenere { $gain }.
village_action-VA_FLAG = Issa una bandiera
    .about = Se la tua nave è in un villaggio senza segnalino, mettine uno di una nazione qualsiasi e ottieni { $gain }.
village_action-VA_MAPS_VP = Segui le mappe
    .about = Paga { $pay } per ottenere { $gain }. { village-last }
village_action-VA_MAPS_D = Vendi la rotta
    .about = Paga { $pay } per ottenere { $gain }. { village-last }
village_action-VA_VP = Racconta una storia
    .about = Ottieni { $gain }. { village-last }
village_action-VA_GOODS_D = Vendi all’ingrosso
    .about = Paga { $pay } per ottenere { $gain }.
village_action-VA_CARD_MISSION = Missione su una carta
    .about = Compi la missione che si trova su una delle tue carte. { village-last }
village-last = Nessun’altra azione villaggio può seguirla.

## Azioni combattimento. $first e $second sono ciò che tolgono al valore di combattimento, $first_gain e $second_gain ciò che danno.

combat_action-CA_INFLUENCE = Guadagna favore
    .about = Riduci il valore di combattimento di { $first } per { $first_gain }, o di { $second } per { $second_gain }.
combat_action-CA_FLAG = Annetti o conquista una bandiera
    .about = Metti un segnalino della nazione su una bandiera: per { $first } dove non ce n’è, per { $second } al posto di quello di un’altra nazione. Ottieni { $first_gain }.
combat_action-CA_VILLAGE = Annetti o conquista un villaggio
    .about = Metti un segnalino della nazione su un villaggio: per { $first } dove non ce n’è, per { $second } al posto di quello di un’altra nazione. Ottieni { $first_gain }, { $own } dobloni per ogni tuo assistente lì e { $other } per ognuno degli altri.
combat_action-CA_RENOWN = Guadagna fama
    .about = Riduci il valore di combattimento di { $first } per { $first_gain }.
combat_action-CA_PLUNDER = Saccheggia
    .about = Riduci il valore di combattimento di { $first } per { $first_gain }, e altri { $extra } { $with }.
combat_action-CA_FLEET = Scorta la flotta dell’argento
    .about = Metti un segnalino della nazione su uno spazio libero della flotta, per { $first } o { $second }, e ottieni { $first_gain }. Nessuno può toglierlo.
combat_action-CA_MINE = Conquista la miniera d’oro
    .about = Una volta nella partita, con il tuo esploratore sullo spazio { $space } o oltre: metti un segnalino della nazione sulla miniera, per { $first }, e ottieni { $first_gain }.

## Azioni degli assistenti

assistant_action-AA01 = Senseria
assistant_action-AA02 = Braccia a Giornata
assistant_action-AA03 = Lettere di Favore
assistant_action-AA04 = Traversata Armata
assistant_action-AA05 = Vendita all’Ingrosso
assistant_action-AA06 = Riparazioni in Armi
assistant_action-AA07 = Riparazioni Retribuite
assistant_action-AA08 = Merci per Armi
assistant_action-AA09 = Merci per Favori
assistant_action-AA10 = Sentiero Guidato
assistant_action-AA11 = Note di Campo
assistant_action-AA12 = Informazioni
assistant_action-AA13 = Vecchie Campagne
assistant_action-AA14 = Ospitalità
assistant_action-AA15 = Pilotaggio
assistant_action-AA16 = Provviste del Forte
assistant_action-AA17 = Recupero
assistant_action-AA18 = Asta

## Edifici di prestigio

building-PB1 = Abbazia
    .about = { $vp } PV alla fine per ogni barriera superata dal tuo esploratore.
building-PB2 = Palazzo
    .about = { $vp } PV alla fine per ogni tua missione o tessera storia.
building-PB3 = Basilica
    .about = { $vp } PV alla fine per ogni tuo assistente, al massimo { $most }.
building-PB4 = Cittadella
    .about = { $vp } PV alla fine per ogni lavoratore nella tua riserva e per ogni punto combattimento rimasto.
building-PB5 = Chiesa
    .about = { $vp } PV alla fine per ogni tuo gettone sinergia.
building-PB6 = Base Militare
    .about = { $vp } PV alla fine per ogni tua tessera combattimento.
building-PB7 = Accademia
    .about = { $vp } PV alla fine per ogni area della tua nave senza dischi.
building-PB8 = Cattedrale
    .about = { $vp } PV alla fine per ogni PV stampato nella posizione della tua rendita di dobloni, oltre a quegli stessi PV.

## Carriere e relativi compiti

career-CR1 = Vita da Corsaro
career-CR2 = Nuovi Sentieri
career-CR3 = Capitaneria Mercantile
career-CR4 = Diplomazia di Corte
career-CR5 = Rete di Spie
career-CR6 = Comando di Squadra
career-CR7 = Vita d’Avventura
career-CR8 = Opere e Fortezze
task-combat_tiles = tessere combattimento
    .count = { $n ->
        [one] { $n } tessera combattimento
       *[other] { $n } tessere combattimento
    }
task-missions = missioni
    .count = { $n ->
        [one] { $n } missione
       *[other] { $n } missioni
    }
task-influence_one = influenza con una nazione
    .count = { $n } di influenza con una nazione
task-influence_two = influenza con due nazioni
    .count = { $n } di influenza con ciascuna di due nazioni
task-upgrades = migliorie della nave
    .count = { $n ->
        [one] { $n } miglioria della nave
       *[other] { $n } migliorie della nave
    }
task-explorer_barrier = una barriera del tracciato dell’esploratore
    .count = una barriera del tracciato dell’esploratore
task-synergy = gettoni sinergia
    .count = { $n ->
        [one] { $n } gettone sinergia
       *[other] { $n } gettoni sinergia
    }
task-assistants = assistenti
    .count = { $n ->
        [one] { $n } assistente
       *[other] { $n } assistenti
    }
career-task = Con { $low }: { $gain } e un lavoratore di questa carta; con { $high }: anche { $more }.
career-done = Tutti e tre i compiti: { $gain }.

## Missioni e tessere combattimento. $number le conta; $cost, $each e $bonus sono ciò che la missione costa, dà per ogni bussola e dà una volta.

mission = missione ({ $cost })
    .the = la missione che costa { $cost }
    .about = Costa { $cost }. Dà { $each } per ogni tua bussola, e { $bonus }.
story_tile = tessera storia { $number }
    .the = la tessera storia { $number }
combat_tile = tessera combattimento (Francia { $france }, Inghilterra { $england }, Spagna { $spain })
    .about = Subito: Francia { $france_gain }; Inghilterra { $england_gain }; Spagna { $spain_gain }.
modifier-most = { $n } in meno per la nazione con più segnalini
modifier-fewest = { $n } in più per la nazione con meno segnalini

## Ciò che una carta chiede oltre ai dobloni

requirement-assistant = un lavoratore come assistente { $location_at }
requirement-worker_return = un lavoratore restituito alla riserva comune
requirement-worker_on_card = un lavoratore sulla carta
requirement-nation3 = almeno { $n } segnalini { $nation_of } sulla mappa

## Effetti permanenti. $n è il loro numero.

permanent-compass = bussola
    .about = Hai una bussola in più.
permanent-object = oggetto permanente
    .about = Ogni volta che paghi con oggetti di quel tipo ne paghi { $n } in meno ({ $object }).
permanent-discount = sconto
    .about = { $n ->
        [one] Le carte progetto e gli edifici di prestigio ti costano { $n } doblone in meno.
       *[other] Le carte progetto e gli edifici di prestigio ti costano { $n } dobloni in meno.
    }
permanent-combat_cp = punto combattimento prima dei combattimenti
    .about = { $n ->
        [one] Prima di ogni tuo combattimento ottieni { $n } punto combattimento.
       *[other] Prima di ogni tuo combattimento ottieni { $n } punti combattimento.
    }
permanent-explorer_plus = esploratore più veloce
    .about = { $n ->
        [one] Il tuo esploratore può avanzare di { $n } spazio in più a ogni movimento.
       *[other] Il tuo esploratore può avanzare di { $n } spazi in più a ogni movimento.
    }
permanent-steal_on_skip = punti dagli esploratori superati
    .about = Per ogni esploratore scavalcato dal tuo prendi { $n } PV al suo proprietario.
permanent-assistant_visit = visite ai tuoi assistenti
    .about = Ogni volta che una nave, anche la tua, termina la navigazione dove hai un assistente, ottieni { $gain }.
permanent-worker_to_cp = lavoratori in punti combattimento
    .about = { $n ->
        [one] In qualsiasi momento puoi restituire 1 lavoratore per { $n } punto combattimento.
       *[other] In qualsiasi momento puoi restituire 1 lavoratore per { $n } punti combattimento.
    }
permanent-nation_combat_cp = punti combattimento per una nazione
    .about = { $n ->
        [one] Quando combatti { $nation_for } ottieni { $n } punto combattimento.
       *[other] Quando combatti { $nation_for } ottieni { $n } punti combattimento.
    }
permanent-take_bonus = punti per le conquiste
    .about = Ottieni { $n } PV ogni volta che conquisti un luogo di un’altra nazione in combattimento.

## Tessere Legacy. $pay, $gain, $spaces, $cost, $space, $vp e $toll sono i loro numeri.

legacy-L1 = Rada Libera di Puerto Cabezas
    .about = Puerto Cabezas è una città. Consegnaci una merce e poi compi la missione del suo spazio missione, che viene subito sostituita da una della pila.
legacy-L2 = Tempesta al Largo di San Juan
    .about = Navigare da San Juan a Saint Kitts costa { $cost } punti movimento.
legacy-L3 = Febbre a Cartagena
    .about = Cartagena è chiusa: lì non ci sono azione città, azione villaggio, consegna né segnalino. Missioni e assistenti restano aperti.
legacy-L4 = Città sul Fiume
    .about = Angostura è una città per chi ha l’esploratore oltre lo spazio { $space }. Le vie di entrata e di uscita costano { $cost } punti movimento ciascuna. Azione città: { $gain }, e puoi restituire { $pay } per { $vp } PV.
legacy-L5 = Volontari di Tortuga
    .about = Se la tua nave termina la navigazione a Tortuga ottieni { $gain } prima dell’azione principale.
legacy-L6 = Flotta dell’Argento
    .about = Tutti hanno un’azione combattimento in più: { combat_action-CA_FLEET }.
legacy-L7 = Strada per Panama
    .about = Panama è una città per chi ha l’esploratore oltre lo spazio { $space }. Azione città: consegna una merce e poi { $gain }.
legacy-L8 = Miniera d’Oro
    .about = Tutti hanno un’azione combattimento in più: { combat_action-CA_MINE }.
legacy-L9 = Campane dell’Avana
    .about = Chi arriva al Ritorno II ottiene { $gain } all’arrivo, al posto di ciò che vi è stampato.
legacy-L10 = Convoglio di Soccorso
    .about = A La Guaira. { disc-tile-free }
legacy-L11 = Forziere del Consiglio
    .about = A Baracoa. { disc-tile }
legacy-L12 = Medicine per le Piantagioni
    .about = A San Juan. { disc-tile }
legacy-L13 = Polvere per le Torri di Guardia
    .about = A Santa Marta. { disc-tile }
legacy-L14 = Frangiflutti
    .about = A Bluefields. { disc-tile }
legacy-L15 = Raccolto del Cacao
    .about = In Martinica. { disc-tile }
legacy-L16 = Luce sulla Scogliera
    .about = A Trujillo. { disc-tile }
legacy-L17 = Corda nella Rada
    .about = A Saint Kitts. { disc-tile } Chi passa oltre paga { $toll } dobloni, o deve fermarsi lì.
legacy-L20 = Febbre a Grenada
    .about = Nessuna azione villaggio come azione principale a Grenada. Missioni e assistenti restano aperti.
legacy-L21 = Febbre a Portobelo
    .about = Nessuna azione villaggio come azione principale a Portobelo. Missioni e assistenti restano aperti.
legacy-L22 = Febbre a Matanzas
    .about = Nessuna azione villaggio come azione principale a Matanzas. Missioni e assistenti restano aperti.
legacy-L23 = Febbre a Grand Cayman
    .about = Nessuna azione villaggio come azione principale a Grand Cayman. Missioni e assistenti restano aperti.
legacy-L24 = Pietre nel Passaggio della Giamaica
    .about = Navigare da Santa Marta a Port Royal costa { $cost } punti movimento.
legacy-L25 = Tempesta al Largo di Trujillo
    .about = Navigare da Trujillo a Grand Cayman costa { $cost } punti movimento.
disc-tile = Se la tua nave termina qui la navigazione puoi, una volta prima dell’azione principale, pagare { $pay } per { $gain } e spostare un disco dalla nave a uno dei { $spaces } spazi.
disc-tile-free = Se la tua nave termina qui la navigazione puoi, una volta prima dell’azione principale, ottenere { $gain } e spostare un disco dalla nave a uno dei { $spaces } spazi.

## Ana, che gioca contro chi è solo: le sue carte e i suoi livelli

ana = Ana
automa-A1 = Esploratrice
automa-A2 = Inviata in Francia
automa-A3 = Scaramuccia
automa-A4 = Inviata in Spagna
automa-A5 = Inviata in Inghilterra
automa-B1 = Sentiero del Nord
automa-B2 = Commissione
automa-B3 = Riparazioni
automa-B4 = Sentiero del Sud
automa-B5 = Carenaggio
automa-B6 = Azione di Squadra
automa-C1 = Maestra d’Ascia
automa-C2 = Messaggera
automa-C3 = Veterana della Giungla
automa-C4 = Guerriera
value-very_easy = Molto facile
    .about = Ana gioca con cinque carte della lettera A.
value-easy = Facile
    .about = Ana ha anche una carta della lettera C.
value-medium = Medio
    .about = Ana ha anche una carta della lettera B e una della lettera C.
value-hard = Difficile
    .about = Ana ha anche due carte della lettera B e una della lettera C.
value-very_hard = Molto difficile
    .about = Ana ha anche tre carte della lettera B e una della lettera C.

## Carte progetto

card-A01 = Barche da Pesca
card-A02 = Frantoio per Canna
card-A03 = Saline
card-A04 = Approdo del Traghetto
card-A05 = Corderia
card-A06 = Bottega del Bottaio
card-A07 = Conceria
card-A08 = Taverna sul Molo
card-A09 = Pittrice di Porti
card-A10 = Cronista Errante
card-A11 = Coro della Cappella
card-A12 = Colle della Vedetta
card-A13 = Mercante di Perle
card-A14 = Legionario
card-A15 = Porto
card-A16 = Sergente
card-A17 = Notaio
card-A18 = Impiegato della Dogana
card-A19 = Scalpellino
card-A20 = Piazza d’Armi
card-A21 = Portalettere
card-A22 = Capitano in Congedo
card-A23 = Aiuto Pilota
card-A24 = Polveriera
card-A25 = Maestro di Scuola
card-A26 = Caposquadra della Cava
card-A27 = Confraternita dei Veterani
card-A28 = Apprendista del Cantiere
card-A29 = Stampatrice
card-A30 = Cuoco Mercanteggiatore
card-A31 = Furiere
card-A32 = Commissario di Bordo
card-A33 = Navigatore di Bordo
card-A34 = Lettrice di Stelle
card-A35 = Fabbricante di Bussole
card-A36 = Guida dei Sentieri
card-A37 = Mulattiere
card-A38 = Sala Nautica
card-A39 = Orto dei Semplici
card-A40 = Banco dell’Armaiolo
card-A41 = Molatore di Lenti
card-A42 = Maestro d’Armi
card-A43 = Squadra d’Abbordaggio
card-A44 = Inviato Francese
card-A45 = Inviato Inglese
card-A46 = Inviato Spagnolo
card-A47 = Donne del Mercato
card-A48 = Battitori della Giungla
card-A49 = Esercitazione coi Moschetti
card-A50 = Capo dei Portuali
card-A51 = Locandiera di San Juan
card-A52 = Anziana del Villaggio
card-A53 = Portatore della Giungla
card-A54 = Carpentiere di Santa Marta
card-A55 = Sensale del Posto
card-A56 = Pilota della Laguna
card-B001 = Raffineria di Zucchero
card-B002 = Casa del Tabacco
card-B003 = Piantagione di Cacao
card-B004 = Vasche d’Indaco
card-B005 = Casa dei Conti
card-B006 = Ponte a Pedaggio
card-B007 = Fornace di Mattoni
card-B008 = Via dei Magazzini
card-B009 = Compagnia dei Facchini
card-B010 = Società Botanica
card-B011 = Ospedale della Misericordia
card-B012 = Spezieria
card-B013 = Sala del Consiglio
card-B014 = Faro
card-B015 = Biblioteca
card-B016 = Piazza dei Fondatori
card-B017 = Osservatorio
card-B018 = Capitano della Guarnigione
card-B019 = Bastione del Forte
card-B020 = Accademia Navale
card-B021 = Tribunale di Commercio
card-B022 = Sala degli Onori
card-B023 = Loggia dei Muratori
card-B024 = Gran Mercato
card-B025 = Circolo dei Corsari
card-B026 = Stamperia Reale
card-B027 = Bacino di Carenaggio
card-B028 = Archivio delle Indie
card-B029 = Governatore di Saint-Domingue
card-B030 = Lord Proprietario
card-B031 = Segretaria del Viceré
card-B032 = Emporio Francese
card-B033 = Emporio Inglese
card-B034 = Emporio Spagnolo
card-B035 = Sensale d’Occasioni
card-B036 = Signora dei Contratti
card-B037 = Maestro Contabile
card-B038 = Lupo di Mare
card-B039 = Cartografa
card-B040 = Apripista
card-B041 = Guida della Laguna
card-B042 = Uomo dei Boschi
card-B043 = Esploratrice Rivale
card-B044 = Battitore Scaltro
card-B045 = Rete dei Locandieri
card-B046 = Gilda degli Informatori
card-B047 = Reclutatore della Milizia
card-B048 = Cerusico di Bordo
card-B049 = Fonditore di Cannoni
card-B050 = Capitano dei Fanti di Marina
card-B051 = Corsaro Francese
card-B052 = Corsara Inglese
card-B053 = Corsaro Spagnolo
card-B054 = Ingegnere d’Assedio
card-B055 = Erborista Girovaga
card-B056 = Agrimensore Reale
card-B057 = Capo della Spedizione
card-B058 = Venditore di Mappe
card-B059 = Cantastorie
card-B060 = Poeta del Porto
card-B061 = Mercante all’Ingrosso
card-B062 = Diplomatico in Armi
card-B063 = Addetto Navale
card-B064 = Commodoro
card-B065 = Capo Preda
card-B066 = Capitana d’Abbordaggio
card-B067 = Amici alla Corte Francese
card-B068 = Amici alla Corte Inglese
card-B069 = Amici alla Corte Spagnola
card-B070 = Carta dei Coloni
card-B071 = Patente della Corona
card-B072 = Spiaggia da Carena
card-B073 = Lettere di Presentazione
card-B074 = Mappa del Tesoro
card-B075 = Ordini Sigillati
card-B076 = Storie di Guerra
card-B077 = Rete di Amicizie
card-B078 = Giornale di Bordo
card-B079 = Rosa dei Venti
card-B080 = Casa dei Marinai Liberi
card-B081 = Ordine al Merito
card-B082 = Tavolo dei Trattati
card-B083 = Arsenale
card-B084 = Grossista di Tabacco
card-B085 = Vedova del Cantiere
card-B086 = Mastro di Banchina
card-B087 = Mercante di Rum
card-B088 = Cugina del Governatore
card-B089 = Botanica sul Campo
card-B090 = Oste del Sentiero
card-B091 = Capo delle Spie
card-B092 = Veterano di Guerra
card-B093 = Sindaca della Baia
card-B094 = Pilota delle Scogliere
card-B095 = Furiere del Forte
card-B096 = Capitana dei Recuperi
card-B097 = Banditore di Spezie
card-B098 = Corrispondente di Corte
card-B099 = Mastro Carpentiere
card-B100 = Principe Mercante
card-B101 = Pilota Costiero
card-C90 = Guide delle Mangrovie
card-C91 = Carta di Porto Franco
card-C92 = Lega dei Medici
card-C93 = Scorta della Flotta
card-C94 = Piloti d’Alto Mare
card-C95 = Commissari di Pace
card-C96 = Saggiatore d’Oro
card-C97 = Amici delle Isole

## Da dove viene qualcosa

cause-card = carta progetto
cause-city = azione città
cause-village = azione villaggio
cause-assistant = assistente
cause-mission = missione
cause-story = storia
cause-space = tracciato dell’esploratore
cause-barrier = barriera
cause-arrival = arrivo
cause-area = miglioria della nave
cause-flag = bandiera
cause-combat_tile = tessera combattimento
cause-combat = combattimento
cause-legacy = tessera Legacy
cause-career = carriera
cause-prestige = edificio di prestigio
cause-income = rendita
cause-wrap = rendita di PV oltre la fine
cause-track_end = fine del tracciato influenza
cause-unused = assistente non usato
cause-visit = visita a un assistente
cause-steal = esploratore superato
cause-not_buying = nessun acquisto
cause-mission_count = numero di missioni
cause-synergy = sinergia
cause-conversion = lavoratore scambiato
cause-toll = pedaggio
cause-display = carta dell’offerta
cause-setup = inizio della partita
cause-automa = carta di Ana
cause-taking = segnalino conquistato

## Opzioni della preparazione

option-story = Storia
    .about = Se si gioca una partita singola, a uno di tre livelli, o una campagna, dall’inizio o da uno dei suoi capitoli.
option-archive = Archivio
    .about = Ciò che ha lasciato l’ultima partita della campagna: carte storia, tessere Legacy e nuove carte progetto.
option-difficulty = Livello di Ana
    .about = Quanto è forte Ana, che gioca contro chi è solo.
option-start_player = Primo giocatore
    .about = Se chi comincia il primo round si estrae a sorte o è il primo posto.
option-open_planning = Pianificazione aperta
    .about = Se tutti vedono le carte pianificate dagli altri.
option-city_tiles_all_sets = Tessere città di tutti i gruppi
    .about = Se le tessere città senza timone si pescano fra tutte, e non solo fra quelle per il numero di giocatori.
option-unreached_assistants_score_round_4 = Assistenti non raggiunti nel round IV
    .about = Se gli assistenti che la tua nave non ha raggiunto segnano punti anche alla fine dell’ultimo round.
option-legacy_city_on_or_beyond = Angostura e Panama già dallo spazio
    .about = Se per entrare in queste città basta un esploratore sullo spazio indicato, e non solo uno oltre.
value-75 = { story-75 }
value-76 = { story-76 }
value-77 = { story-77 }
value-campaign = Campagna
value-chapter2 = Campagna dal capitolo 2
value-chapter3 = Campagna dal capitolo 3
value-chapter4 = Campagna dal capitolo 4
value-chapter5 = Campagna dal capitolo 5
value-chapter6 = Campagna dal capitolo 6
value-chapter7 = Campagna dal capitolo 7
value-chapter8 = Campagna dal capitolo 8
value-empty = Nulla in archivio
value-random = A caso
value-first_seat = Il primo posto
value-true = Sì
value-false = No
preset-single = Partita singola
    .about = Una partita senza storia e senza tessere Legacy. Adatta per cominciare.
preset-single_medium = Partita singola, media
    .about = Una partita con quattro tessere Legacy, nuove carte progetto e meno missioni.
preset-single_hard = Partita singola, difficile
    .about = Una partita con sette tessere Legacy, nuove carte progetto e meno missioni.
preset-campaign = Campagna
    .about = { campaign-lantern_chart.about }
preset-chapter2 = Campagna dal capitolo 2
    .about = La campagna comincia dal capitolo 2, «{ chapter-2 }».
preset-chapter3 = Campagna dal capitolo 3
    .about = La campagna comincia dal capitolo 3, «{ chapter-3 }».
preset-chapter4 = Campagna dal capitolo 4
    .about = La campagna comincia dal capitolo 4, «{ chapter-4 }».
preset-chapter5 = Campagna dal capitolo 5
    .about = La campagna comincia dal capitolo 5, «{ chapter-5 }».
preset-chapter6 = Campagna dal capitolo 6
    .about = La campagna comincia dal capitolo 6, «{ chapter-6 }».
preset-chapter7 = Campagna dal capitolo 7
    .about = La campagna comincia dal capitolo 7, «{ chapter-7 }».
preset-chapter8 = Campagna dal capitolo 8
    .about = La campagna comincia dal capitolo 8, «{ chapter-8 }».
