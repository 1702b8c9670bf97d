# Lo que se dice donde no hay servidor.

site-loading = Se está cargando Caravela…
site-elsewhere = Caravela está abierta en otra pestaña. Ciérrala allí y seguirá aquí.
site-old-browser = Este navegador no puede ejecutar Caravela: es demasiado antiguo.
site-failed = No se ha podido cargar Caravela. Inténtalo de nuevo dentro de un momento.
site-not-kept = El navegador no tiene más espacio para guardar partidas. Lo último que se ha hecho no está guardado.
site-needs-server = Para eso hace falta un servidor: lleva el registro de la partida a uno, cuyo vestíbulo lo importa.
