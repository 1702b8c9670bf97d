# Campañas en la web: la página de una campaña y la siguiente partida.

campaign-unknown = No hay ninguna campaña con esta dirección.
campaign-no-role = No has jugado en ninguna mesa de esta campaña; pide una invitación a quienes la juegan.
campaign-game-there = La siguiente partida de esta campaña ya está en la mesa.

web-campaign = Campaña
web-campaigns = Campañas
web-campaign-name = Nombre de la campaña
web-campaign-game = Partida { $n }
web-campaign-games = Partidas
web-campaign-number = Partidas: { $n }
web-campaign-story = La historia hasta aquí
web-campaign-unread = Todavía no se ha leído nada.
web-campaign-standing = Cómo está
web-campaign-next = Siguiente partida
web-campaign-seats = Siguiente partida con otros asientos
web-campaign-seats-title = Siguiente partida: { $name }
web-campaign-seats-about = Lo que dejó la última partida vuelve a la mesa. Quién juega puede cambiar de una partida a otra.
web-campaign-again = { $name } otra vez
web-campaign-open = La siguiente partida espera a quienes van a jugar.
web-campaign-playing = Hay una partida en curso.
web-campaign-between = La siguiente partida puede empezar.
web-campaign-over = La campaña ha terminado.
web-campaign-go = A la mesa
web-campaign-new = Nueva campaña
web-campaign-file = Guardar como archivo
web-campaign-file-part = La partida en curso no está en el archivo, porque contiene lo que los demás no deben saber.
web-campaign-won = ha ganado
web-campaign-page = A la campaña
web-campaign-made = La siguiente partida de la campaña está en la mesa.
web-story-read = Historia
web-story-none = Todavía no hay nada que leer.
