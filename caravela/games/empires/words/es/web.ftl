# Lo que las páginas de una mesa dicen de otro modo en Empires: el libro llama turnos a sus rondas.

rounds-title = Turno { $n }
rounds-before = Antes del primer turno
rounds-always-of = { $option }, y no volver a preguntar en este turno
rounds-orders = Respuesta automática en este turno: { $options }.
rounds-keys-always = la misma respuesta hasta el final del turno
rounds-back = Un turno atrás ([)
rounds-on = Un turno adelante (])
rounds-go = Ir a un turno
rounds-keys = un turno atrás, adelante
