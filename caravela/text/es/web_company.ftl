# Compañía: la sala de espera y lo que acuerdan las personas de la mesa.

## La sala de espera

web-agreed = Lo que se juega
web-room-bot = Un bot en su lugar
web-room-bot-text = Un bot juega en este asiento y ya nadie puede ocuparlo. La partida empieza cuando todos los asientos están ocupados.
web-room-bot-go = Dejar jugar a un bot
web-room-cancel = Cancelar la mesa
web-room-cancel-text = La partida no se juega. Quien ya se ha sentado recibe el aviso.
web-room-keep = Mantener la mesa
web-room-cancelled = La mesa se canceló antes de empezar la partida.
web-table-cancelled = cancelada

room-begun = La partida ya ha empezado, o la mesa ya se canceló.
room-cancelled = Esta mesa se canceló antes de empezar la partida; pide otra invitación.

## Lo que acuerdan las personas de la mesa. $who es quien juega.

web-menu-back = Pedir volver atrás
web-menu-back-text = Tu última jugada y todo lo que vino después se deshacen, si todos en la mesa están de acuerdo. La suerte queda como estaba: la misma jugada trae el mismo robo.
web-menu-concede = Rendirse
web-menu-concede-text = Si todos en la mesa están de acuerdo, la partida termina aquí y quedas en último lugar; los demás se ordenan por los puntos que tienen ahora.
web-menu-abandon = Abandonar la partida
web-menu-abandon-text = Si todos en la mesa están de acuerdo, la partida termina aquí y nadie gana.
web-ask-abandon = { $who } pide abandonar la partida: terminaría aquí y nadie ganaría.
web-ask-concede = { $who } se rinde: la partida terminaría aquí, con { $who } en último lugar y los demás ordenados por los puntos que tienen ahora.
web-ask-back = { $who } pide deshacer todo desde la jugada { $move }.
web-ask-back-uncovered = Desde entonces algo ha salido a la luz y nadie puede olvidarlo: acepta solo si te parece bien.
web-ask-waits = Faltan por responder: { $players }.
web-ask-agree = De acuerdo
web-ask-decline = No
web-ask-withdraw = Retirar la petición
# En el registro.
web-back-taken = { $player } vuelve atrás, como todos han acordado (jugadas: { $n }).
web-back-uncovered = Algo ya había salido a la luz.
# Cómo ha terminado una partida.
web-ended-abandoned = La partida se abandonó de común acuerdo; nadie ha ganado.
web-ended-conceded = { $who } se ha rendido.
web-notice-asked = En «{ $table }» se pide tu acuerdo. { $status }

ask-standing = Ya hay una petición en curso; responde primero a esa.
ask-nothing = Ya no hay ninguna petición en curso.
ask-campaign = Las partidas de una campaña dependen unas de otras, así que cada una se juega hasta el final.
ask-alone = Quien juega en solitario puede abandonar la partida.
ask-back-often = En esta mesa ya se ha vuelto atrás de común acuerdo { $most } veces, que es el máximo.

## Mi lista de mesas, direcciones

web-table-remove = Quitar de mi lista
web-table-removed = La mesa ya no está en tu lista; no se pierde nada de ella.
web-table-put-back = Devolver
web-table-back = La mesa está de nuevo en tu lista.
web-tables-removed = Quitadas de mi lista
web-tables-removed-none = No se ha quitado nada.
table-remove-others = Otros juegan aquí contigo; antes deja tu asiento a un bot o acuerda abandonar la partida, y cancela una mesa que no ha empezado.
web-nowhere = Aquí no hay nada
web-nowhere-about = Esta dirección no lleva a ninguna parte. Quizá no se copió entera.
