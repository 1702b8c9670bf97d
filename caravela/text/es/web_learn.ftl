# Aprender: cómo se juega, la primera partida guiada, el maestro en la mesa.

web-learn = Cómo se juega
web-learn-of = Cómo se juega a { $game }
web-learn-guided = Aprender jugando
web-learn-guided-of = Aprender { $game } jugando
web-learn-none = Este juego no tiene una página sobre cómo se juega; lo cuentan sus reglas.
web-learn-rules = Todas las reglas
web-learn-picture = De la partida guiada: { $title }
