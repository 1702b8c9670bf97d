# Quello che il maestro dice quando qualcosa è chiesto per la prima volta nella vita di qualcuno: che cos’è, e come pensarci.

first-board = Scegli la tua colonia; è tua per tutta la partita. Cerca righe e colonne che portano già qualcosa insieme.
first-set = Scegli un municipio con il suo studioso; sono tuoi dall’inizio. Indicane uno per leggere che cosa fa.
first-place-hall = Metti il municipio su caselle vuote della tua colonia. Meglio dove si incrociano una riga e una colonna che userai.
first-turn = Fai una cosa: prendi un dado, metti monete su un territorio, compra una tessera o ritirati. Un dado bianco attiva una colonna dall’alto in basso, uno blu una riga da sinistra a destra; ritirarti chiude il tuo anno.
first-place-tile = Metti la tessera su caselle vuote; puoi girarla. Completa linee che funzionano già: un dado porta allora di più.
first-pay = L’oro vale per qualsiasi risorsa in un pagamento. Tienilo se puoi.
first-end-turn = La tua azione è fatta. Puoi ancora vendere, o comprare legno o grano per 3 monete.
first-use = Ogni territorio libero della linea funziona a sua volta; prendi ciò che dà questo, o saltalo. «Usa tutto» prende tutto ciò che non costa nulla.
first-trade = Dai uno, ricevi l’altro, una volta. Puoi saltare.
first-export = Paga risorse per una spedizione di uno dei quattro moli. I suoi punti contano alla fine, e il suo molo ti paga ogni volta che ti ritiri; una a ogni molo è una serie.
first-captain = Il Capitano ti porta uno spazio più avanti sul tracciato dei conquistadores, per legno. Conviene quando superi qualcuno prima che l’anno finisca.
first-extra-step = Un grano compra uno spazio in più sul tracciato della religione. I suoi simboli portano monaci, e due di essi anche un dado blu.
first-monk = Manda il monaco in un campo per un dono adesso, da uno studioso per un aiuto fino alla fine, o da un vescovo per punti alla fine. Dove ci sono già altri, ciascuno riceve da te 2 monete.
first-space = È il tuo ritiro: fai l’ultima azione di questo spazio, o lasciala. Poi le tue spedizioni portano la rendita.
first-road = Una strada riempie una casella vuota. Non funziona mai, ma il suo colono conta in righe e colonne piene.
first-before-gold = Stai per ottenere oro e non hai posto. Vendine uno ora, o il nuovo diventa monete.

# -- La prima partita guidata: che cosa fare, e perché.

opening-who = Guidi una colonia, il foglio con righe e colonne. Dopo tre anni vince chi ha più punti.
opening-turn = Nel tuo turno fai una cosa: usi un dado, metti monete su un territorio, compri una tessera o ti ritiri. Poi tocca al giocatore seguente.
opening-round = Un dado bianco attiva una colonna, uno blu una riga: ogni suo territorio libero ti dà qualcosa. Quando ti ritiri, l’anno finisce per te; quando tutti si sono ritirati, comincia l’anno seguente.
opening-points = Le spedizioni danno più punti: da 2 a 8 ciascuna, si pagano con risorse e si contano alla fine. Chi è in testa sul tracciato dei conquistadores ottiene 4, 5 e 6 punti dopo gli anni 1, 2 e 3. Alla fine i coloni in righe e colonne complete danno 1 ciascuno, e 3 monete 1 punto.

guide-die = Prendi il dado bianco con il 5: attiva la colonna 5 della tua colonia, dall’alto in basso.
    .why = Un dado porta più risorse, e con le risorse si pagano le spedizioni.
guide-use = Prendi tutto ciò che dà.
    .why = Potresti anche saltare un territorio.
guide-busy = Termina il turno.
    .why = Il dado resta sull’ultimo territorio, che è occupato fino alla fine dell’anno.
guide-tile = Compra la tessera che si illumina; ha due territori.
    .why = Costa due legni, e i due territori si possono attivare ogni anno.
guide-lay = Gira la tessera finché è come nella figura illuminata, mettila dove poi si illumina e termina il turno.
    .why = Aggiunge un territorio a una colonna che usi già: un dado porterà di più.
guide-three = Prendi il 3 bianco e tutto ciò che dà.
    .why = La colonna 3 ora dà tre legni. A questo servono le tessere.
guide-down = Prendi il 4 bianco e usa il territorio che dà 2 monete.
    .why = Una colonna si attiva verso il basso: prima le monete, poi la nave, che esporta.
guide-export = Esporta dal molo dei conquistadores e termina il turno.
    .why = Una spedizione porta punti alla fine, e il suo molo paga ogni volta che ti ritiri.
guide-blue = Usa il tuo 5 blu: attiva la riga 5, da sinistra a destra.
    .why = I dadi blu sono solo tuoi. La gemma di questa riga è già occupata da un dado; la chiesa ti fa avanzare sul tracciato della religione.
guide-grain = Paga un grano per uno spazio in più e termina il turno.
    .why = I simboli di questo tracciato portano monaci, e due di essi anche un dado blu.
guide-coins = Metti una moneta su questo territorio, usalo e termina il turno.
    .why = Le monete attivano un solo territorio: 1 moneta per il primo dell’anno, poi 2, poi 3. Utile quando nessun dado va bene.
guide-retire = Ritirati alla religione e usa la sua azione.
    .why = Ritirarsi è la tua ultima azione dell’anno: ottieni ciò che dà lo spazio, poi la rendita delle tue spedizioni, e aspetti gli altri. Ogni spazio accoglie un giocatore.
guide-monk = Manda il monaco dove vuoi e poi non pagare per un altro spazio.
    .why = Un campo è un dono adesso, uno studioso aiuta per sempre, un vescovo è una scommessa sulla fine.
guide-year = Termina il turno; l’anno finisce.
    .why = La tua spedizione ti ha mosso sul tracciato dei conquistadores. Sei in testa: 4 punti.
guide-alone = Usa il 3 bianco come un 4 per 1 moneta, esporta ancora una volta e continua per conto tuo.
    .why = Ogni moneta cambia un dado di un numero, in su o in giù. Punta a un’altra tessera, allo spazio 6 della religione e a una terza spedizione.
