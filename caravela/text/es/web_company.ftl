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

## Conversar en la mesa

web-talk = Charla
web-talk-unread = Charla ({ $n } sin leer)
web-talk-say = Decir
web-talk-text = Di algo a la mesa
web-talk-mute = Silenciar
web-new-talk = Charla en la mesa
web-new-talk-about = Las frases ya están hechas y cada cual las lee en su idioma. Con palabras también se podría contar lo que las reglas ocultan.
web-new-talk-all = Cualquier cosa
web-new-talk-phrases = Solo frases hechas
web-new-talk-none = Nada
web-phrase-hello = Hola
web-phrase-good-luck = Buena suerte a todos
web-phrase-well-played = Bien jugado
web-phrase-thanks = Gracias
web-phrase-sorry = Perdón
web-phrase-thinking = Necesito un momento
web-phrase-back-soon = Vuelvo enseguida
web-phrase-your-turn = ¿A quién le toca?
web-phrase-good-game = Buena partida
web-phrase-again = ¿Otra partida?

talk-off = En esta mesa no se dice nada, como eligió quien la creó.
talk-phrases = En esta mesa solo se dicen las frases hechas, como eligió quien la creó.
talk-long = Esto es demasiado largo para decirlo de una vez; son { $most } caracteres como máximo.
talk-empty = Aquí no hay nada que decir.
talk-too-much = Has dicho mucho en poco tiempo; espera un momento.

## Mesas abiertas

web-nav-open = Mesas abiertas
web-open-about = Mesas de este servidor en las que cualquiera puede sentarse o mirar.
web-open-none = Ahora mismo no hay ninguna mesa abierta a todos.
web-open-none-hint = Prepara una, invita a alguien por enlace y ofrece los asientos libres a todos.
web-open-seats = Asientos libres
web-open-watch = Para mirar
web-open-sit = Sentarse aquí
web-open-sit-of = Ocupar el asiento { $n }: { $table }
web-open-look = Mirar
web-open-host = creada por { $host }
web-new-offered = Ofrecer los asientos libres a todos en este servidor
web-new-watchable = Cualquiera en este servidor puede mirar

open-not = Esta mesa no está abierta a todos; pide una invitación.
open-seated = Ya tienes un asiento en esta mesa.

## Historial y clasificaciones

web-nav-history = Historial
web-history-about = Las partidas que has terminado aquí y cómo te ha ido.
web-history-none = Todavía no hay ninguna partida terminada.
web-history-games = Partidas terminadas
web-history-statistics = Cómo te ha ido
web-history-ratings = Clasificación en este servidor
web-history-ratings-about = Solo cuentan las mesas clasificatorias, y solo las personas. Todos empiezan con 1000; el número es prudente, así que sube con cada partida que dice más.
web-history-ratings-none = Nadie ha terminado aquí todavía una partida clasificatoria de { $game }.
web-history-game = Juego
web-history-seats = Jugadores
web-history-against = Contra
web-history-played = Jugadas
web-history-won = Ganadas
web-history-mean = Media de puntos
web-history-best = Más puntos
web-history-place = Puesto
web-history-name = Nombre
web-history-rating = Clasificación
web-history-few = aún pocas partidas
web-history-alone = nadie
web-history-people = personas
web-history-length = { $moves } jugadas en { $time }
web-history-winner = ganó
web-history-gave-up = se rindió
web-history-minutes = { $n } min
web-history-hours = { $n } h
web-history-days = { $n } días
web-rated = Clasificatoria
web-new-rated = Clasificatoria
web-new-rated-about = El resultado cuenta para la clasificación de todos, y cualquiera en este servidor puede leer los nombres. Solo para personas; quien deja el asiento a un bot queda en último lugar.

rated-people = Una mesa clasificatoria es solo para personas, cada una en su navegador, y no para campañas.
ask-back-rated = Desde entonces algo ha salido a la luz, y en una mesa clasificatoria eso no se deshace.

## Avisos sin página abierta

web-set-push = Avisar en este dispositivo aunque Caravela esté cerrado
web-set-push-about = Cuando una mesa te espera. El aviso pasa por el servicio de avisos del navegador, cifrado para que solo este navegador pueda leerlo.
web-push-missing = Este navegador no tiene avisos sin página abierta, o no se llega a Caravela por https.
web-push-failed = El servicio de avisos de este navegador no responde; inténtalo más tarde.
push-address = Los avisos para un navegador van solo por https.
push-keys = Las claves de este navegador no sirven para avisos.
