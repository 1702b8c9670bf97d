# Che cosa si dice dove non c’è un server.

site-loading = Caravela si sta caricando…
site-elsewhere = Caravela è aperta in un’altra scheda. Chiudila là, e continua qui.
site-old-browser = Questo browser non può eseguire Caravela: è troppo vecchio.
site-failed = Non è stato possibile caricare Caravela. Riprova fra poco.
site-not-kept = Il browser non ha più spazio per conservare le partite. L’ultima cosa fatta non è conservata.
site-needs-server = Per questo serve un server: porta la registrazione della partita su uno, il cui ingresso la importa.
