# Empires: the board of a player, as it is drawn.
mat-of = O que está diante de { $who }
mat-order = joga em { $n }º
mat-supply = Estoque
mat-workers = Trabalhadores para esta rodada: { $available }. Estoque: { $supply }.
mat-no-workers = nenhum trabalhador a colocar
mat-no-goods = ainda sem mercadorias
mat-no-finds = ainda sem descobertas
