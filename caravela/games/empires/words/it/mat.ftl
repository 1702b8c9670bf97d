# Empires: the board of a player, as it is drawn.
mat-of = Quello che sta davanti a { $who }
mat-order = gioca per { $n }º
mat-supply = Riserva
mat-workers = Lavoratori per questo turno: { $available }. Riserva: { $supply }.
mat-no-workers = nessun lavoratore da piazzare
mat-no-goods = ancora nessuna merce
mat-no-finds = ancora nessuna scoperta
