# Quello che le pagine di un tavolo dicono in altro modo a Empires: il libro chiama turni i suoi round.

rounds-title = Turno { $n }
rounds-before = Prima del primo turno
rounds-always-of = { $option }, e non chiedere più in questo turno
rounds-orders = Risposta automatica in questo turno: { $options }.
rounds-keys-always = la stessa risposta fino alla fine del turno
rounds-back = Un turno indietro ([)
rounds-on = Un turno avanti (])
rounds-go = Vai a un turno
rounds-keys = un turno indietro, avanti
