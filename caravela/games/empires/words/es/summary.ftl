# Lo que se cuenta cuando acaba una ronda. $signed es un número con su signo, $n sin él, $round la ronda que empieza.

summary-points = { $signed } PV
summary-money = { $signed } $
summary-bought-points = PV comprados
summary-looked = un vistazo a una ficha
summary-looked-deck = un vistazo al mazo
summary-new-tile-offered = Nuevos edificios en venta: { $names }.
summary-new-good-offered = Bienes en oferta: { $names }.
summary-new-position = El orden es ahora: { $names }.
summary-next = { $round ->
    [2] Las regiones puntúan tras el turno 3: 6 PV para quien más trabajadores tiene y 2 para el segundo, donde alguien tiene al menos tres.
    [3] Este es el último turno de la Edad I: al final las regiones puntúan, 6 PV para quien más trabajadores tiene y 2 para el segundo, donde alguien tiene al menos tres.
    [4] Empieza la Edad II. Las regiones puntúan de nuevo tras el turno 6: 6 PV para quien más trabajadores tiene, 2 para el segundo.
    [5] Las regiones puntúan de nuevo tras el turno 6: 6 PV para quien más trabajadores tiene, 2 para el segundo.
    [6] Este es el último turno de la Edad II: al final las regiones puntúan de nuevo.
    [7] Empieza la Edad III. Las regiones puntúan por última vez tras el turno 8; luego cuentan los descubrimientos, los edificios y los ingresos del último turno.
   *[8] Este es el último turno: al final las regiones puntúan una vez más, y luego cuentan los descubrimientos, los edificios y los ingresos de este turno.
}
