# Aprender: cómo se juega, la primera partida guiada, el maestro en la mesa.

web-learn = Cómo se juega
web-learn-of = Cómo se juega a { $game }
web-learn-guided = Aprender jugando
web-learn-guided-of = Aprender { $game } jugando
web-learn-new = ¿No lo conoces? Un maestro te guía en una primera partida, paso a paso.
web-learn-read = Cómo se juega (3 minutos de lectura)
web-learn-icons = Piezas e iconos
web-learn-none = Este juego no tiene una página sobre cómo se juega; lo cuentan sus reglas.
web-learn-rules = Todas las reglas
web-learn-picture = De la partida guiada: { $title }
web-teach-step = Paso { $number } de { $of }
web-teach-part = Paso { $number } de { $of } · jugada { $part } de { $parts }
web-teach-now = Ahora: { $option }.
web-teach-meanwhile = Mientras tanto: { $deeds }
web-teach-you = Este eres tú: todo lo que tiene este color es tuyo.
web-teach-number = El número con reloj de arena junto a un nombre es lo que tendría ese jugador si la partida acabara ahora; baja cuando se gasta algo que contaría.
web-teach-begin = Ir al paso { $number }
web-teach-hide = Ocultar
web-teach-overview = Lo esencial
web-teach-again = Mostrar otra vez el paso { $number }
web-teach-question = ¿Qué se pide aquí?
# Who gives no name is called so: it must read as a name in every sentence of the log.
learn-you = Alex
web-learn-name = ¿Cómo te llamas?
web-learn-begin = Empezar
web-teach-off = No más explicaciones
web-teach-off-told = El maestro guarda silencio. «Ajustes» lo llama de nuevo.
web-set-teacher = El maestro explica lo que se pregunta por primera vez
web-set-teacher-about = Dos frases, una vez en la vida para cada pregunta; «?» en la mesa las repite.
web-set-taught = Explicarlo todo de nuevo

web-legend = Leyenda
web-legend-none = Este juego no tiene leyenda.
web-legend-pieces = Piezas
web-legend-goods = Bienes
web-legend-worth = Dinero y puntos
web-legend-places = Lugares, cartas, acciones
web-legend-signs = Signos
web-keys-legend = qué significan las piezas y los iconos

web-summary = Resumen de la última ronda
web-summary-of = Fin de { $title }
web-summary-new = Novedades
web-summary-next = Qué puntúa a continuación
web-summary-now = { $n ->
    [one] { $n } punto si la partida acabara ahora
   *[other] { $n } puntos si la partida acabara ahora
}
web-summary-lesson = Cierra esto, y la lección sigue.
web-summary-none = Aún no ha terminado ninguna ronda.
web-summary-off = No más resúmenes
web-summary-off-told = Las rondas ya no se cuentan solas; la tecla «e» aún las cuenta.
web-set-rounds = Contar lo que ha traído una ronda cuando termina
web-set-rounds-about = Quién ganó qué y por qué, qué hay de nuevo y qué puntúa a continuación; la tecla «e» en la mesa lo cuenta de nuevo.
web-keys-summary = lo que ha traído la última ronda
web-no-round = No hay ronda { $round } en esta partida.
