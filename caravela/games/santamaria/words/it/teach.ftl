# Quello che il maestro dice quando qualcosa è chiesto per la prima volta nella vita di qualcuno: che cos’è, e come pensarci.

first-board = Scegli la tua colonia; è tua per tutta la partita. Cerca righe e colonne con più territori insieme: lì un dado porta di più.
first-set = Scegli un municipio con il suo studioso; sono tuoi dall’inizio. Indicane uno per leggere che cosa fa.
first-place-hall = Metti il municipio su caselle vuote della tua colonia. Meglio dove si incrociano una riga e una colonna che userai.
first-turn = Fai una cosa: prendi un dado, metti monete su un territorio, compra una tessera o ritirati. Un dado bianco attiva una colonna dall’alto in basso, uno blu una riga da sinistra a destra; ritirarti chiude il tuo anno.
first-place-tile = Metti la tessera su caselle vuote; puoi girarla, e non deve toccarne altre. In una linea che funziona già un dado porta allora di più, e un colono conta dove la riga o la colonna si completa.
first-pay = L’oro vale per qualsiasi risorsa in un pagamento. Tienilo se puoi.
first-end-turn = La tua azione è fatta. Puoi ancora vendere risorse, o comprare legno o grano per 3 monete ciascuno. Di ogni risorsa tieni al massimo 3; ciò che supera diventa subito monete.
first-use = Ogni territorio libero della linea, senza dado né monete sopra, funziona a sua volta; prendi ciò che dà questo, o saltalo. «{ do-use-all }» prende tutto ciò che non costa nulla.
first-trade = Dai ciò che sta prima della freccia e ricevi ciò che sta dopo, una volta. Puoi saltare.
first-export = Paga risorse per una spedizione di uno dei quattro moli. I suoi punti contano alla fine, e il suo molo ti paga ogni volta che ti ritiri; una a ogni molo è una serie, che vale 3 punti in più.
first-captain = Il Capitano ti porta uno spazio più avanti sul tracciato dei conquistadores, per 1 legno. Conviene quando superi qualcuno prima che l’anno finisca.
first-extra-step = Un grano compra uno spazio in più sul tracciato della religione. I suoi simboli portano monaci, e due di essi anche un dado blu.
first-monk = Manda il monaco in un campo per un dono adesso, da uno studioso per un aiuto fino alla fine, o da un vescovo, che costa 2 punti e alla fine paga per ciò che la tua colonia ha. Chi è già lì riceve da te 2 monete.
first-space = È il tuo ritiro: fai l’azione di questo spazio come ultima dell’anno, o lasciala. Poi le tue spedizioni portano la rendita.
first-road = Metti la strada su una qualsiasi casella vuota. Non funziona mai, ma alla fine il suo colono vale 1 punto se la sua riga è completa e 1 in più se lo è la colonna: completa dove manca una casella.
first-before-gold = Stai per ottenere oro e non hai posto. Vendine uno ora, o il nuovo diventa monete.

# -- La prima partita guidata: che cosa fare, e perché.

opening-who = Guidi una colonia, il foglio con righe e colonne. Dopo tre anni vince chi ha più punti.
opening-turn = Nel tuo turno fai una cosa: usi un dado, metti monete su un territorio, compri una tessera o ti ritiri. Poi tocca al giocatore seguente.
opening-round = Un dado bianco attiva una colonna, uno blu una riga: ogni suo territorio libero, senza dado né monete sopra, ti dà qualcosa. Quando ti ritiri, l’anno finisce per te; quando tutti si sono ritirati, comincia l’anno seguente.
opening-points = Ciò che dà più punti sono le spedizioni: da 2 a 8 ciascuna, si pagano con risorse e si contano alla fine. Chi è in testa sul tracciato dei conquistadores ottiene 4, 5 e 6 punti dopo gli anni 1, 2 e 3. Alla fine un colono, la figura su una strada, dà 1 punto in una riga completa e 1 in una colonna completa, e 3 monete ne danno 1.

guide-die = Prendi il dado bianco con il 5: attiva la colonna 5 della tua colonia, dall’alto in basso.
    .why = Hai tre dadi bianchi all’anno: scegli colonne che danno molto. Questa dà un grano e una gemma.
guide-use = Prendi tutto ciò che dà.
    .why = Con le risorse si pagano tessere e spedizioni. Potresti anche saltare un territorio.
guide-busy = Termina il turno.
    .why = Il dado resta sull’ultimo territorio: fino alla fine dell’anno non è libero, e nulla lo attiva di nuovo. Nel tuo turno puoi anche vendere risorse, o comprare legno o grano per 3 monete ciascuno.
guide-tile = Compra la tessera che si illumina: due territori e una strada con un colono.
    .why = Costa 2 legni e 1 grano, proprio ciò che hai. Ciò che è disegnato sui territori, un legno e un grano, lo puoi usare ogni anno.
guide-lay = Gira la tessera finché si illumina una casella della tua colonia e mettila lì.
    .why = Il legno entra nella colonna 3 e il grano nella colonna 4, e tra i dadi ci sono un 3 bianco e un 4 bianco. Una tessera non deve toccare nulla.
    .why-2 = La strada non funziona mai e il suo colono non ha bisogno di nulla: alla fine vale 1 punto se la sua riga è completa, senza caselle vuote, e 1 in più se lo è la colonna. Alla riga 3 mancano ora due caselle, alla colonna 3 tre.
guide-three = Prendi il 3 bianco e tutto ciò che dà.
    .why = La colonna 3 ora dà tre legni invece di due: a questo servono le tessere.
    .why-2 = Nel tuo magazzino stanno 3 unità di ogni risorsa: allora è pieno di legno. Ciò che supera 3 diventa subito monete, 1 per un legno o un grano, 2 per ogni altra risorsa.
guide-down = Prendi il 4 bianco.
    .why = È il tuo terzo dado bianco, l’ultimo dell’anno. Una colonna si attiva verso il basso: prima 2 monete, poi il grano della tua tessera, poi la nave, che esporta.
guide-export = Prendi le monete e il grano, poi esporta dal molo dei conquistadores per 1 legno e 1 gemma.
    .why = Una spedizione dà punti alla fine, questa 3. E ogni volta che ti ritiri, il suo molo ti fa avanzare sul tracciato dei conquistadores; chi è in testa ottiene 4 punti quest’anno.
    .then-2 = Esporta dal molo dei conquistadores: paghi 1 legno e 1 gemma.
    .why-3 = Sullo spazio 2 di quel tracciato c’è un oro. In un pagamento l’oro vale una risorsa qualsiasi.
guide-blue = Usa il tuo 5 blu: attiva la riga 5, da sinistra a destra.
    .why = I dadi blu sono solo tuoi. La gemma di questa riga è occupata, ma la chiesa ti porta lungo il tracciato della religione, fino a monaci e a un secondo dado blu.
guide-grain = Paga un grano per uno spazio in più.
    .why = Sullo spazio 3 ci sono un monaco, la figura col cappuccio, e un dado blu. Ci arrivi quando ti ritiri.
guide-one-more = Scegli tu: un’altra azione prima di ritirarti.
    .why = I tuoi dadi bianchi sono finiti. Ciò che tieni resta tuo l’anno prossimo.
    .way-coin = Il territorio che si illumina, per una moneta: uno zucchero, e così un’altra spedizione presto l’anno prossimo. Il secondo dell’anno costerebbe 2 monete, il terzo 3.
    .way-tile = La tessera che si illumina, per 2 legni: negli anni 2 e 3 dà 2 legni e 1 grano. La metti dove vuoi.
    .then-2-tile = Metti la tessera dove vuoi, girata come vuoi. Le linee che già danno qualcosa guadagnano di più.
guide-retire = Ritirati alla religione e usa la sua azione.
    .why = I tuoi dadi sono finiti, e le monete costano di più d’ora in poi: è il momento. Ottieni l’azione dello spazio, poi la rendita delle tue spedizioni. Ogni spazio accoglie un giocatore; il numero più basso comincia l’anno prossimo.
    .why-2 = Un passo sul tracciato della religione. Lo spazio della strada ti avrebbe dato una strada con un colono, per una qualsiasi casella vuota.
guide-retire-tile = Ritirati alla religione e usa la sua azione.
    .why = I tuoi dadi sono finiti, e ciò che tieni ti serve l’anno prossimo: è il momento. Ottieni l’azione dello spazio, poi la rendita delle tue spedizioni. Ogni spazio accoglie un giocatore; il numero più basso comincia l’anno prossimo.
    .why-2 = Un passo sul tracciato della religione. Lo spazio della strada ti avrebbe dato una strada con un colono, per una qualsiasi casella vuota.
guide-monk = Scegli tu: dove va il tuo monaco?
    .why = Un passo sul tracciato della religione ti ha portato un monaco, e un dado blu per l’anno prossimo.
    .why-2 = Un altro passo costerebbe un grano, e il prossimo monaco aspetta solo sullo spazio 6.
    .way-camp = Un campo: un dono subito. Il campo 1 dà 3 punti.
    .way-scholar = Uno studioso: ti aiuta ogni anno e vale 2 o 3 punti alla fine.
    .way-bishop = Un vescovo: costa 2 punti alla fine e paga per la tua colonia; { post-bi3 }: 2 punti per ogni strada del tuo gruppo di strade più grande, quelle una accanto all’altra.
guide-year = Termina il turno; l’anno finisce.
    .why = La tua spedizione ti ha mosso sul tracciato dei conquistadores. Sei in testa: 4 punti. Ora tutti i territori tornano liberi, e si tirano tutti i dadi.
guide-alone = Usa il 3 bianco come un 4 per 1 moneta, esporta ancora una volta e continua per conto tuo.
    .why = Ogni moneta cambia un dado di un numero, in su o in giù. Punta a un’altra tessera che completi la riga o la colonna del tuo colono, allo spazio 6 della religione e a una terza spedizione. Ritirati quando i dadi sono finiti e il resto costa più di quanto dà.
guide-alone-tile = Scegli tu: prendi un dado che si illumina e continua per conto tuo.
    .why = Cerca la colonna o la riga che dà di più; ogni moneta cambia un dado di un numero. Punta alle spedizioni, allo spazio 6 della religione e a una riga o colonna completa per il tuo colono. Ritirati quando i dadi sono finiti e il resto costa più di quanto dà.

# Ciò che gli avversari hanno fatto intanto, e perché importa a chi impara.

meanwhile-took-die = { $colour_id ->
    [white] { $who } prende un { $value } bianco: un dado in meno fra cui scegliere.
   *[blue] { $who } usa un { $value } blu, che solo { $who } può usare.
 }
meanwhile-exported = { $who } esporta { $shipment } { $dock_from } ({ $shipment_worth }): quella spedizione per te non c’è più.
meanwhile-bought-tile = { $who } compra { $tile_the }: tessere nuove arrivano solo l’anno prossimo.
meanwhile-retired = { $who } si ritira { $space_to }: quello spazio è occupato, e prosegui senza avversario finché non ti ritiri anche tu.
meanwhile-monk = { $who } mette un monaco { $post_at }: chi ci va dopo paga una tassa a { $who }.
