# Lo que dice el maestro cuando algo se pregunta por primera vez en la vida de alguien: qué es, y cómo pensarlo.

first-board = Elige tu colonia; es tuya toda la partida. Busca filas y columnas con varios territorios juntos: allí un dado trae más.
first-set = Elige un ayuntamiento con su erudito; ambos son tuyos desde el principio. Señala uno para leer qué hace.
first-place-hall = Pon el ayuntamiento en casillas vacías de tu colonia. Mejor donde se crucen una fila y una columna que vayas a usar.
first-turn = Haz una cosa: toma un dado, pon monedas en un territorio, compra una loseta o retírate. Un dado blanco activa una columna de arriba abajo, uno azul una fila de izquierda a derecha; retirarte termina tu año.
first-place-tile = Pon la loseta en casillas vacías; puedes girarla, y no hace falta que toque otras. En una línea que ya funciona un dado trae entonces más, y un colono cuenta donde se completa la fila o la columna.
first-pay = El oro vale por cualquier recurso en un pago. Guárdalo si puedes.
first-end-turn = Tu acción está hecha. Aún puedes vender recursos, o comprar madera o grano por 3 monedas cada uno. De cada recurso guardas como mucho 3; lo que pasa de ahí se convierte en monedas al momento.
first-use = Cada territorio libre de la línea, sin dado ni monedas encima, funciona por orden; toma lo que da este, o sáltalo. «{ do-use-all }» toma todo lo que no cuesta nada.
first-trade = Da lo que está antes de la flecha y recibe lo que está después, una vez. Puedes saltarlo.
first-export = Paga recursos por un envío de uno de los cuatro muelles. Sus puntos cuentan al final, y su muelle te paga cada vez que te retiras; uno en cada muelle forma un conjunto, que vale 3 puntos más.
first-captain = El Capitán te lleva un espacio más en la escala de los conquistadores, por 1 madera. Vale la pena cuando adelantas a alguien antes de que acabe el año.
first-extra-step = Un grano compra un espacio más en la escala de la religión. Sus símbolos traen monjes, y dos de ellos también un dado azul.
first-monk = Envía el monje a un campamento por un regalo ahora, a un erudito por ayuda hasta el final, o a un obispo, que cuesta 2 puntos y paga al final por lo que tiene tu colonia. Quien ya esté allí recibe 2 monedas tuyas.
first-space = Te has retirado: haz la acción de este espacio como la última del año, o déjala. Luego tus envíos traen sus ingresos.
first-road = Pon el camino en cualquier casilla vacía. Nunca funciona, pero al final su colono vale 1 punto si su fila está completa y 1 más si lo está su columna: completa donde falta una casilla.
first-before-gold = Estás a punto de ganar oro y no tienes sitio. Vende uno ahora, o el nuevo se convierte en monedas.

# -- La primera partida guiada: qué hacer, y por qué.

opening-who = Diriges una colonia, la hoja con filas y columnas. Tras tres años gana quien tiene más puntos.
opening-turn = En tu turno haces una cosa: usas un dado, pones monedas en un territorio, compras una loseta o te retiras. Después le toca al jugador siguiente.
opening-round = Un dado blanco activa una columna, uno azul una fila: cada territorio libre de ella, sin dado ni monedas encima, te da algo. Cuando te retiras, el año acaba para ti; cuando todos se han retirado, empieza el año siguiente.
opening-points = Lo que más puntos da son los envíos: de 2 a 8 puntos cada uno, se pagan con recursos y se cuentan al final. Quien va en cabeza en la escala de los conquistadores gana 4, 5 y 6 puntos tras los años 1, 2 y 3. Al final un colono, la figura en un camino, da 1 punto en una fila completa y 1 en una columna completa, y 3 monedas dan 1.

guide-die = Toma el dado blanco con el 5: activa la columna 5 de tu colonia, de arriba abajo.
    .why = Tienes tres dados blancos al año: elige columnas que den mucho. Esta da un grano y una gema.
guide-use = Toma todo lo que da.
    .why = Con recursos se pagan losetas y envíos. También podrías saltar un territorio.
guide-busy = Termina tu turno.
    .why = El dado se queda en el último territorio: hasta que acabe el año no está libre, y nada lo activa otra vez. En tu turno también puedes vender recursos, o comprar madera o grano por 3 monedas cada uno.
guide-tile = Compra la loseta que se ilumina: dos territorios y un camino con un colono.
    .why = Cuesta 2 maderas y 1 grano, justo lo que tienes. Lo que llevan dibujado los territorios, una madera y un grano, lo puedes usar cada año.
guide-lay = Gira la loseta hasta que se ilumine una casilla de tu colonia y ponla allí.
    .why = La madera entra en la columna 3 y el grano en la 4, y entre los dados hay un 3 blanco y un 4 blanco. No hace falta que una loseta toque nada.
    .why-2 = El camino nunca funciona y su colono no necesita nada: al final vale 1 punto si su fila está completa, sin casilla vacía, y 1 más si lo está su columna. A la fila 3 le faltan ahora dos casillas, a la columna 3 tres.
guide-three = Toma el 3 blanco y todo lo que da.
    .why = La columna 3 da ahora tres maderas en lugar de dos: para eso son las losetas.
    .why-2 = En tu almacén caben 3 de cada recurso: queda entonces lleno de madera. Lo que pasa de 3 se convierte en monedas al momento, 1 por madera o grano, 2 por cualquier otro recurso.
guide-down = Toma el 4 blanco.
    .why = Es tu tercer dado blanco, el último del año. Una columna se activa hacia abajo: primero 2 monedas, después el grano de tu loseta, después el barco, que exporta.
guide-export = Toma las monedas y el grano; después exporta desde el muelle de los conquistadores por 1 madera y 1 gema.
    .why = Un envío da puntos al final, este 3. Y cada vez que te retiras, su muelle te hace avanzar en la escala de los conquistadores; quien va en cabeza gana 4 puntos este año.
    .then-2 = Exporta desde el muelle de los conquistadores: pagas 1 madera y 1 gema.
    .why-3 = En el espacio 2 de esa escala hay un oro. En un pago el oro vale por cualquier recurso.
guide-blue = Usa tu 5 azul: activa la fila 5, de izquierda a derecha.
    .why = Los dados azules son solo tuyos. La gema de esta fila está ocupada, pero la iglesia te lleva por la escala de la religión, hasta monjes y un segundo dado azul.
guide-grain = Paga un grano por un espacio más.
    .why = En el espacio 3 hay un monje, la figura con capucha, y un dado azul. Llegas allí cuando te retires.
guide-one-more = Tú eliges: una acción más antes de retirarte.
    .why = Tus dados blancos se acabaron. Lo que guardas sigue siendo tuyo el año siguiente.
    .way-coin = El territorio que se ilumina, por una moneda: un azúcar, y así otro envío pronto el año siguiente. El segundo del año costaría 2 monedas, el tercero 3.
    .way-tile = La loseta que se ilumina, por 2 maderas: en los años 2 y 3 da 2 maderas y 1 grano. La pones donde quieras.
    .then-2-tile = Pon la loseta donde quieras, girada como quieras. Las líneas que ya dan algo ganan más.
guide-retire = Retírate a la religión y usa su acción.
    .why = Tus dados se acabaron, y las monedas cuestan más desde ahora: es el momento. Recibes la acción del espacio, después los ingresos de tus envíos. Cada espacio admite a un jugador; el número más bajo empieza el año siguiente.
    .why-2 = Un paso en la escala de la religión. El espacio del camino te habría dado un camino con un colono, para cualquier casilla vacía.
guide-retire-tile = Retírate a la religión y usa su acción.
    .why = Tus dados se acabaron, y lo que guardas te sirve el año siguiente: es el momento. Recibes la acción del espacio, después los ingresos de tus envíos. Cada espacio admite a un jugador; el número más bajo empieza el año siguiente.
    .why-2 = Un paso en la escala de la religión. El espacio del camino te habría dado un camino con un colono, para cualquier casilla vacía.
guide-monk = Tú eliges: ¿adónde va tu monje?
    .why = Un paso en la escala de la religión te ha traído un monje, y un dado azul para el año siguiente.
    .why-2 = Un paso más costaría un grano, y el siguiente monje no espera hasta el espacio 6.
    .way-camp = Un campamento: un regalo en el momento. El campamento 1 son 3 puntos.
    .way-scholar = Un erudito: te ayuda cada año y vale 2 o 3 puntos al final.
    .way-bishop = Un obispo: cuesta 2 puntos al final y paga por tu colonia; { post-bi3 }: 2 puntos por cada camino de tu mayor grupo de caminos, los que están uno junto a otro.
guide-year = Termina tu turno; el año acaba.
    .why = Tu envío te ha movido en la escala de los conquistadores. Vas en cabeza: 4 puntos. Ahora todos los territorios quedan libres y se tiran todos los dados.
guide-alone = Usa el 3 blanco como un 4 por 1 moneda, exporta otra vez y sigue por tu cuenta.
    .why = Cada moneda cambia un dado en un número, hacia arriba o hacia abajo. Busca otra loseta que complete la fila o la columna de tu colono, el espacio 6 de la religión y un tercer envío. Retírate cuando se acaben los dados y lo demás cueste más de lo que da.
guide-alone-tile = Tú eliges: toma un dado que se ilumine y sigue por tu cuenta.
    .why = Busca la columna o fila que da más; cada moneda cambia un dado en un número. Después, envíos, el espacio 6 de la religión y una fila o columna completa para tu colono. Retírate cuando se acaben los dados y lo demás cueste más de lo que da.

# Lo que hicieron los rivales entretanto, y por qué le importa a quien aprende.

meanwhile-took-die = { $colour_id ->
    [white] { $who } toma un { $value } blanco: un dado menos para elegir.
   *[blue] { $who } usa un { $value } azul, que solo { $who } puede usar.
 }
meanwhile-exported = { $who } exporta { $shipment } { $dock_from } ({ $shipment_worth }): ese envío ya no está para ti.
meanwhile-bought-tile = { $who } compra { $tile_the }: losetas nuevas no llegan hasta el año siguiente.
meanwhile-retired = { $who } se retira { $space_to }: ese espacio está ocupado, y sigues a solas hasta que te retires también.
meanwhile-monk = { $who } pone un monje { $post_at }: quien vaya allí después paga una tasa a { $who }.
