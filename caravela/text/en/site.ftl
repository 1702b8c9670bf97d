# What is said where no server is.

site-loading = Caravela is being loaded …
site-elsewhere = Caravela is open in another tab. Close it there, and it goes on here.
site-old-browser = This browser cannot run Caravela: it is too old.
site-failed = Caravela could not be loaded. Try again in a moment.
site-not-kept = The browser has no room left to keep games. What was done last is not kept.
site-needs-server = That needs a server: take the record of the game along to one, whose lobby imports it.
