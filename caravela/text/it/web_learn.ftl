# Imparare: come si gioca, la prima partita guidata, il maestro al tavolo.

web-learn = Come si gioca
web-learn-of = Come si gioca a { $game }
web-learn-guided = Impara giocando
web-learn-guided-of = Impara { $game } giocando
web-learn-none = Questo gioco non ha una pagina su come si gioca; lo dicono le regole.
web-learn-rules = Tutte le regole
web-learn-picture = Dalla partita guidata: { $title }
