# What is said where no server is.

site-loading = Caravela is being loaded …
site-elsewhere = Caravela is open in another tab. Close it there, and it goes on here.
site-old-browser = This browser cannot run Caravela: it is too old, or the address does not begin with https.
site-denied = This browser does not let Caravela keep anything, so no game would be there the next time. Allow this site to store data, and load it again.
site-failed = Caravela could not be loaded, or has stopped. Load this page again; your games are kept.
site-not-kept = The browser could not keep what was done last; it probably has no room left. As soon as there is room, the game goes on.
site-needs-server = That needs a server: take the record of the game along to one, whose lobby imports it.
