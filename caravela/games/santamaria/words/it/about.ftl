# Santa Maria: che cosa il tavolo dice delle cose quando qualcuno le indica, e i dati del pannello di un giocatore.

fact-dice = Dadi rimasti
fact-harbour = Spedizioni
fact-monks = Monaci

note-over = La partita è finita
note-standings = { $players }.
note-total-title = Se la partita finisse ora
note-totals = I punti ottenuti e tutto ciò che si conta alla fine: spedizioni, serie nel porto, coloni, studiosi, vescovi, monete.
note-total = { $n ->
    [one] Se la partita finisse ora, avresti { $n } punto.
   *[other] Se la partita finisse ora, avresti { $n } punti.
}
note-seat = Religione { $religion }, conquistador { $conquistador }, spedizioni { $shipments }, monaci nella riserva { $monks }.

## Beni

note-coins = { $n ->
    [one] Hai { $n } moneta
   *[other] Hai { $n } monete
}; venduto tutto, varrebbero { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} alla fine.
note-points = { $n ->
    [one] Hai ottenuto { $n } punto
   *[other] Hai ottenuto { $n } punti
}; se la partita finisse ora, ne avresti { $total }.
note-resource = Ne hai { $n }; c’è posto per { $limit }.
note-resource-full = Ne hai { $n }: il prossimo verrebbe venduto subito per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
note-sale = { $coins ->
    [one] Venduto, uno ti frutta { $coins } moneta.
   *[other] Venduto, uno ti frutta { $coins } monete.
}
note-store-title = Compravendita
note-store = Nel tuo turno, quante volte vuoi: vendere una risorsa, comprare legno o grano. Non conta come azione del turno.
note-price = { $coins ->
    [one] Nel tuo turno puoi comprarne finché c’è posto, a { $coins } moneta l’uno.
   *[other] Nel tuo turno puoi comprarne finché c’è posto, a { $coins } monete l’uno.
}
note-have-coins = { $n ->
    [one] Hai { $n } moneta.
   *[other] Hai { $n } monete.
}

## Tessere e caselle

note-tiles = Le tessere si comprano con legno e grano e si piazzano subito. Quelle comprate non si rimpiazzano fino all’anno seguente.
note-to-buy = { $n ->
    [0] Non puoi pagarne nessuna delle { $all }.
   *[other] Puoi pagarne { $n } delle { $all }.
}
note-of = Appartiene a { $players }.
note-on-display = Disponibile quest’anno.
note-to-come = Può ancora uscire in un altro anno.
note-gone = È fuori dal gioco.
note-roads = { $n ->
    [0] Non resta nessuna tessera strada.
    [one] Resta { $n } tessera strada.
   *[other] Restano { $n } tessere strada.
}
note-lacking = { $n ->
    [one] Ti manca { $n } risorsa.
   *[other] Ti mancano { $n } risorse.
}
note-payable = Hai quello che costa.
note-payable-gold = { $n ->
    [one] Hai quello che costa, con { $n } oro al posto di un’altra risorsa.
   *[other] Hai quello che costa, con { $n } oro al posto di altre risorse.
}
note-fits = { $n ->
    [0] Non entra nella tua colonia.
    [one] Entra nella tua colonia in { $n } modo.
   *[other] Entra nella tua colonia in { $n } modi.
}
note-turn = La casella con il punto va dove indichi; le altre le stanno accanto, come si vede.
note-cell = Una casella di una colonia: vuota, un territorio o una strada.
note-empty = Una casella vuota: qui si può posare una tessera.
note-road = Una strada non si attiva mai. Alla fine ogni colono su di essa vale un punto per la riga e un punto per la colonna, se non hanno caselle vuote.
note-road-value = { $points ->
    [one] Ora varrebbe { $points } punto.
   *[other] Ora varrebbe { $points } punti.
}
note-missing = Caselle vuote nella riga: { $row }, nella colonna: { $column }.
note-die-on-white = Un dado bianco con { $value } resta qui fino alla fine dell’anno.
note-die-on-blue = Un dado blu con { $value } resta qui fino alla fine dell’anno.
note-coins-on = { $n ->
    [0] Attivato senza monete; occupato fino alla fine dell’anno.
    [one] { $n } moneta resta qui fino alla fine dell’anno.
   *[other] { $n } monete restano qui fino alla fine dell’anno.
}
note-activation = { $coins ->
    [one] La tua prossima attivazione con monete costa { $coins } moneta; ne hai { $have }.
   *[other] La tua prossima attivazione con monete costa { $coins } monete; ne hai { $have }.
}
note-tight = Non c’è posto per tutto; porterebbe { $gains }.
note-activation-title = Attivazione con monete
note-activations = Un territorio libero a tua scelta viene attivato e poi resta occupato. La prima costa 1 moneta, ogni altra dell’anno 1 in più.
note-column = Un dado bianco di valore { $n } attiva tutti i territori liberi della colonna { $n } dall’alto in basso, poi resta sull’ultimo di essi.
note-row = Un dado blu di valore { $n } attiva tutti i territori liberi della riga { $n } da sinistra a destra, poi resta sull’ultimo di essi.
note-developed = Senza caselle vuote è sviluppata: i coloni sulle sue strade danno punti alla fine.
note-line = Territori liberi: { $vacant }, caselle vuote: { $empty }, coloni: { $settlers }.

## Dadi

note-white-die = Dado bianco con { $value }
note-change = Prima puoi cambiarne il valore, a 1 moneta per passo.
note-die-column = { $vacant ->
    [0] Nella colonna { $n } non hai territori liberi.
    [one] Nella colonna { $n } hai { $vacant } territorio libero.
   *[other] Nella colonna { $n } hai { $vacant } territori liberi.
}
note-die-row = { $vacant ->
    [0] Nella riga { $n } non hai territori liberi.
    [one] Nella riga { $n } hai { $vacant } territorio libero.
   *[other] Nella riga { $n } hai { $vacant } territori liberi.
}
note-dice-title = Dadi
note-dice = Ognuno può prendere { $n ->
    [one] { $n } dado bianco
   *[other] { $n } dadi bianchi
} all’anno da quelli comuni.
note-dice-blue = I dadi blu si sbloccano sul tracciato della religione; ognuno serve una volta all’anno.

## Moli, porto, monaci

note-dock-empty = Qui non aspetta più nessuna spedizione.
note-dock-mine = { $n ->
    [0] Non hai spedizioni a questo molo.
    [one] Hai { $n } spedizione a questo molo.
   *[other] Hai { $n } spedizioni a questo molo.
}
note-sets = Una spedizione a ciascuno dei quattro moli forma una serie, che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} alla fine.
note-sets-mine = { $sets ->
    [0] Non hai ancora nessuna serie.
    [one] Hai { $sets } serie: { $points } punti.
   *[other] Hai { $sets } serie: { $points } punti.
}
note-shipment = Spedizione: { $cost }
note-monks = Ogni simbolo di monaco sul tracciato della religione ti fa mettere un monaco presso uno studioso, un vescovo o in un campo. Dove ci sono già altri, ognuno di loro riceve { $coins } monete.
note-monks-there = Monaci qui: { $players }.
note-monk-mine = Il tuo monaco è qui.
note-monk-fee = { $coins ->
    [0] Un monaco qui non ti costerebbe nulla.
    [one] Un monaco qui ti costerebbe { $coins } moneta.
   *[other] Un monaco qui ti costerebbe { $coins } monete.
}
note-demand = Così come stanno le cose, per te vale { $points }, già con il costo della nomina.
note-space-taken = Quest’anno lo spazio è di { $who }.
note-retire-title = Ritirarsi
note-retire = Chi si ritira riceve poi la rendita di tutte le spedizioni e non gioca più quest’anno.

## Tracciati e anni

note-religion = Ogni azione religione fa avanzare di 1 spazio, e di 1 in più per 1 grano. Uno spazio con il monaco ne recluta uno; il primo e il terzo sbloccano un dado blu.
note-religion-end = Sullo spazio { $n } ogni passo in più dà 1 punto.
note-religion-mine = Sei sullo spazio { $n }.
note-next-monk = { $n ->
    [one] Manca { $n } passo al prossimo monaco.
   *[other] Mancano { $n } passi al prossimo monaco.
}
note-next-die = { $n ->
    [one] Manca { $n } passo al prossimo dado blu.
   *[other] Mancano { $n } passi al prossimo dado blu.
}
note-conquistador = Alla fine di quest’anno i primi ottengono { $points } punti; sullo stesso spazio è davanti chi è arrivato prima. Poi tutti ricominciano.
note-tree = Alla fine di quest’anno ottieni { $points } punti se sei sullo spazio { $space } o oltre. Poi ricominci.
note-gold = Uno spazio con l’oro dà 1 oro.
note-conquistador-mine = { $points ->
    [one] Sei sullo spazio { $n }; sarebbe { $points } punto.
   *[other] Sei sullo spazio { $n }; sarebbero { $points } punti.
}
note-next-gold = { $n ->
    [one] Manca { $n } passo al prossimo oro.
   *[other] Mancano { $n } passi al prossimo oro.
}
note-year = La partita dura tre anni. Un anno finisce quando tutti si sono ritirati; poi tessere e dadi sono nuovi.
note-order = I turni passano in senso orario. Chi si ritira sullo spazio dal numero più basso comincia l’anno seguente.
note-achievements = Obiettivi raggiunti, se la partita finisse ora: { $names }.
