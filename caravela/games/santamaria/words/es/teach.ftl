# Lo que dice el maestro cuando algo se pregunta por primera vez en la vida de alguien: qué es, y cómo pensarlo.

first-board = Elige tu colonia; es tuya toda la partida. Busca filas y columnas que ya traigan algo juntas.
first-set = Elige un ayuntamiento con su erudito; ambos son tuyos desde el principio. Señala uno para leer qué hace.
first-place-hall = Pon el ayuntamiento en casillas vacías de tu colonia. Mejor donde se crucen una fila y una columna que vayas a usar.
first-turn = Haz una cosa: toma un dado, pon monedas en un territorio, compra una loseta o retírate. Un dado blanco activa una columna de arriba abajo, uno azul una fila de izquierda a derecha; retirarte termina tu año.
first-place-tile = Pon la loseta en casillas vacías; puedes girarla. Completa líneas que ya funcionan: un dado trae entonces más.
first-pay = El oro vale por cualquier recurso en un pago. Guárdalo si puedes.
first-end-turn = Tu acción está hecha. Aún puedes vender, o comprar madera o grano por 3 monedas.
first-use = Cada territorio libre de la línea funciona por orden; toma lo que da este, o sáltalo. «Usar todo» toma todo lo que no cuesta nada.
first-trade = Da uno, recibe el otro, una vez. Puedes saltarlo.
first-export = Paga recursos por un envío de uno de los cuatro muelles. Sus puntos cuentan al final, y su muelle te paga cada vez que te retiras; uno en cada muelle forma un conjunto.
first-captain = El Capitán te lleva un espacio más en la escala de los conquistadores, por madera. Vale la pena cuando adelantas a alguien antes de que acabe el año.
first-extra-step = Un grano compra un espacio más en la escala de la religión. Sus símbolos traen monjes, y dos de ellos también un dado azul.
first-monk = Envía el monje a un campamento por un regalo ahora, a un erudito por ayuda hasta el final, o a un obispo por puntos al final. Donde ya hay otros, cada uno recibe 2 monedas tuyas.
first-space = Te has retirado: haz la última acción de este espacio, o déjala. Luego tus envíos traen sus ingresos.
first-road = Un camino llena una casilla vacía. Nunca funciona, pero su colono cuenta en filas y columnas completas.
first-before-gold = Estás a punto de ganar oro y no tienes sitio. Vende uno ahora, o el nuevo se convierte en monedas.

# -- La primera partida guiada: qué hacer, y por qué.

opening-who = Diriges una colonia, la hoja con filas y columnas. Tras tres años gana quien tiene más puntos.
opening-turn = En tu turno haces una cosa: usas un dado, pones monedas en un territorio, compras una loseta o te retiras. Después le toca al jugador siguiente.
opening-round = Un dado blanco activa una columna, uno azul una fila: cada territorio libre de ella te da algo. Cuando te retiras, el año acaba para ti; cuando todos se han retirado, empieza el año siguiente.
opening-points = Los envíos dan más: de 2 a 8 puntos cada uno, se pagan con recursos y se cuentan al final. Quien va en cabeza en la escala de los conquistadores gana 4, 5 y 6 puntos tras los años 1, 2 y 3. Al final, los colonos en filas y columnas completas dan 1 cada uno, y 3 monedas 1 punto.

guide-die = Toma el dado blanco con el 5: activa la columna 5 de tu colonia, de arriba abajo.
    .why = Tienes tres dados blancos al año: elige columnas que den mucho. Esta da un grano y una gema.
guide-use = Toma todo lo que da.
    .why = Con recursos se pagan losetas y envíos. También podrías saltar un territorio.
guide-busy = Termina tu turno.
    .why = El dado se queda en el último territorio, ocupado hasta que acabe el año.
guide-tile = Compra la loseta que se ilumina; tiene dos territorios.
    .why = Su precio son las dos maderas que tienes. Lo que lleva dibujado, 1 madera y un barco para exportar, lo puedes usar cada año.
guide-lay = Gira la loseta hasta que se ilumine una casilla de tu colonia y ponla allí.
    .why = Añade un territorio a las columnas 2 y 3. Hay un 3 blanco entre los dados: traerá tres maderas en lugar de dos.
guide-three = Toma el 3 blanco y todo lo que da.
    .why = La columna 3 da ahora tres maderas: para eso son las losetas.
guide-down = Toma el 4 blanco y usa el territorio que da 2 monedas.
    .why = Es tu tercer dado blanco, el último del año. Una columna se activa hacia abajo: primero las monedas, después el barco, que exporta.
guide-export = Exporta desde el muelle de los conquistadores: pagas 1 madera y 1 gema.
    .why = El envío vale 3 puntos al final. Y cada vez que te retiras, su muelle te hace avanzar en la escala de los conquistadores; quien va en cabeza gana 4 puntos este año.
guide-blue = Usa tu 5 azul: activa la fila 5, de izquierda a derecha.
    .why = Los dados azules son solo tuyos. La gema de esta fila está ocupada, pero la iglesia te lleva por la escala de la religión, hasta monjes y un segundo dado azul. La fila 3 daría recursos, por 2 monedas, pero ningún paso en esta escala.
guide-grain = Paga un grano por un espacio más.
    .why = En el espacio 3 hay un monje, una figura naranja, y un dado azul. Llegas allí cuando te retires.
guide-one-more = Tú eliges: una acción más antes de retirarte.
    .why = Tus dados blancos se acabaron. Lo que guardas sigue siendo tuyo el año siguiente.
    .way-coin = El territorio que se ilumina, por una moneda: un azúcar, y así otro envío pronto el año siguiente. El segundo del año costaría 2 monedas, el tercero 3.
    .way-tile = La loseta que se ilumina, por 2 maderas: en los años 2 y 3 da 2 maderas y 1 grano. La pones donde quieras.
    .then-2-tile = Pon la loseta donde quieras, girada como quieras. Las líneas que ya dan algo ganan más.
guide-retire = Retírate a la religión y usa su acción.
    .why = Tus dados se acabaron, y las monedas cuestan más desde ahora: es el momento. Recibes la acción del espacio, después los ingresos de tus envíos. Cada espacio admite a un jugador; el número más bajo empieza el año siguiente.
guide-monk = Tú eliges: ¿adónde va tu monje?
    .why = Un paso en la escala de la religión te ha traído un monje.
    .way-camp = Un campamento: un regalo en el momento. El campamento 1 son 3 puntos.
    .way-scholar = Un erudito: te ayuda cada año y vale 2 o 3 puntos al final.
    .way-bishop = Un obispo: cuesta 2 puntos al final y paga por tu colonia; { post-bi3 }: 2 puntos por cada camino de tu grupo más grande.
guide-year = Termina tu turno; el año acaba.
    .why = Tu envío te ha movido en la escala de los conquistadores. Vas en cabeza: 4 puntos. Ahora todos los territorios quedan libres y se tiran todos los dados.
guide-alone = Usa el 3 blanco como un 4 por 1 moneda, exporta otra vez y sigue por tu cuenta.
    .why = Cada moneda cambia un dado en un número, hacia arriba o hacia abajo. Busca otra loseta, el espacio 6 de la religión y un tercer envío. Retírate cuando se acaben los dados y lo demás cueste más de lo que da.
guide-alone-tile = Tú eliges: toma un dado que se ilumine y sigue por tu cuenta.
    .why = Busca la columna o fila que da más; cada moneda cambia un dado en un número. Busca envíos y el espacio 6 de la religión. Retírate cuando se acaben los dados y lo demás cueste más de lo que da.
