# Empires: the board of a player, as it is drawn.
mat-of = Lo que hay delante de { $who }
mat-order = juega { $n }.º
mat-supply = Reserva
mat-workers = Trabajadores para este turno: { $available }. Reserva: { $supply }.
mat-no-workers = ningún trabajador por colocar
mat-no-goods = aún sin bienes
mat-no-finds = aún sin descubrimientos
