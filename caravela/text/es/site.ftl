# Lo que se dice donde no hay servidor.

site-loading = Se está cargando Caravela…
site-elsewhere = Caravela está abierta en otra pestaña. Ciérrala allí y seguirá aquí.
site-old-browser = Este navegador no puede ejecutar Caravela: es demasiado antiguo, o la dirección no empieza por https.
site-denied = Este navegador no permite que Caravela guarde nada, así que ninguna partida estaría aquí la próxima vez. Permite que este sitio almacene datos y vuelve a cargar la página.
site-failed = No se ha podido cargar Caravela, o se ha detenido. Vuelve a cargar esta página; tus partidas están guardadas.
site-not-kept = El navegador no ha podido guardar lo último que se ha hecho; probablemente no le queda espacio. En cuanto lo haya, la partida sigue.
site-needs-server = Para eso hace falta un servidor: lleva el registro de la partida a uno, cuyo vestíbulo lo importa.
