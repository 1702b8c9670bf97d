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
    .why = Un dado da varios recursos, y con recursos se pagan envíos.
guide-use = Toma todo lo que da.
    .why = También podrías saltar un territorio.
guide-busy = Termina tu turno.
    .why = El dado se queda en el último territorio, ocupado hasta que acabe el año.
guide-tile = Compra la loseta que se ilumina; tiene dos territorios.
    .why = Cuesta dos maderas, y los dos territorios se pueden activar cada año.
guide-lay = Gira la loseta hasta que quede como en la figura iluminada, ponla donde entonces se ilumina y termina tu turno.
    .why = Añade un territorio a una columna que ya usas: un dado traerá más.
guide-three = Toma el 3 blanco y todo lo que da.
    .why = La columna 3 da ahora tres maderas. Para eso son las losetas.
guide-down = Toma el 4 blanco y usa el territorio que da 2 monedas.
    .why = Una columna se activa hacia abajo: primero las monedas, después el barco, que exporta.
guide-export = Exporta desde el muelle de los conquistadores y termina tu turno.
    .why = Un envío da puntos al final, y su muelle paga cada vez que te retiras.
guide-blue = Usa tu 5 azul: activa la fila 5, de izquierda a derecha.
    .why = Los dados azules son solo tuyos. La gema de esta fila ya está ocupada por un dado; la iglesia te hace avanzar en la escala de la religión.
guide-grain = Paga un grano por un espacio más y termina tu turno.
    .why = Los símbolos de esta escala traen monjes, y dos de ellos también un dado azul.
guide-coins = Pon una moneda en este territorio, úsalo y termina tu turno.
    .why = Las monedas activan un solo territorio: 1 moneda por el primero del año, luego 2, luego 3. Bueno cuando ningún dado sirve.
guide-retire = Retírate a la religión y usa su acción.
    .why = Retirarte es tu última acción del año: recibes lo que da el espacio, después los ingresos de tus envíos, y esperas a los demás. Cada espacio admite a un jugador.
guide-monk = Envía tu monje adonde quieras y después no pagues por otro espacio.
    .why = Un campamento es un regalo ahora, un erudito ayuda para siempre, un obispo es una apuesta por el final.
guide-year = Termina tu turno; el año acaba.
    .why = Tu envío te ha movido en la escala de los conquistadores. Vas en cabeza: 4 puntos.
guide-alone = Usa el 3 blanco como un 4 por 1 moneda, exporta otra vez y sigue por tu cuenta.
    .why = Cada moneda cambia un dado en un número, hacia arriba o hacia abajo. Busca otra loseta, el espacio 6 de la religión y un tercer envío.
