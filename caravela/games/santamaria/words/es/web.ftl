# Lo que las páginas de una mesa dicen de otro modo en Santa Maria: los años son sus rondas, y los puntos son puntos.

years-title = Año { $n }
years-before = Antes del primer año
years-always-of = { $option }, y no volver a preguntar en este año
years-orders = Respuesta automática en este año: { $options }.
years-keys-always = la misma respuesta hasta el final del año
years-back = Un año atrás ([)
years-on = Un año adelante (])
years-go = Ir a un año
years-keys = un año atrás, adelante
points-short = pts
