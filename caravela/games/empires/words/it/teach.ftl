# Quello che il maestro dice quando qualcosa è chiesto per la prima volta nella vita di qualcuno: che cos’è, e come pensarci.

first-place = Piazza uno dei tuoi lavoratori in un box con posto; tutti lo fanno a turno finché ogni lavoratore è piazzato. Prima ciò che è scarso: la banchina e gli specialisti si riempiono presto.
first-buy-points = Ora puoi trasformare dollari in punti vittoria. Tieni quanto costa il prossimo edificio; dopo l’ultimo turno il denaro non vale nulla.
first-land = Questo lavoratore lascia la banchina per una regione già scoperta. Dopo i turni 3, 6 e 8 segnano le regioni in cui qualcuno ha tre lavoratori: 6 a chi ne ha di più, 2 al secondo.
first-good = Prendi una merce; resta tua fino alla fine. Ogni turno tre dello stesso tipo pagano $3 e quattro $6, altre tre qualsiasi solo $1.
first-specialist = Prendi lo specialista di questo spazio; si piazza nel prossimo turno, oltre ai tuoi cinque coloni. Ogni tipo sa fare qualcosa di suo.
first-train = Con $5 ottieni uno specialista di qualsiasi tipo per il prossimo turno. Puoi anche tenere il denaro.
first-swap = Nella tua riserva non ne resta nessuno di questo tipo, ma puoi richiamarne uno da una regione e lasciare un colono al suo posto. Il numero dei tuoi lavoratori lì non cambia.
first-buy = Questo lavoratore può comprare uno degli edifici in vista. Ciò che serve ogni turno è meglio presto; ciò che segna alla fine, tardi.
first-chart = Scopri una regione senza spedizione: ottieni la pedina, il saccheggio e un colono lì. Scegli dove vuoi essere in testa.
first-pick-specialist = Prendi uno specialista di qualsiasi tipo per il prossimo turno. Pensa al box che vorrai di più.
first-overpopulate = Metti coloni gratis in regioni scoperte, uno dopo l’altro. Guarda dove uno in più ti fa primo o secondo.
first-allies = Due soldati vanno in una regione dove hai già qualcuno. Contano come lavoratori, e gli avversari ci penseranno due volte prima di una battaglia.
first-edict = Scegli un avversario: ciascuno di voi mette due coloni in una regione dove ha già qualcuno. Scegli chi ti dà meno fastidio.
first-edict-order = Decidi chi piazza per primo. Chi piazza dopo può rispondere.
first-edict-place = Scegli la regione per i tuoi due coloni. Un buon posto è dove sei appena dietro.
first-lose = La Peste toglie uno dei tuoi lavoratori di qui, e scegli tu quale. Un colono è il più facile da rimpiazzare.
first-strike-region = Scegli una regione dove la Peste toglie fino a tre coloni di un giocatore. Aiuta di più dove poi sei in testa.
first-strike-player = Scegli di chi sono i coloni che cadono. Chi è appena davanti a te conta di più.
first-strike-how-many = Decidi quanti cadono, fino a tre. Più di quanti servono per passare avanti non porta nulla.
first-rewrite = Puoi prendere a un avversario una pedina Scoperta, a caso. Le pedine segnano alla fine.
first-benefits = I tuoi edifici offrono qualcosa adesso, ciascuno una volta per turno. Usa ciò che serve, poi vai avanti.
first-smuggle-from = Scegli chi riceve la merce che dai; in cambio ne prendi una delle sue. Non può rifiutare.
first-smuggle-what = Scegli che cosa ricevi. Prendi ciò che ne fa tre o quattro dello stesso tipo.
first-migrate-to = Fino a due coloni di questa regione possono spostarsi. Scegli dove aiutano di più.
first-migrate-how-many = Decidi quanti si spostano. Lasciane abbastanza per tenere il tuo posto.
first-ride = Un soldato può cavalcare in una regione adiacente. Lì conta come lavoratore.
first-ride-to = Scegli dove va. I soldati valgono di più dove qualcuno sta per superarti.
first-discover = Manda una spedizione adesso, o lascia che la tua gente si raduni per un altro turno. La resistenza va da 1 a 5, e chi parte torna nella riserva: con valore 4 riesce 7 volte su 8.
first-muster = Scegli chi parte, uno dopo l’altro; conta solo chi è mandato, un capitano vale due. I soldati portano più saccheggio se riesce.
first-return-card = Hai visto la prossima carta; rimettila in cima o in fondo. In cima, se pensi di scoprirla presto.
first-declare = Dove tu e un avversario vi incontrate e qualcuno ha soldati, puoi combattere: ogni soldato elimina un lavoratore dell’altra parte. Da solo non segna, quindi combatti dove cambia chi è in testa.
first-casualty = Scegli quale lavoratore dell’avversario cade. I soldati rispondono comunque al colpo.
first-mint = Scegli oro o argento: la Zecca paga $2 per ciascuno che hai. Scegli quello di cui hai di più.
first-study = Una volta in partita l’Università porta davanti uno dei tuoi lavoratori, o il tuo posto nell’ordine. Usala dove essere primo cambia ciò che ottieni.
first-england = L’Inghilterra può aggiungere due coloni alla banchina e poi mettere tutti i lavoratori di lì nell’ordine che vuole. È meglio con la banchina piena e merci di regioni in gioco.
first-arrange = Scegli chi sta in questo posto della banchina. Chi sta prima sbarca prima.
first-spain = La Spagna può scoprire ora una regione e metterci un soldato. Scegli dove vuoi essere in testa.
first-france = La Francia può prendere una merce prima di tutti, senza lavoratore. Prendi quella che collezioni.
first-holland = Una volta in partita l’Olanda può prendere la nave prima che sia assegnata. Una nave vale per qualsiasi merce in una combinazione.
first-italy = Il giocatore italiano può prendere il posto del lavoratore di qualcuno tra gli specialisti. Quel lavoratore torna nella riserva.
first-bid = Fai un’offerta per un posto nell’ordine, con dollari che poi ti mancheranno. Un edificio costa $10 nella prima epoca.
first-free-specialist = Scegli uno specialista con cui cominciare. Un missionario porta un colono quando sbarca.
first-nation = Scegli la tua nazione; ciascuna ha il suo vantaggio. Indicane una per leggerne.

# -- La prima partita guidata: che cosa fare, e perché.

opening-who = Guidi una delle potenze d’Europa che colonizzano il Nuovo Mondo. Dopo otto turni vince chi ha più punti.
opening-turn = Quando tocca a te, metti un lavoratore in uno dei box da 1 a 8; poi tocca al giocatore seguente.
opening-round = Quando tutti i lavoratori sono piazzati, i box si risolvono dall’1 all’8 e il turno finisce. In ogni turno hai cinque coloni e gli specialisti che hai guadagnato.
opening-points = Ciò che dà più punti sono le regioni: dopo i turni 3, 6 e 8, ogni regione in cui qualcuno ha tre lavoratori o più dà 6 punti a chi ne ha di più e 2 al secondo. Scoperte, edifici e rendita danno punti alla fine.

guide-dock = Metti un lavoratore sulla Banchina dei Coloni per andare nel Nuovo Mondo.
    .why = Più tardi in questo turno sbarca in una regione. Una regione in cui qualcuno ha tre lavoratori o più dà la maggior parte dei punti: 6 a chi ne ha di più, 2 al secondo.
guide-missionary = Mettine uno sullo spazio del missionario.
    .why = Nel prossimo turno hai un missionario oltre ai tuoi cinque coloni. Un missionario che sbarca porta con sé un colono: due lavoratori per uno spazio della banchina.
guide-buildings = Mettine uno negli Edifici Capitale.
    .why = Potrà acquistare un edificio in questo turno. Hai giusto i $10 che costa, e un edificio serve in tutti i turni che restano.
guide-goods = Mettine uno nelle Merci.
    .why = Prende una merce. Tre dello stesso tipo ti danno $3 ogni turno, e con il denaro si acquistano edifici.
guide-discovery = Metti l’ultimo lavoratore nella Scoperta.
    .why = I lavoratori in questo box sono esploratori e si radunano lì di turno in turno. Una scoperta vale da 4 a 7 punti alla fine, ma un esploratore solo è ancora troppo debole.
guide-land = Tutti i lavoratori sono piazzati, e i box si risolvono dall’1 all’8. Sbarca nei Caraibi.
    .why = Nessun’altra regione è ancora scoperta. Darà punti solo se qualcuno vi ha tre lavoratori, e chi ne ha tre per primo ne prende la merce, lo zucchero. Questo è il tuo primo.
guide-good = Scegli tu: quale merce prendi?
    .why = Resta tua. Tre dello stesso tipo danno $3 ogni turno, tre altre qualsiasi solo $1.
    .way-sugar = Zucchero: i Caraibi te ne daranno presto un altro.
    .way-tobacco = Tabacco: c’è in Virginia, e sceglierai tu dove esplorare.
    .way-fur = Pelli: ci sono nella Nuova Francia, e sceglierai tu dove esplorare.
guide-building = Scegli tu: quale edificio acquisti?
    .why = Ciascuno costa $10 e serve ogni turno. Con ognuno la partita continua in modo diverso.
    .way-monastery = { tile-monastery }: un missionario in più, e un altro spazio della banchina ne sbarca due.
    .way-servitude = { tile-indentured_servitude }: va sulla banchina un colono che non è uno dei tuoi cinque.
    .way-navigator = { tile-navigator }: un capitano si unisce ai tuoi esploratori e vale per due.
guide-wait = Non mandare ancora nessuno.
    .why = Ogni regione nasconde una resistenza da 1 a 5, e ai tuoi esploratori serve almeno quel valore. Chi è mandato torna a casa, anche se fallisce. Con quattro riesce 7 volte su 8: aspettali.
guide-specialist = Prendi il missionario.
    .why = Lo piazzi nel prossimo turno, oltre ai tuoi cinque coloni.
guide-pair = Un nuovo turno. Metti i due missionari sulla banchina.
    .why = Ciascuno porta un colono: con quello che c’è già fanno cinque nei Caraibi.
guide-pair-servitude = Un nuovo turno. Metti il missionario sulla banchina.
    .why = Il missionario, il suo colono, quello che manda { tile-indentured_servitude } e quello che c’è già: fanno quattro nei Caraibi.
guide-pair-navigator = Un nuovo turno. Metti il missionario sulla banchina.
    .why = Il missionario porta un colono: con quello che c’è già fanno tre nei Caraibi.
guide-merchant = Metti un colono sullo spazio del mercante.
    .why = Un mercante che sbarca porta $5. Ciò che oggi lasci da parte: le Spedizioni Mercantili danno una nave, che vale come una merce qualsiasi; l’addestramento fornisce uno specialista per $5; nella Guerra i soldati tolgono lavoratori agli altri.
guide-initiative = Mettine uno in Iniziativa.
    .why = Il box ti dà $1, e nel prossimo turno piazzi prima degli altri, quando le regioni danno punti e i posti sono pochi.
guide-gather = Metti tre coloni nella Scoperta.
    .why = Con quello che aspetta lì sono quattro: bastano 7 volte su 8.
guide-gather-navigator = Metti un colono sulla banchina e due nella Scoperta.
    .why = Con il capitano, che vale per due, e quello che aspetta lì, il tuo valore è 5: basta sempre. Così uno in più può sbarcare.
guide-three = Falli sbarcare entrambi nei Caraibi.
    .why = Arrivi lì a tre lavoratori prima di tutti: lo zucchero è tuo. E ne hai più di tutti: 6 punti quando le regioni danno punti.
guide-explore = Scegli tu: esplora una regione che si illumina e manda tutti e quattro gli esploratori, uno dopo l’altro.
    .why = Il successo porta qualche dollaro, un colono lì e da 4 a 7 punti alla fine. Pensa alla merce della regione: chi per primo vi ha tre lavoratori la prende.
guide-explore-navigator = Scegli tu: esplora una regione che si illumina e manda il capitano e tutti i coloni, uno dopo l’altro.
    .why = Non può fallire, e porta qualche dollaro, un colono lì e da 4 a 7 punti alla fine. Pensa alla merce della regione: chi per primo vi ha tre lavoratori la prende.
guide-alone = Prendi il mercante e continua per conto tuo.
    .why = Dopo il prossimo turno le regioni danno punti, l’unica volta prima del turno 6. Tieni i Caraibi, porta la regione nuova a tre lavoratori e raccogli merci dello stesso tipo.

# Ciò che gli avversari hanno fatto intanto, e perché importa a chi impara.

meanwhile-placed = { $target_id ->
    [initiative] { $who } { $target_in }, per giocare prima nel prossimo turno.
    [dock] { $who } { $target_in }: un posto in meno lì.
    [goods] { $who } { $target_in }: chi è arrivato prima sceglie prima.
    [shipping] { $who } { $target_in }: chi ne ha di più lì ottiene la nave.
    [buildings] { $who } { $target_in }: chi è arrivato prima acquista prima.
    [discovery] { $who } { $target_in }: lì gli esploratori si radunano finché partono.
    [warfare] { $who } { $target_in }, per una battaglia in questo turno.
   *[other] { $who } { $target_in }: quel posto è occupato.
 }
meanwhile-landed = { $who } sbarca { $kind_a } { $region_in }: lì prendono punti solo chi ha più lavoratori e chi viene secondo.
meanwhile-bought = { $money ->
    [0] { $who } prende { $tile } senza pagare nulla: nessun altro può averlo.
   *[other] { $who } acquista { $tile } per ${ $money }: nessun altro può averlo.
 }
