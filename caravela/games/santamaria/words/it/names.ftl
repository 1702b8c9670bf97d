# Santa Maria: nomi dei componenti e brevi descrizioni. I numeri vengono dalle tabelle dei componenti.

game-santamaria = Santa Maria
    .about = Da uno a quattro giocatori costruiscono colonie nel corso di tre anni. Dadi e monete mettono al lavoro righe e colonne intere; navi, monaci e conquistadores trasformano ciò che rendono in felicità.
    .tact = Questo gioco fa della colonia, della missione e della conquista un rompicapo allegro. I popoli a cui apparteneva la terra, e le persone ridotte in schiavitù per lavorarla, pagarono con la libertà e con la vita; nessun punto felicità su questo tabellone ne tiene conto.

## Risorse, monete e punti. $n è la quantità.

gain-wood = legno
    .one = 1 legno
    .count = { $n } legno
    .about = { resource-about }
gain-grain = grano
    .one = 1 grano
    .count = { $n } grano
    .about = { resource-about }
gain-sugar = zucchero
    .one = 1 zucchero
    .count = { $n } zucchero
    .about = { resource-about }
gain-gem = gemma
    .one = 1 gemma
    .count = { $n ->
        [one] { $n } gemma
       *[other] { $n } gemme
    }
    .about = { resource-about }
gain-gold = oro
    .one = 1 oro
    .count = { $n } oro
    .about = { resource-about } In ogni pagamento 1 oro può valere come 1 di qualsiasi altra risorsa.
gain-coins = monete
    .one = 1 moneta
    .count = { $n ->
        [one] { $n } moneta
       *[other] { $n } monete
    }
    .about = Alla fine della partita si vende quel che ti resta, e ogni { $for_a_point } monete valgono 1 punto.
gain-points = punti
    .one = 1 punto
    .count = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
    .about = Vince chi ha più punti dopo tre anni.
resource-about = { $buy ->
    [0] Si vende per { $sell ->
        [one] { $sell } moneta
       *[other] { $sell } monete
    } e non si può comprare.
   *[other] Si vende per { $sell ->
        [one] { $sell } moneta
       *[other] { $sell } monete
    } e si compra per { $buy ->
        [one] { $buy } moneta
       *[other] { $buy } monete
    }.
 } Puoi tenerne { $storage_limit }; ciò che guadagni in più si vende subito.

## Caselle della colonia

cell = riga { $row }, colonna { $column }
    .in = nella riga { $row }, colonna { $column }
    .on = sulla riga { $row }, colonna { $column }
ground-road = strada
    .count = { $n ->
        [0] strada senza coloni
        [one] strada con { $n } colono
       *[other] strada con { $n } coloni
    }
turn-r0 = senza girare
    .note = {""}
turn-r90 = con un giro a destra
    .note = , con un giro a destra
turn-r180 = con mezzo giro
    .note = , con mezzo giro
turn-r270 = con un giro a sinistra
    .note = , con un giro a sinistra

## Che cosa fa un territorio

effect-gain = { $gain }
    .do = ottenere { $gain }
    .about = Ottieni { $gain }.
effect-trade = { $pay } per { $gain }
    .do = scambiare { $pay } con { $gain }
    .about = Puoi pagare { $pay } per { $gain }, una volta per ogni attivazione del territorio.
effect-export = esportazione
    .do = esportare una spedizione
    .about = Puoi pagare una delle spedizioni ai moli e metterla nel tuo porto.
effect-conquistador = conquistador
    .do = avanzare sul tracciato dei conquistadores
    .about = Il tuo segnalino avanza di 1 spazio sul tracciato dei conquistadores.
effect-religion = religione
    .do = avanzare sul tracciato della religione
    .about = Il tuo segnalino avanza di 1 spazio sul tracciato della religione, o di 2 se paghi { $pay }.

## Tessere e plance

piece-double = tessera doppia ({ $cells })
    .the = la tessera doppia ({ $cells })
    .short = la tessera doppia
    .about = Una tessera di due caselle. Costa { $cost } e mostra: { $cells }.
piece-triple = tessera tripla ({ $cells })
    .the = la tessera tripla ({ $cells })
    .short = la tessera tripla
    .about = Una tessera ad angolo di tre caselle. Costa { $cost } e mostra: { $cells }.
piece-road = tessera strada
    .the = la tessera strada
    .short = una tessera strada
    .about = { $settlers ->
        [one] Una casella di strada con { $settlers } colono, per chi si ritira nello spazio della strada.
       *[other] Una casella di strada con { $settlers } coloni, per chi si ritira nello spazio della strada.
    }
piece-hall = municipio ({ $cells })
    .the = il municipio ({ $cells })
    .short = il municipio
    .about = Un municipio di due caselle, piazzato all’inizio. Mostra: { $cells }.
piece-board = { $called }
    .the = { $called }
    .short = { $called }
    .about = La colonia { $called } ha { $many } territori stampati: { $cells }.

## Moli e spedizioni

dock-coins = molo delle monete
    .to = al molo delle monete
    .at = al molo delle monete
    .from = dal molo delle monete
    .about = Ogni tua spedizione a quel molo del porto rende { $gain } quando ti ritiri.
dock-religion = molo della religione
    .to = al molo della religione
    .at = al molo della religione
    .from = dal molo della religione
    .about = Ogni tua spedizione a quel molo del porto rende un’azione religione quando ti ritiri.
dock-conquistador = molo dei conquistadores
    .to = al molo dei conquistadores
    .at = al molo dei conquistadores
    .from = dal molo dei conquistadores
    .about = Ogni tua spedizione a quel molo del porto rende un’azione conquistador quando ti ritiri.
dock-points = molo dei punti
    .to = al molo dei punti
    .at = al molo dei punti
    .from = dal molo dei punti
    .about = Ogni tua spedizione a quel molo del porto rende { $gain } quando ti ritiri.
shipment = { $cost }
    .worth = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    .about = { $points ->
        [one] Esportalo per { $cost }. Dà la rendita del suo molo ogni volta che ti ritiri, e { $points } punto alla fine.
       *[other] Esportalo per { $cost }. Dà la rendita del suo molo ogni volta che ti ritiri, e { $points } punti alla fine.
    }

## Studiosi

post-sc01 = Cartografo
    .the = il Cartografo
    .at = presso il Cartografo
    .about = { $each ->
        [one] Ogni volta che usi un dado, il primo passo con cui ne cambi il valore è gratis.
       *[other] Ogni volta che usi un dado, i primi { $each } passi con cui ne cambi il valore sono gratis.
    } { scholar-worth }
post-sc02 = Maestro d’Ascia
    .the = il Maestro d’Ascia
    .at = presso il Maestro d’Ascia
    .about = { $each ->
        [one] In ogni azione esportazione puoi pagare { $each } moneta al posto di 1 risorsa del costo.
       *[other] In ogni azione esportazione puoi pagare { $each } monete al posto di 1 risorsa del costo.
    } { scholar-worth }
post-sc03 = Capomastro
    .the = il Capomastro
    .at = presso il Capomastro
    .about = { $each ->
        [one] Ogni volta che compri una tessera puoi pagare { $each } moneta al posto di 1 legno.
       *[other] Ogni volta che compri una tessera puoi pagare { $each } monete al posto di 1 legno.
    } { scholar-worth }
post-sc04 = Fattore
    .the = il Fattore
    .at = presso il Fattore
    .about = { $each ->
        [one] Ogni zucchero, gemma o oro che vendi rende { $each } moneta in più; ciò che non entra in magazzino e la vendita finale mantengono il prezzo normale.
       *[other] Ogni zucchero, gemma o oro che vendi rende { $each } monete in più; ciò che non entra in magazzino e la vendita finale mantengono il prezzo normale.
    } { scholar-worth }
post-sc05 = Furiere
    .the = il Furiere
    .at = presso il Furiere
    .about = { $each ->
        [one] Ogni legno o grano che compri costa { $each } moneta invece di { $usual }.
       *[other] Ogni legno o grano che compri costa { $each } monete invece di { $usual }.
    } { scholar-worth }
post-sc06 = Sovrintendente
    .the = il Sovrintendente
    .at = presso il Sovrintendente
    .about = { $each ->
        [one] Ogni attivazione con monete costa { $each } moneta in meno, quindi la prima dell’anno è gratis.
       *[other] Ogni attivazione con monete costa { $each } monete in meno, ma mai meno di 0.
    } { scholar-worth }
post-sc07 = Teologo
    .the = il Teologo
    .at = presso il Teologo
    .about = { $each ->
        [one] In un’azione religione puoi pagare { $each } moneta al posto di { $pay } per lo spazio in più.
       *[other] In un’azione religione puoi pagare { $each } monete al posto di { $pay } per lo spazio in più.
    } { scholar-worth }
post-sc08 = Capitano
    .the = il Capitano
    .at = presso il Capitano
    .about = In ogni azione conquistador puoi pagare { $pay } per avanzare di 1 spazio in più, a meno che tu non sia sull’ultimo. { scholar-worth }
post-sc09 = Alchimista
    .the = l’Alchimista
    .at = presso l’Alchimista
    .about = Una volta in ogni tuo turno puoi scambiare { $pairs }, in un senso o nell’altro; l’oro non fa da jolly e devi avere posto per ciò che ricevi. { scholar-worth }
post-sc10 = Economo
    .the = l’Economo
    .at = presso l’Economo
    .about = { $each ->
        [one] Quando ti ritiri, subito dopo la rendita delle spedizioni, ottieni { $each } moneta per ogni spedizione nel tuo porto.
       *[other] Quando ti ritiri, subito dopo la rendita delle spedizioni, ottieni { $each } monete per ogni spedizione nel tuo porto.
    } { scholar-worth }
scholar-worth = { $points ->
    [one] Vale { $points } punto alla fine.
   *[other] Vale { $points } punti alla fine.
 }

## Vescovi

post-bi1 = Vescovo del Capitolo
    .the = il Vescovo del Capitolo
    .at = presso il Vescovo del Capitolo
    .about = { bishop-cost } { $each ->
        [one] Poi segni { $each } punto per ogni altro tuo monaco sulla plancia comune.
       *[other] Poi segni { $each } punti per ogni altro tuo monaco sulla plancia comune.
    }
post-bi2 = Vescovo degli Insediamenti
    .the = il Vescovo degli Insediamenti
    .at = presso il Vescovo degli Insediamenti
    .about = { bishop-cost } { $each ->
        [one] Poi segni { $each } punto per ogni riga e ogni colonna della tua colonia senza caselle vuote.
       *[other] Poi segni { $each } punti per ogni riga e ogni colonna della tua colonia senza caselle vuote.
    }
post-bi3 = Vescovo delle Strade
    .the = il Vescovo delle Strade
    .at = presso il Vescovo delle Strade
    .about = { bishop-cost } { $each ->
        [one] Poi segni { $each } punto per ogni casella del tuo gruppo più grande di strade adiacenti.
       *[other] Poi segni { $each } punti per ogni casella del tuo gruppo più grande di strade adiacenti.
    }
post-bi4 = Vescovo della Flotta
    .the = il Vescovo della Flotta
    .at = presso il Vescovo della Flotta
    .about = { bishop-cost } { $each ->
        [one] Poi segni { $each } punto per ogni spedizione nel tuo porto.
       *[other] Poi segni { $each } punti per ogni spedizione nel tuo porto.
    }
post-bi5 = Vescovo della Frontiera
    .the = il Vescovo della Frontiera
    .at = presso il Vescovo della Frontiera
    .about = { bishop-cost } { $each ->
        [one] Poi segni { $each } punto per ogni territorio della tua colonia con un conquistador.
       *[other] Poi segni { $each } punti per ogni territorio della tua colonia con un conquistador.
    }
post-bi6 = Vescovo del Raccolto
    .the = il Vescovo del Raccolto
    .at = presso il Vescovo del Raccolto
    .about = { bishop-cost } { $each ->
        [one] Poi segni { $each } punto per ogni serie di un territorio legno, uno grano, uno zucchero e uno gemma nella tua colonia.
       *[other] Poi segni { $each } punti per ogni serie di un territorio legno, uno grano, uno zucchero e uno gemma nella tua colonia.
    }
bishop-cost = { $cost ->
    [one] Alla fine della partita perdi { $cost } punto.
   *[other] Alla fine della partita perdi { $cost } punti.
 }

## Campi missionari

post-camp = campo { $camp } ({ $gain })
    .the = il campo { $camp } ({ $gain })
    .at = al campo { $camp } ({ $gain })
    .about = Ottieni subito { $gain }.

## Spazi di ritiro

space-coins = spazio delle monete
    .of = dello spazio delle monete
    .to = nello spazio delle monete
    .about = Ottieni { $gain }. { space-place }
    .brings = +{ $gain }
space-conquistador = spazio del conquistador
    .of = dello spazio del conquistador
    .to = nello spazio del conquistador
    .about = Fai un’azione conquistador. { space-place }
    .brings = { effect-conquistador.do }
space-export = spazio dell’esportazione
    .of = dello spazio dell’esportazione
    .to = nello spazio dell’esportazione
    .about = Fai un’azione esportazione. { space-place }
    .brings = { effect-export.do }
space-religion = spazio della religione
    .of = dello spazio della religione
    .to = nello spazio della religione
    .about = Fai un’azione religione. { space-place }
    .brings = { effect-religion.do }
space-road = spazio della strada
    .of = dello spazio della strada
    .to = nello spazio della strada
    .about = Piazza una tessera strada su una casella vuota della tua colonia. { space-place }
    .brings = 1 tessera strada
space-place = Spazio numero { $place }: chi ha il numero più basso comincia l’anno seguente e, dopo l’ultimo anno, vince i pareggi.

## Dadi

colour-white = bianco
colour-blue = blu

## Obiettivi in solitario

achievement-communism = Comunismo
    .about = Almeno { $least } punti dai coloni.
achievement-capitalism = Capitalismo
    .about = Almeno { $least } serie di quattro moli nel porto.
achievement-theocracy = Teocrazia
    .about = Almeno { $least } punti dalle richieste dei vescovi, prima di togliere ciò che costano.
achievement-capracracy = Capracrazia
    .about = Una catena ininterrotta di territori di un solo tipo, da un bordo della colonia al bordo opposto.
achievement-democracy = Democrazia
    .about = Almeno { $least } punti in tutto.
achievement-utopia = Utopia
    .about = Almeno { $least } punti in tutto.

## Categorie del punteggio

category-happiness = Punti durante la partita
category-conquistador = Tracciato dei conquistadores
category-shipments = Spedizioni
category-harbour = Serie nel porto
category-settlers = Coloni
category-scholars = Studiosi
category-bishops = Vescovi
category-coins = Monete

## Opzioni della preparazione

option-advanced = Preparazione avanzata
    .about = Tutti cominciano con la stessa colonia e scelgono un municipio con uno studioso. In solitario si gioca sempre così.
option-boards = Colonie
    .about = Se le quattro colonie diverse si estraggono a sorte o si scelgono, il primo giocatore per ultimo. Nella preparazione avanzata tutte le colonie sono uguali.
option-blue_offer = Dadi blu per tutti
    .about = I dadi blu non sono di nessuno: quelli sbloccati stanno nell’offerta comune, e in un anno puoi prenderne quanti ne hai sbloccati.
option-start_player = Primo giocatore
    .about = Se chi comincia il primo anno si estrae a sorte o è il primo posto.

value-true = Sì
value-false = No
value-random = A caso
value-draft = Scelta a turno
value-first_seat = Il primo posto

preset-basic = Gioco base
    .about = Per 2-4 giocatori, con quattro colonie diverse estratte a sorte. Adatto alla prima partita.
preset-basic_draft = Gioco base, colonie a scelta
    .about = Per 2-4 giocatori, che scelgono tra le quattro colonie diverse, il primo giocatore per ultimo.
preset-basic_blue_dice = Gioco base, dadi blu per tutti
    .about = Il gioco base con i dadi blu nell’offerta comune.
preset-advanced = Gioco avanzato
    .about = Per 1-4 giocatori: colonie uguali, e ognuno sceglie un municipio con uno studioso.
preset-advanced_blue_dice = Gioco avanzato, dadi blu per tutti
    .about = Il gioco avanzato con i dadi blu nell’offerta comune.
