# Aprender: como jogar, a primeira partida guiada, o professor à mesa.

web-learn = Como jogar
web-learn-of = Como jogar { $game }
web-learn-guided = Aprender jogando
web-learn-guided-of = Aprender { $game } jogando
web-learn-none = Este jogo não tem uma página sobre como se joga; as regras contam.
web-learn-rules = Todas as regras
web-learn-picture = Da partida guiada: { $title }
