# Lo que dice el servidor: negativas y frases de la mesa que necesitan un nombre o un número.

bot-random = Al azar
    .about = Hace cualquier cosa permitida, sin preferencias. Sirve para probar, no para pasar la tarde.
bot-novice = Principiante
    .about = Toma lo que puntúa enseguida. Un primer rival amable.
bot-amateur = Aficionado
    .about = Toma lo que puntúa pronto y empieza a ver lo que rinde después. Para tu segunda y tercera partida.
bot-casual = Casual
    .about = Mira un paso por delante y conoce todas las partes del juego. Gana a la mayoría en sus primeras partidas.
bot-club = Club
    .about = Sabe cuánto vale cada cosa y toma lo que considera mejor. Un rival sólido en una mesa de club.
bot-expert = Experto
    .about = Antes de mover, lleva sus mejores ideas hasta sus próximos turnos, con las respuestas de los demás. Castiga el juego descuidado.
bot-master = Maestro
    .about = Piensa alrededor de un segundo cada elección, lejos y en muchos mundos posibles, y juega los finales con exactitud. El más fuerte; rinde al máximo con las reglas compiladas.
thinking-bot = { $bot } ({ $seconds } s)

web-round = Ronda { $n }
web-undo-step = Deshacer: { $option }
web-deciding = { $who } está decidiendo.
web-waiting-for = La mesa espera a { $players }.
web-why-not = Ahora no: { $option }. La regla { $rule } explica por qué.
web-curtain = Pasa el dispositivo a { $who }.
web-only-option = Aquí no hay elección; se te pregunta para que los demás no lo noten.
web-points-over-time = Puntos a lo largo de la partida

## Refusals

web-nobody = Este navegador aún no es conocido aquí; abre una vez la página de inicio y acepta la cookie.
web-me-twice = Solo puedes ocupar un asiento; deja los demás asientos de esta pantalla como «aquí».
web-too-many = Han sido demasiadas peticiones en poco tiempo; espera un momento y vuelve a intentarlo.
web-too-many-lines = Hay demasiadas mesas abiertas a la vez desde aquí; cierra algunas y vuelve.
web-too-large = Esto es demasiado grande para aceptarlo.
web-other-host = Este servidor no responde con este nombre; inícialo con --address si la gente llega a él por otro.
web-other-origin = Otro sitio no puede actuar aquí en tu nombre.
web-not-understood = No se puede entender la petición en «{ $where }».
web-no-such-page = No hay nada en esta dirección.
web-failed-here = Algo ha fallado en el servidor; nada de lo guardado se ha perdido, así que vuelve a intentarlo.
web-unknown-message = La mesa no ha entendido este mensaje.
web-no-order = Solo una respuesta simple a la pregunta actual puede darse por sí sola.
table-unknown = No hay ninguna mesa con esta dirección.
table-unreadable = Esta versión de Caravela no puede abrir esta mesa{ $reason ->
    [setup] , porque no conoce «{ $said }» en la preparación
    [tables] , porque no tiene las tablas de componentes { $said } con las que empezó la partida
    [rules] , porque no conoce la versión { $said } de las reglas
   *[other] { "" }
}; no se ha cambiado nada en ella, y quien mantiene el servidor encontrará el motivo en el registro.
table-parted = Después de la jugada { $move }, esta versión de Caravela no llega a lo mismo que se guardó, por lo que la partida se puede mirar hasta ahí y no sigue; no se ha cambiado nada en ella.
table-no-role = No tienes asiento en esta mesa; pide una invitación o el enlace de espectador.
table-not-begun = La partida aún no ha empezado, porque quedan asientos libres.
table-not-over = Esto llega cuando la partida termine.
table-not-your-seat = Ese asiento no es tuyo.
table-host-only = Solo quien creó la mesa puede hacer esto.
table-bot-plays = Un bot juega en este asiento; recupéralo primero.
table-moved-on = La mesa ya ha avanzado entretanto; así es como está ahora.
table-record-later = El registro contiene lo que otros aún no deben saber; lo tendrás cuando la partida termine.
table-covered = Primero pasa el dispositivo: el telón está bajado.
try-when-asked = Puedes probar cosas cuando te toque decidir: lo que se pregunta a los demás revelaría sus manos.
import-given-up = Esto no se ha podido comprobar con el tiempo y la memoria que hay para ello; no se ha importado nada.
import-one-at-a-time = Lo último que has traído todavía se está comprobando; trae lo siguiente cuando haya terminado.
import-busy = Otras personas están trayendo partidas ahora y hay cola; inténtalo de nuevo dentro de un minuto.

## The command line

server-not-installed = Para eso hace falta un servidor, que no está instalado; “pip install { $package }” lo instala.
server-or-terminal = Aquí se juega en la terminal. El navegador necesita un servidor: “pip install { $package }” lo instala, y después “caravela” lo abre.
serve-no-ray = Ray no está instalado; “pip install caravela[ray]” lo instala, y sin --ray los bots piensan en procesos de esta máquina.
serve-ready = Caravela está abierto en { $address } (Ctrl+C para cerrarlo).
serve-port = El puerto { $port } de { $host } no se puede usar: { $error }; elige otro con { $option }.
serve-closed = Caravela se ha cerrado; todas las partidas están guardadas en { $database }.
