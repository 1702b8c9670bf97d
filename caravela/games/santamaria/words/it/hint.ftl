# What a hint calls the numbers that bots weigh (judgement/features.py).

feature-points = punti se la partita finisse ora
feature-gained = punti sicuri
feature-deed = il resto di questa azione
feature-settlers = coloni in righe e colonne sviluppate
feature-bishops = le richieste dei vescovi
feature-coins = monete
feature-goods = risorse in magazzino
feature-tile = la migliore tessera che puoi pagare
feature-faith = la strada verso il prossimo monaco
feature-conquest = il tracciato dei conquistadores quest’anno
feature-income = rendita delle spedizioni
feature-sets = serie nel porto
feature-plan = il resto di quest’anno
feature-engine = ciò che la tua colonia porta negli anni a venire
feature-expansion = la tessera che si sta piazzando
feature-scholars = studiosi
feature-holes = caselle vuote isolate
