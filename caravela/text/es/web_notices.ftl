# Relojes, y avisos que llegan a la gente lejos de la mesa.

## Rechazos. Cada uno es una frase: qué se intentó y qué es posible.

clock-not-one = «{ $found }» no es un reloj; un reloj tiene un tipo y un número de segundos.
clock-unknown = No hay ningún reloj del tipo «{ $kind }»; los tipos son: { $kinds }.
clock-field = Un reloj del tipo «{ $kind }» no tiene «{ $field }»; tiene: { $fields }.
clock-range = En un reloj, «{ $field }» es un número entero de segundos de { $least } a { $most }, no «{ $value }».

hooks-not-list = Los avisos necesitan una lista de direcciones, cada una con su tipo y su URL.
hooks-many = Los avisos pueden ir a { $most } direcciones como máximo, no a { $n }.
hook-unknown = No se pueden enviar avisos como «{ $kind }»; los tipos son: { $kinds }.
hook-url = Esta no es una dirección a la que se puedan enviar avisos; debe empezar por https:// o http:// y nombrar un servidor.
hook-long = Esta dirección es demasiado larga para los avisos; se permiten { $most } caracteres como máximo.
hook-credentials = Una dirección para avisos no puede contener usuario ni contraseña; quita lo que está delante del signo @.
hook-failed = El aviso no llegó a { $host }; revisa la dirección e inténtalo más tarde (no se envía nada a redes privadas, salvo que Caravela funcione solo para su propia máquina).

## Intervalos de tiempo: «2 días», «1 hora»; unidos como en una lista.

web-span-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
 }
web-span-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
 }
web-span-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
 }
web-span-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
 }

## Relojes. $span es un intervalo de tiempo.

web-clock-none = Sin reloj
web-clock-move = { $span } para cada jugada
web-clock-bank = { $span } para toda la partida
web-clock-bank-increment = { $span } para toda la partida, y { $increment } más por jugada
web-clock-about = Cuando se te acabe el tiempo, un bot jugará por ti hasta que vuelvas.
# En el registro, para todos los de la mesa.
web-clock-out = A { $player } se le ha acabado el tiempo; un bot sigue jugando hasta que { $player } vuelva.
web-seat-left = { $player } deja su sitio a un bot.
web-seat-back = { $player } ha vuelto y sigue jugando.

## Avisos. $table es el título de la mesa, $status una frase como «Ana tiene un trabajador por colocar.»

web-notice-turn = Te toca jugar en «{ $table }»: { $status }
web-notice-reminder = «{ $table }» sigue esperándote: { $status }
web-notice-left = Aún tienes { $span }; después un bot jugará por ti hasta que vuelvas.
web-notice-out = Se te ha acabado el tiempo en «{ $table }»; un bot juega por ti hasta que vuelvas.
web-notice-over = La partida en «{ $table }» ha terminado. { $status }
web-notice-trial = Esto es una prueba: a partir de ahora Caravela te avisa aquí cuando te toque jugar.
