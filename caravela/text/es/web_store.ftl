# Dónde se guardan las mesas: lo que se dice cuando la base de datos o un enlace no se puede usar.

store-address = Caravela no guarda mesas en una dirección que empieza por «{ $kind }://», o la dirección está incompleta; indica el nombre de un archivo o una dirección como postgresql://usuario@servidor/base.
store-no-folder = La carpeta { $folder }, donde iría la base de datos, no existe; créala o elige otra.
store-unusable = No se pudo abrir la base de datos { $name }: { $error }.
store-not-one = El archivo { $name } no es una base de datos o está dañada; elige otro archivo.
store-foreign = La base de datos { $name } contiene los datos de otro programa; elige otra.
store-newer = La base de datos { $name } fue escrita por una versión más nueva de Caravela; usa esa versión o elige otra base de datos.
store-silent = La base de datos no responde en este momento; inténtalo de nuevo en un rato.
store-gone = El archivo donde se guardan las partidas se borró o se sustituyó con el servidor en marcha, así que ya no se puede guardar nada; quien mantiene el servidor debe devolverlo a su sitio o reiniciar el servidor.
store-no-table = No existe la mesa { $table } en la base de datos.

link-unknown = Este enlace no lleva a ninguna parte: lo reemplazó otro más nuevo o no se copió entero.
link-used = Este enlace solo funciona una vez y ya se usó; pide uno nuevo.
link-expired = Este enlace ha caducado; pide uno nuevo.
link-many = Ya hay { $most } enlaces de este tipo en uso; comparte uno de ellos.
seat-taken = El asiento { $seat } ya está ocupado; pide otro a quien creó la mesa.

## Copias de todo lo que se guarda, y quien quiere ser olvidado

backup-done = { $file } contiene todo lo que había. Personas: { $people }, mesas: { $tables }, acciones: { $acts }.
backup-thinned = Copias más antiguas eliminadas: { $n }.
backup-nothing = La base de datos { $name } no existe, así que no hay nada que copiar.
backup-other-release = La base de datos { $name } la dejó otra versión de Caravela; haz la copia con la versión que la sirve.
backup-keep = «--keep { $n }» necesita una carpeta en lugar de un archivo, y al menos 1.
restore-done = { $name } contiene todo lo que había en { $file }. Personas: { $people }, mesas: { $tables }, acciones: { $acts }.
restore-not-empty = Ya hay personas o mesas en la base de datos { $name } y no se sobrescribe nada; restaura en una vacía.
restore-not-one = El archivo { $file } no es una copia hecha con «caravela backup» o está dañado; no se cambió nada.
restore-damaged = Algo de la copia no se puede poner en esa base de datos ({ $error }); no se cambió nada.
forget-none = Nadie tiene aquí el nombre o el id «{ $wanted }».
forget-many = Varias personas se llaman «{ $wanted }»; indica cuál por el id.
forget-found = { $id }: { $name }, aquí desde { $since }, última visita el { $seen }. Mesas: { $tables }.
forget-sure = No se borró nada; la misma orden con { $option } lo borra para siempre.
forget-done = Olvidada. Mesas borradas: { $deleted }; mesas que quedan para los demás, sin el nombre: { $kept }. Un servidor en marcha puede mostrar el nombre hasta que se reinicie, y las copias hechas antes aún lo contienen.
forget-nobody = Alguien
