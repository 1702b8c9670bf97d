# Empires: la cronaca, le domande, le opzioni e i rifiuti della preparazione.

## Che cosa succede. $who è il giocatore a cui succede; $cause_note è " (causa)", o nulla.

event-round = Comincia il turno { $round } ({ $age }).
event-placed = { $who } piazza { $kind_a } { $target_in }.
event-studied-worker = { $who } sposta in avanti { $kind_the } dal posto { $space } { $box_in } ({ tile-university }).
event-studied-marker = { $who } avanza al posto { $space } dell’ordine di turno ({ tile-university }).
event-got-money = { $who } guadagna ${ $money }{ $cause_note }.
event-paid = { $who } paga ${ $money }{ $cause_note }.
event-landed = { $who } sbarca { $kind_a } { $region_in }.
event-forwent = { $who } rinuncia all’azione { $box_in } ({ $kind }).
event-came = { $who } mette { $kind_a } dalla riserva { $region_in }{ $cause_note }.
event-took-good = { $who } prende { $good }{ $cause_note }.
event-won-ship = { $cause_id ->
    [none] { $who } ottiene la nave { box-shipping.in }.
   *[other] { $who } prende una nave{ $cause_note }.
 }
event-bought = { $money ->
    [0] { $who } prende { $tile } senza pagare nulla.
   *[other] { $who } acquista { $tile } per ${ $money }.
 }
event-gained-worker = { $place_id ->
    [available] { $who } ottiene { $kind_a } per il prossimo turno{ $cause_note }.
    [pool] { $who } ottiene { $kind_a } { box-discovery.in }{ $cause_note }.
    [dock] { $who } ottiene { $kind_a } { box-dock.in }{ $cause_note }.
   *[other] { $who } ottiene { $kind_a }{ $cause_note }.
 }
event-swapped = { $who } scambia { $kind_a } { $region_in } con un colono.
event-expedition = { $n ->
    [one] { $who } manda { $n } lavoratore { $target_to }, con valore { $value }.
   *[other] { $who } manda { $n } lavoratori { $target_to }, con valore { $value }.
 }
event-revealed = { $target_id ->
    [deck] { $who } rivela «{ $find }»: { $find_about }.
    [portugal] { $who } rivela «{ $find }», con resistenza 3 per il Portogallo: { $find_about }.
   *[other] { $who } gira la pedina { $target_in }: { $find_about }.
 }
event-discovered = { $who } scopre { $region_the }.
event-card-won = { $who } ottiene la carta «{ $find }».
event-failed = La spedizione di { $who } { $region_to } fallisce.
event-card-failed = La spedizione di { $who } fallisce e «{ $find }» viene rimescolata nel mazzo.
event-token-replaced = La pedina { $region_in } esce dal gioco e una non ancora usata ne prende il posto a faccia in giù.
event-looked = { $who } paga ${ $money } per guardare la pedina { $region_in }.
event-saw-token = { $who } vede la pedina { $region_in }: { $find_about }.
event-looked-deck = { $who } paga ${ $money } per guardare la prima carta del mazzo Scoperte.
event-saw-card = { $who } vede «{ $find }» in cima al mazzo: { $find_about }.
event-put-card = { $bottom ->
    [0] { $who } rimette la carta in cima al mazzo.
   *[other] { $who } mette la carta in fondo al mazzo.
 }
event-battle = { $who } dichiara una battaglia contro { $rival } { $region_in }.
event-war = { $who } dichiara guerra contro { $rival }.
event-fell = { $who } perde { $kind_count } in battaglia { $region_in }.
event-lost = { $who } perde { $kind_a } { $region_in }{ $cause_note }.
event-smuggled = { $who } cede { $given } e prende { $taken } da { $rival } ({ tile-smuggler }).
event-sold = { $who } vende { $good } per ${ $money } ({ tile-trading_house }).
event-migrated = { $who } sposta { kind-colonist.count } { $source_from } { $region_to } ({ tile-migration }).
event-rode = { $who } sposta un soldato { $source_from } { $region_to } ({ tile-stables }).
event-rewrote = { $who } toglie una pedina Scoperta a { $rival }: { $find_about }.
event-good-offered = Nuova merce disponibile: { $good }.
event-tile-offered = L’edificio { $tile } è in vendita.
event-ship-offered = C’è una nuova nave { box-shipping.in }.
event-colonists = { $n ->
    [0] { $who } non ha più coloni nella riserva per il prossimo turno.
   *[other] { $who } ottiene { kind-colonist.count } per il prossimo turno.
 }
event-scored = { $who } segna { $points } PV { $region_in }.
event-bought-points = { $who } acquista { $points } PV per ${ $money }.
event-position = { $who } occupa il posto { $position } nell’ordine di turno.
event-bid = { $who } offre ${ $money }.
event-passed = { $who } passa.
event-nation = { $who } gioca con { $nation_the }.
event-used-nation = { $who } usa il vantaggio della sua nazione ({ $nation }).
event-ousted = { $who } prende il posto del lavoratore di { $rival } { $space_in }.
event-arranged = { $who } mette { $kind_a } di { $rival } al posto { $position } della banchina.
event-edict = { $who } sceglie { $rival } ({ tile-papal_edict }).
event-begins-with = { $who } comincia con ${ $money }.
event-idle = { $who } non ha nulla da fare con { $kind_the } { $box_in }.
event-over = La partita è finita.

## Che cosa la cronaca indica come causa, oltre agli edifici

cause-initiative = Iniziativa
cause-merchant = mercante
cause-plunder = saccheggio
cause-sets = combinazioni di merci
cause-auction = asta
cause-training = Addestramento
cause-war = guerra
cause-discovery = scoperta
cause-specialists = Specialisti
cause-nation = vantaggio della nazione
cause-missionary = missionario
cause-colony = colonia di tre
cause-soldiers = saccheggio dei soldati

## Che cosa si chiede. $who è il giocatore che decide.

ask-place = { $who } ha un lavoratore da piazzare.
    .you = piazza un lavoratore.
ask-buy-points = { $who } può acquistare PV.
    .you = acquista PV, o nessuno.
ask-land = { $who } può sbarcare { $kind_the } in una regione scoperta.
    .you = sbarca { $kind_the } in una regione scoperta, o rinuncia.
ask-good = { $who } può prendere una delle merci.
    .you = prendi una delle merci.
ask-specialist = { $round ->
    [8] { $who } può prendere { $kind_a }.
   *[other] { $who } può prendere { $kind_a } per il prossimo turno.
 }
    .you = { $round ->
        [8] prendi { $kind_a }, o no.
       *[other] prendi { $kind_a } per il prossimo turno, o no.
    }
ask-train = { $who } può addestrare uno specialista per ${ $money }.
    .you = addestra uno specialista per ${ $money }, o no.
ask-swap = { $who } non ha { $kind_many } nella riserva e può riprenderne uno da una regione in cambio di un colono{ $cause_note }.
    .you = non hai { $kind_many } nella riserva; riprendine uno da una regione in cambio di un colono, o no{ $cause_note }.
ask-buy = { $who } può acquistare un edificio per ${ $money }.
    .you = acquista un edificio per ${ $money }, o rinuncia.
ask-chart = { $who } può scoprire una regione ({ tile-cartography }).
    .you = scopri una regione adesso, o più tardi ({ tile-cartography }).
ask-pick-specialist = { $round ->
    [8] { $who } sceglie uno specialista (Bottino di Guerra).
   *[other] { $who } sceglie uno specialista per il prossimo turno (Bottino di Guerra).
 }
    .you = { $round ->
        [8] scegli uno specialista (Bottino di Guerra).
       *[other] scegli uno specialista per il prossimo turno (Bottino di Guerra).
    }
ask-overpopulate = { $n ->
    [1] { $who } sceglie una regione per l’ultimo colono ({ tile-overpopulation }).
   *[other] { $who } sceglie una regione per il prossimo di { kind-colonist.count } ({ tile-overpopulation }).
 }
    .you = { $n ->
        [1] scegli una regione per l’ultimo colono ({ tile-overpopulation }).
       *[other] scegli una regione per il prossimo di { kind-colonist.count } ({ tile-overpopulation }).
    }
ask-allies = { $who } sceglie la regione per 2 soldati ({ tile-indian_allies }).
    .you = scegli la regione per 2 soldati ({ tile-indian_allies }).
ask-edict = { $who } sceglie un avversario ({ tile-papal_edict }).
    .you = scegli un avversario ({ tile-papal_edict }).
ask-edict-order = { $who } decide chi piazza prima, { $who } o { $rival } ({ tile-papal_edict }).
    .you = piazza i tuoi coloni prima di { $rival } o dopo ({ tile-papal_edict }).
ask-edict-place = { $who } sceglie la regione per 2 coloni ({ tile-papal_edict }).
    .you = scegli la regione per 2 coloni ({ tile-papal_edict }).
ask-lose = { $who } perde un lavoratore { $region_in } per la Peste e sceglie quale.
    .you = la Peste porta via uno dei tuoi lavoratori { $region_in }; scegli quale.
ask-strike-region = { $who } può scegliere una regione da colpire con la Peste.
    .you = scegli una regione da colpire con la Peste, o nessuna.
ask-strike-player = { $who } sceglie di chi sono i coloni colpiti dalla Peste { $region_in }.
    .you = scegli di chi sono i coloni colpiti dalla Peste { $region_in }.
ask-strike-how-many = { $who } decide quanti coloni di { $rival } la Peste porta via { $region_in }.
    .you = decidi quanti coloni di { $rival } la Peste porta via { $region_in }.
ask-rewrite = { $who } può togliere a un avversario una pedina Scoperta a caso ({ tile-rewrite_history }).
    .you = togli a un avversario una pedina Scoperta a caso, o no ({ tile-rewrite_history }).
ask-benefits = { $who } può usare il beneficio di un edificio.
    .you = usa il beneficio di un edificio, o continua.
ask-smuggle-from = { $who } sceglie chi riceve { $good } ({ tile-smuggler }).
    .you = scegli chi riceve { $good } ({ tile-smuggler }).
ask-smuggle-what = { $who } sceglie che cosa { $rival } dà in cambio di { $good } ({ tile-smuggler }).
    .you = scegli che cosa { $rival } dà in cambio di { $good } ({ tile-smuggler }).
ask-migrate-to = { $who } sceglie dove vanno i coloni { $source_of } ({ tile-migration }).
    .you = scegli dove vanno i coloni { $source_of } ({ tile-migration }).
ask-migrate-how-many = { $who } decide quanti coloni vanno { $source_from } { $region_to } ({ tile-migration }).
    .you = decidi quanti coloni vanno { $source_from } { $region_to } ({ tile-migration }).
ask-ride = { $who } può spostare un soldato in una regione adiacente ({ tile-stables }).
    .you = sposta un soldato in una regione adiacente, o nessuno ({ tile-stables }).
ask-ride-to = { $who } sceglie dove va il soldato { $source_of } ({ tile-stables }).
    .you = scegli dove va il soldato { $source_of } ({ tile-stables }).
ask-discover = { $who } può mandare una spedizione.
    .you = manda una spedizione, o nessuna.
ask-muster = { $who } sceglie chi va { $target_to }; valore finora: { $value }; { $left ->
        [one] può partire ancora 1
       *[other] possono partire ancora { $left }
    }.
    .you = scegli chi va { $target_to }; valore finora: { $value }; { $left ->
        [one] può partire ancora 1
       *[other] possono partire ancora { $left }
    }.
ask-return-card = { $who } rimette la carta in cima o in fondo al mazzo.
    .you = rimetti la carta in cima o in fondo al mazzo.
ask-declare = { $who } può dichiarare una battaglia, oppure una guerra per ${ $money }.
    .you = dichiara una battaglia, oppure una guerra per ${ $money }, o nessuna.
ask-casualty = { $who } sceglie quale lavoratore di { $rival } cade { $region_in } (da scegliere: { $n }).
    .you = scegli quale lavoratore di { $rival } cade { $region_in } (da scegliere: { $n }).
ask-mint = { $who } sceglie oro o argento ({ tile-mint }).
    .you = scegli oro o argento ({ tile-mint }).
ask-study = { $who } può usare l’{ tile-university }.
    .you = usa l’{ tile-university }, o conservala per dopo.
ask-england = { $who } può usare sulla banchina il vantaggio della sua nazione ({ nation-england }).
    .you = usa sulla banchina il vantaggio della tua nazione ({ nation-england }), o conservalo per dopo.
ask-arrange = { $who } sceglie chi sta al posto { $position } della banchina.
    .you = scegli chi sta al posto { $position } della banchina.
ask-spain = { $who } può scoprire una regione e mettervi un soldato ({ nation-spain }).
    .you = scopri una regione e mettici un soldato, o no ({ nation-spain }).
ask-france = { $who } può prendere una merce prima di tutti ({ nation-france }).
    .you = prendi una merce prima di tutti, o conserva il vantaggio per dopo ({ nation-france }).
ask-holland = { $who } può prendere la nave prima che venga assegnata ({ nation-holland }).
    .you = prendi la nave prima che venga assegnata, o conserva il vantaggio per dopo ({ nation-holland }).
ask-italy = { $who } può prendere il posto di un lavoratore { box-specialists.in } ({ nation-italy }).
    .you = prendi il posto di un lavoratore { box-specialists.in }, o conserva il vantaggio per dopo ({ nation-italy }).
ask-bid = { $money ->
    [0] { $who } può fare un’offerta per il posto { $position } nell’ordine di turno.
   *[other] { $who } può offrire più di ${ $money } per il posto { $position } nell’ordine di turno.
 }
    .you = { $money ->
        [0] fai un’offerta per il posto { $position } nell’ordine di turno, o passa.
       *[other] offri più di ${ $money } per il posto { $position } nell’ordine di turno, o passa.
    }
ask-free-specialist = { $who } sceglie uno specialista per il turno 1.
    .you = scegli uno specialista per il turno 1.
ask-nation = { $who } sceglie una nazione.
    .you = scegli una nazione.

## Le opzioni, come si mostrano. $ask è la domanda a cui rispondono.

do-pass = Passa
do-forgo = Rinuncia
do-no = { $ask ->
    [ask-discover] Non mandare spedizioni
    [ask-swap] Non scambiare
    [ask-chart] Per ora non scoprire nulla
    [ask-spain] Non scoprire nulla
    [ask-ride] Non spostare soldati
    [ask-rewrite] Non togliere pedine
    [ask-strike-region] Non colpire nessuna regione
    [ask-study] Conserva per dopo
    [ask-england] Conserva per dopo
    [ask-france] Conserva per dopo
    [ask-holland] Conserva per dopo
    [ask-italy] Conserva per dopo
   *[other] No
 }
do-done = Fatto
do-rest = Lascia gli altri come stanno
do-use-england = Usa il vantaggio ({ nation-england })
do-launch = Fai partire la spedizione
do-marker = Avanza nell’ordine di turno
do-take-ship = Prendi la nave
do-explore-deck = Manda una spedizione al mazzo Scoperte
do-explore-as-portugal = Manda una spedizione al mazzo Scoperte con il vantaggio ({ nation-portugal })
do-look-deck = Guarda la prima carta del mazzo
do-on-top = Mettila in cima
do-at-bottom = Mettila in fondo
do-place-first = Piazza prima
do-place-second = Piazza dopo
do-mint-gold = Conia oro
do-mint-silver = Conia argento
do-settle = { $ask ->
    [ask-land] Sbarca { $region_in }
   *[other] Metti { $region_in }
 }
do-explore = Manda una spedizione { $region_to }
do-discover = Scopri { $region_the }
do-look = Guarda la pedina { $region_in }
do-ride-from = Sposta un soldato { $region_from }
do-migrate-from = Sposta coloni { $region_from }
do-go-to = Vai { $region_to }
do-strike = Colpisci { $region_the }
do-take-good = Prendi { $good }
do-give-good = Scambia { $good } con un’altra merce ({ tile-smuggler })
do-sell-good = Vendi { $good }
do-take = Prendi { $kind_a }
do-send = Manda { $kind_a }
do-lose = Perdi { $kind_a }
do-hit = Elimina { $kind_a }
do-choose-player = Scegli { $rival }
do-war = Dichiara guerra contro { $rival }
do-choose-nation = Scegli { $nation_the }
do-remove = { $n ->
    [0] Non rimuovere nessuno
   *[other] Rimuovi { kind-colonist.count }
 }
do-migrate = { $n ->
    [0] Non spostare nessuno
   *[other] Sposta { kind-colonist.count }
 }
do-battle = Combatti contro { $rival } { $region_in }
do-swap = Scambia { $kind_a } { $region_in } con un colono
do-next = Poi { $kind_the } di { $owner }
do-place = Piazza { $kind_a } { $target_in }
do-buy = Acquista { $tile }
do-bring-forward = Sposta in avanti il lavoratore al posto { $position } { $box_in }
do-oust = Prendi il posto del lavoratore { $space_in }
do-bid = Offri ${ $money }
do-buy-points = { $points ->
    [0] Non acquistare nulla
   *[other] Acquista { $points } PV
 }

## Cose senza nome sul tabellone

goal-deck = mazzo Scoperte
    .to = al mazzo Scoperte
    .in = nel mazzo Scoperte
goal-portugal = mazzo Scoperte (Portogallo)
    .to = al mazzo Scoperte, come Portogallo
    .in = nel mazzo Scoperte
place-struck = perdite
place-resolved = lavoratori già risolti
find = { $find_type ->
    [card] { $find } ({ $find_about })
   *[token] { $find_about }
 }

## Categorie del punteggio

category-age_1 = Nuovo Mondo, epoca I
category-age_2 = Nuovo Mondo, epoca II
category-age_3 = Nuovo Mondo, epoca III
category-bought = PV acquistati
category-discoveries = Scoperte
category-buildings = Edifici
category-economy = Economia

## Rifiuti della preparazione

empires-players = { $edition ->
    [first] La prima edizione è per 2–{ $most } giocatori, non per { $players }.
   *[deluxe] L’edizione deluxe è per 2–{ $most } giocatori, non per { $players }.
 }
empires-deluxe-only = L’opzione { $option_name } non può essere «{ $value }» nella prima edizione; appartiene all’edizione deluxe.
empires-first-only = L’opzione { $option_name } non può essere «{ $value }» nell’edizione deluxe; appartiene alla prima edizione.
empires-two-players-only = L’opzione { $option_name } vale solo per esattamente 2 giocatori.
empires-needs-builders = L’edificio { $tile_name } richiede i costruttori nella partita; aggiungili o lascia fuori l’edificio.
