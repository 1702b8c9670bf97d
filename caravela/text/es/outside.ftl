# Programas de otras personas como bots, y juegos como entornos de investigación.

## Rechazos. Cada uno es una frase: qué se intentó y qué se puede hacer.

outside-file = El archivo { $file } no nombra bots como debe ({ $error }); docs/outside-bots.md muestra un ejemplo.
outside-entry = En { $file }, el bot «{ $bot }» no tiene un «{ $what }» válido; una entrada tiene command (una lista de palabras) y quizá seconds, title y about.
outside-name = En { $file }, «{ $bot }» no puede ser el nombre de un bot: son hasta 30 letras minúsculas, cifras, - y _, la primera una letra, y un nombre que nadie tenga aún.
outside-command = «{ $command }» no es una orden que se pueda iniciar ({ $error }).
outside-no-command = Di la orden que inicia el programa, como la escribirías: python bot.py.
outside-by-name = «{ $command }» no puede jugar aquí, porque el registro guarda el nombre del jugador; da un nombre a la orden en un archivo e indica el archivo con --bots-file.
outside-seconds = Una decisión puede tener hasta { $most } segundos, no { $seconds }.
outside-one-game = Las opciones --preset, --set y --seats son de un solo juego; di cuál con --game ({ $games }).
research-not-saved = Estos bytes no son una posición guardada.
research-other-setting = La posición guardada es de otro juego, de otra preparación, de otro número de jugadores o de otra versión de las reglas.
research-games = Tiene que haber al menos una partida, no { $games }.
research-actions = Tiene que haber una acción para cada una de las { $games } partidas, no { $actions }.

## Qué hizo mal un programa

outside-not-started = El programa «{ $bot }» no se puede iniciar: { $error }.
outside-late = El programa «{ $bot }» no ha respondido en { $seconds } segundos.
outside-gone = El programa «{ $bot }» ha terminado en mitad de la partida, con el código { $code }.
outside-long = El programa «{ $bot }» ha respondido con una línea de más de { $limit } bytes.
outside-garbage = El programa «{ $bot }» ha respondido «{ $answer }», que no es un objeto en JSON con el id { $id }.
outside-option = El programa «{ $bot }» ha elegido «{ $option }», que no está disponible.
outside-stays = El programa «{ $bot }» no termina en { $seconds } segundos cuando la partida acaba y se cierra su entrada.
outside-stand-in = Desde ahora un principiante juega por { $who }.
outside-unknown = Este servidor ya no tiene el bot «{ $bot }».

## caravela bots check

# $setup is a preset with what is changed of it; $seat is counted from 1.
outside-table = { $players ->
    [1] { $game } ({ $setup }), en solitario
   *[other] { $game } ({ $setup }), asiento { $seat } de { $players }
 }
outside-played = { $table }: una partida entera, { $decisions } decisiones, { $mean } ms cada una de media, { $slowest } ms como mucho
outside-middle = { $table }: una respuesta en mitad de una partida, recién iniciado
outside-leaves = termina por sí mismo cuando la partida acaba
outside-kept = Todo está como debe.
outside-broken = No todo está como debe.
arena-forfeits = { $games ->
    [one] { $player } ha perdido { $games } partida por abandono. { $first }
   *[other] { $player } ha perdido { $games } partidas por abandono; la primera así: { $first }
 }
