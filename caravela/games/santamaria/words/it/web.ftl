# Quello che le pagine di un tavolo dicono in altro modo a Santa Maria: gli anni sono i suoi turni, e i punti sono punti.

years-title = Anno { $n }
years-before = Prima del primo anno
years-always-of = { $option }, e non chiedere più in quest’anno
years-orders = Risposta automatica in quest’anno: { $options }.
years-keys-always = la stessa risposta fino alla fine dell’anno
years-back = Un anno indietro ([)
years-on = Un anno avanti (])
years-go = Vai a un anno
years-keys = un anno indietro, avanti
points-short = pt
