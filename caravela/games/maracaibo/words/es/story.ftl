# Maracaibo: la campaña, tal como se lee en la mesa. front- se lee cuando una carta entra en juego, back- cuando se completa.

campaign-lantern_chart = El Mapa del Farol
    .about = Una campaña en ocho capítulos sobre una cartógrafa, medio mapa y una costa que preferiría ser dueña de sí misma.
chapter-1 = Las Dos Mitades del Mapa
chapter-2 = Banderas Amarillas
chapter-3 = Un Puerto sin Corona
chapter-4 = Las Cien Bocas
chapter-5 = La Costa en Vela
chapter-6 = A Través del Istmo
chapter-7 = El Huésped Vuelve
chapter-8 = ¿De Quién Es el Mapa?

## Capítulo 1

story-01 = Una Carta en el Farol
front-01 = Un oficial de aduanas de Portobelo te pone en las manos un farol de barco. Detrás del vidrio hay una carta, y al pie de la carta un nombre que solo has oído en las tabernas: Inés Aramburu, cartógrafa. Pide una escolta armada y promete pagar en moneda y en litoral.
back-01 = Inés desenrolla medio mapa sobre la mesa de tu camarote. La otra mitad, dice, la tiene Tomasa, la curandera del camino de la sierra, o bien yace en un pecio que los pescadores llaman la Campana Ahogada. Ella navegará adonde decidan los capitanes.
vote-01 = ¿Dónde buscar la mitad que falta del mapa?
choice-01-1 = Subir por el camino de la sierra hasta la curandera
choice-01-2 = Bucear en la Campana Ahogada

story-03 = El Camino de la Curandera
front-03 = El camino que sube de Santa Marta es empinado, y las mulas lo conocen mejor que tú. A Tomasa la plata no le sirve de nada. Pide hierbas de tierra caliente y un dibujo de la costa que sus nietos dejaron atrás.
back-03 = Tomasa pone su mitad del mapa junto a la otra. Las líneas coinciden con exactitud. Te advierte que los pescadores han empezado a toser, y te pide que recuerdes el camino cuando te haga falta.

story-04 = La Campana Ahogada
front-04 = En las mañanas de calma suena una campana bajo el agua, frente a Trujillo. Los buzos dicen que la corriente concede una sola marea al día, y que solo llega a tiempo un barco a toda vela.
back-04 = La campana sube verde y entera, y dentro, sellada con cera, está la mitad que faltaba del mapa. Mientras la tripulación lo celebra, uno de los buzos se sienta en la cubierta y no puede dejar de tiritar.

## Capítulo 2

story-05 = Fiebre en Cartagena
front-05 = De las murallas de Cartagena cuelgan banderas amarillas, y la puerta sigue cerrada. En las playas esperan familias con sus bultos. Los médicos le piden azúcar a cada capitán: es lo único que ayuda a tragar la medicina amarga.
back-05 = La peor semana ha pasado, pero la enfermedad ya navega por delante de ti. En Santa Marta discuten los capitanes de puerto: unos quieren cerrar todos los puertos, otros quieren un convoy de medicinas en el agua antes de que anochezca.
vote-05 = ¿Cómo deben responder los puertos a la fiebre?
choice-05-1 = Cerrar los puertos y cuidar a los enfermos donde están
choice-05-2 = Enviar un convoy de medicinas

story-07 = Puertos Cerrados
front-07 = Se tienden cadenas ante dos puertos más. En cada uno alguien tiene que quedarse y mantener los calderos hirviendo. A nadie se le ordena. Pides un voluntario.
back-07 = Seis semanas después tu voluntario baja por el muelle, más flaco y con una sonrisa de oreja a oreja. La cadena se arría. Un pueblo recuerda quién se quedó.

story-08 = El Convoy de Socorro
front-08 = En La Guaira los muelles rebosan de tarros y de lienzo. Cada casco cuenta. Trae lo que tu barco pueda ceder: el convoy zarpa en cuanto se ocupe el último puesto.
back-08 = El convoy sale con el viento de la tarde, una docena de faroles en fila. Cuando regresa, ya hay otra vez niños jugando en las murallas.

## Capítulo 3

story-09 = El Ingeniero de Puerto Cabezas
front-09 = Donde hubo una aldea ahora hay andamios, y en lo alto de los andamios está Mateo Quill, que construye puertos como otros cuentan historias. Tiene planos para uno que no sea de ninguna corona. Le hacen falta un ojo firme y alguien que ahuyente a los ladrones de madera.
back-09 = Mateo suelta la plomada y se ríe. El primer muelle aguanta. Ahora necesita piedra para un rompeolas, y la necesita antes de los temporales.

story-10 = Rompeolas
front-10 = El rompeolas será de cascos hundidos y rellenos de roca. Los marineros traen lo que queda de sus viejos aparejos y lo echan por la borda con una oración. El cielo está cambiando.
back-10 = El mar se arroja contra el muro y retrocede. Detrás, el agua está lisa como un plato. Mateo le pone al espigón el nombre de todos los que cargaron una piedra, lo que le lleva casi una hora.

story-11 = Tiempo de Temporales
front-11 = Dos pasos están blancos de orilla a orilla, y los barcos se arrastran por ellos a palo seco. El correo de los gobernadores españoles se retrasa. Una tripulación que se atreva a llevar todo el trapo aún podría traerlo.
back-11 = Manchadas de sal y con un solo día de retraso, las cartas llegan a quienes las esperaban. El viento amaina, como si solo se hubiera quedado para verlo.

## Capítulo 4

story-13 = Ciudad en el Río
front-13 = Más allá de Granada el Orinoco se abre en cien bocas. Inés ha encontrado la que lleva a una ciudad de tejedores y carpinteros de ribera, y la ciudad está dispuesta a hablar. Los salteadores del río, no; antes hay que echarlos.
back-13 = Los salteadores se han ido, y sobre la mesa del consejo hay dos cartas. Una viene de los pueblos del río, que quieren comerciar bajo su propio sello. La otra viene de la Compañía, que ofrece barcos, préstamos y muchísimas firmas.
vote-13 = ¿Qué oferta llevar a bordo?
choice-13-1 = La del consejo de los pueblos del río
choice-13-2 = La de la Compañía

story-15 = El Consejo Libre
front-15 = El consejo no quiere padrinos. Quiere un primer dinero, en moneda menuda y de cuantas más manos mejor. Cada capitán que eche algo en el arca de Baracoa podrá poner su señal en el fuero.
back-15 = El fuero se lee en voz alta en cinco lenguas. Por la quinta se arma una discusión, y todos están de acuerdo en que es buena señal.

story-16 = El Libro Mayor de la Compañía
front-16 = La Compañía cumple su promesa al pie de la letra, y la letra es larga. Sus factores en San Juan piden medicinas para las plantaciones. Inés lee la letra pequeña y ruega a los capitanes que se aseguren de que lleguen a quienes trabajan allí.
back-16 = Los cofres se abren en los barracones y no en las oficinas, a la vista de todas las tripulaciones del puerto. Los factores se tragan la protesta. El libro mayor tendrá que vivir con ello.

## Capítulo 5

story-17 = Plata sobre el Agua
front-17 = Una vez al año la flota vuelve a casa, tan hundida por la carga que las gaviotas se posan en sus bordas. Este año pide pilotos, y pide ojos. A lo largo de la costa se encienden las atalayas.
back-17 = Desde el tope del mástil el mar está vacío en todas direcciones, y ese es el mejor parte que puede dar un vigía. El almirante manda un barril de vino y ofrece un despacho de oficial.

story-18 = Pólvora para las Atalayas
front-18 = Una cadena de torres recorre la costa, y la mitad no tiene pólvora para el cañón de señales. Cualquier tripulación puede ceder un barrilete y subirlo a cuestas por la senda de Santa Marta.
back-18 = Al anochecer habla un cañón, luego el siguiente, luego el otro. Una palabra tarda cuatro minutos en viajar del cabo al lago.

story-19 = El Peaje de San Cristóbal
front-19 = Un corsario retirado ha tendido una cuerda en la rada de San Cristóbal y la llama aduana. Otra banda ha hundido piedras en el paso de Jamaica. Los isleños tienen pistolas viejas y valor nuevo; les falta quien los instruya.
back-19 = La cuerda la corta una maestra de escuela con un cuchillo de cocina. El corsario resulta ser un excelente capitán de puerto, en cuanto le pagan por ello.

## Capítulo 6

story-21 = El Camino de Panamá
front-21 = El mapa está casi completo. Su último hueco queda al otro lado del istmo, donde el camino de Panamá sube entre nubes. Las recuas te llevarán si traes cacao para los arrieros y añil para los tintoreros de los pueblos.
back-21 = Estás entre dos océanos, con las botas empapadas. Inés traza la última línea, sopla la tinta y no dice nada. Entonces los arrieros te hablan del cerro donde el río baja amarillo, y de los cultivadores de más abajo, que temen lo que va a venir.
vote-21 = ¿Qué hacer con el río amarillo?
choice-21-1 = Asegurar la mina antes de que se enteren los peores capitanes
choice-21-2 = Ponerse del lado de los cultivadores del valle

story-23 = El Río Amarillo
front-23 = El oro vuelve ruidosos a los hombres callados. En el cerro se han visto ya tres banderas. Si ha de haber una mina, más vale que la tenga alguien que le haya prometido algo al valle por escrito.
back-23 = La promesa queda clavada en la puerta de la mina, en letras de un palmo de alto. No es mucho. Es más de lo que ha tenido nunca un cerro como este.

story-24 = Los Cultivadores de Cacao
front-24 = El valle necesita brazos para la cosecha y testigos para el contrato. Cada capitán presta un marinero. Los marineros vuelven con callos y con opiniones.
back-24 = La cosecha está a cubierto y el contrato se respeta. El cerro guarda su oro un año más, y el valle guarda su nombre.

## Capítulo 7

story-25 = La Fiebre Vuelve
front-25 = Vuelve como vuelven los huéspedes, por el mismo camino y con más equipaje. Pero esta vez hay torres que llevan el aviso, y en el camino de la sierra hay una curandera cuyo nombre conoces.
back-25 = Tomasa cierra el último de sus tarros. Las torres van callando una tras otra, lo que esta noche significa que todos duermen.

story-26 = Luz en el Arrecife
front-26 = Frente a Trujillo arderá una luz en el arrecife, toda la noche, todas las noches. Cada tripulación que conoce el canal deja a los fareros una copia de su mapa.
back-26 = El primer farero es un viejo buzo que conoce al tacto cada piedra del canal. Cuando pasas, mueve tres veces el farol, cosa que no figura en el reglamento.

## Capítulo 8

story-27 = El Largo Camino a Casa
front-27 = Tres gobernadores, un consejo y una compañía desean saber de quién es el mapa. Todos navegan hacia La Habana para preguntarlo. A Inés le gustaría llegar antes que ellos.
back-27 = Echas el ancla con una hora de ventaja. El mapa está sobre la mesa, entre Inés y tú. Puede imprimirse, para que cualquier patrón lo compre por una moneda, o puede entregarse a los almirantes a cambio de una paz que quizá hasta dure.
vote-27 = ¿Qué será del mapa?
choice-27-1 = Imprimirlo para todos
choice-27-2 = Cambiarlo por un tratado

story-29 = Puertos Libres
front-29 = Cien copias se secan colgadas entre los mástiles. Tienen que estar en cien puertos antes de que alguien pueda prohibirlo. Los impresores cobran en azúcar y tabaco.
back-29 = Antes de un año hay una copia en cada taberna, con manchas de vino sobre los arrecifes. Nadie es dueño de las rutas del mar, como nadie es dueño del viento. Inés firma la última hoja y te devuelve el farol.

story-30 = La Paz de los Almirantes
front-30 = Tres flotas están a tiro de cañón unas de otras frente a Granada. Alguien tiene que remar entre ellas con una bandera y poner cara de recado de todos los días.
back-30 = Los cañones se retiran. No es justicia, dice Tomasa, pero es silencio, y en el silencio crecen las cosas. Inés te devuelve el farol y pregunta dónde está el próximo hueco.

## Cómo termina la campaña

ending-free_ports = Los Puertos Libres
    .about = El mapa es de todo el que pueda acercarle una vela. El puerto de Mateo iza bandera propia, cosida con lonas viejas, y las torres de la costa anuncian barcos en lugar de enemigos. En Portobelo, un oficial de aduanas baja del estante un farol nuevo, mira el espacio vacío detrás del vidrio y se pone a escribir.
ending-admirals_peace = La Paz de los Almirantes
    .about = El mapa cuelga en tres almirantazgos, tras tres cerraduras, y por una vez las tres copias coinciden. Las flotas no se apartan de sus líneas, los valles recogen sus cosechas, y crecen niños que nunca han oído un cañón salvo al anochecer. Inés se ha quedado con una hoja. Está en blanco, y ya ha afilado la pluma.

## Cuando un capítulo es el primero que se juega

story-80 = Aquí empieza el capítulo 2
front-80 = Una carta en un farol de barco te llevó hasta Inés Aramburu, que quiere dibujar la costa entera. Su mapa había sido cortado en dos; ahora las mitades están juntas sobre tu mesa, y las líneas coinciden. En las playas la gente ha empezado a toser.
story-81 = Aquí empieza el capítulo 3
front-81 = La fiebre cerró las puertas de Cartagena, y los puertos resistieron, con azúcar, con lienzo y con calderos que nunca se enfriaron. Las banderas amarillas se han arriado. Inés, cuyo mapa crece cada semana, ha oído martillazos en Puerto Cabezas y quiere ver qué se construye allí.
story-82 = Aquí empieza el capítulo 4
front-82 = En Puerto Cabezas, Mateo Quill ha levantado un puerto que no es de ninguna corona, y el puerto ha sobrevivido a sus primeros temporales. Inés vuelve a embarcar el mapa. Al sur de Granada, dice, el mar se pone pardo, y nadie ha dibujado nunca el motivo.
story-83 = Aquí empieza el capítulo 5
front-83 = La ciudad del río ya comercia, y los capitanes han decidido bajo qué sello. En el mapa de Inés Aramburu hay más costa que en ningún otro. Y en los puertos no se habla de otra cosa: la flota de la plata se prepara para volver.
story-84 = Aquí empieza el capítulo 6
front-84 = La plata ha vuelto a casa, las torres tienen quien las guarde, y la cuerda de San Cristóbal está cortada. En el mapa queda un solo hueco. Está al otro lado del istmo, donde empiezan las nubes.
story-85 = Aquí empieza el capítulo 7
front-85 = Inés ha estado entre dos océanos y ha trazado la última línea. En el cerro donde el río baja amarillo se ha cumplido una promesa, cosa más rara que el oro. Entonces vuelve a izarse en la costa una bandera amarilla.
story-86 = Aquí empieza el capítulo 8
front-86 = La fiebre ha sido vencida por segunda vez, y habrá una luz en el arrecife frente a Trujillo. El mapa está terminado. Esa, por lo visto, era la parte fácil.

## Partidas sueltas

story-75 = Travesía suelta, fácil
front-75 = Ni farol ni carta: solo un barco, una tripulación y la vieja vuelta al Caribe, cuatro veces seguidas. Después de cada una de las tres primeras rondas esperan nuevas misiones a lo largo de la ruta.
story-76 = Travesía suelta, media
front-76 = La costa no es la que muestran los viejos mapas. Hay un fondeadero libre en Puerto Cabezas y una ciudad Orinoco arriba, en La Tortuga esperan voluntarios, y la flota de la plata busca escolta. En el mazo hay proyectos nuevos, y las misiones escasean más.
story-77 = Travesía suelta, difícil
front-77 = Todo lo que la costa puede ofrecer y todo lo que puede pedir: el camino de Panamá está abierto, en el cerro se ha hallado oro, y en La Habana tocan las campanas por quien vuelve a casa. En el mazo hay proyectos nuevos, y las misiones escasean más.
