# What a hint calls the numbers that bots weigh (judgement/features.py).

feature-points = puntos si la partida acabara ahora
feature-gained = puntos seguros
feature-deed = el resto de esta acción
feature-settlers = colonos en filas y columnas desarrolladas
feature-bishops = las exigencias de los obispos
feature-coins = monedas
feature-goods = recursos en el almacén
feature-tile = la mejor loseta que puedes pagar
feature-faith = el camino hasta el próximo monje
feature-conquest = la escala de los conquistadores este año
feature-income = ingresos de los envíos
feature-sets = conjuntos en el puerto
feature-plan = el resto de este año
feature-engine = lo que tu colonia aporta en los próximos años
feature-expansion = la loseta que se está colocando
feature-scholars = eruditos
feature-holes = casillas vacías sueltas
