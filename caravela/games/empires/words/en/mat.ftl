# Empires: the board of a player, as it is drawn.
mat-of = What lies in front of { $who }
mat-order = { $n ->
    [1] plays 1st
    [2] plays 2nd
    [3] plays 3rd
   *[other] plays { $n }th
}
mat-supply = Supply
mat-workers = Workers for this round: { $available }. Supply: { $supply }.
mat-no-workers = no workers to place
mat-no-goods = no goods yet
mat-no-finds = no discoveries yet
