# Where tables are kept: what is said when the database or a link cannot be used.

store-address = Caravela cannot keep tables at an address that begins with “{ $kind }://”, or the address is not complete; give the name of a file, or an address such as postgresql://user@host/database.
store-no-folder = The folder { $folder } for the database does not exist; create it or choose another one.
store-unusable = The database { $name } cannot be opened: { $error }.
store-not-one = The file { $name } is not a database, or it is damaged; choose another file.
store-foreign = The database { $name } holds the data of another program; choose another one.
store-newer = The database { $name } was written by a newer version of Caravela; use that version or choose another database.
store-silent = The database does not answer at the moment; try again shortly.
store-gone = The file in which games are kept was deleted or replaced while the server runs, so nothing more can be stored; whoever runs the server must put it back or start the server again.
store-no-table = There is no table { $table } in the database.

link-unknown = This link leads nowhere: it was replaced by a newer one or was not copied completely.
link-used = This link works only once and has been used already; ask for a new one.
link-expired = This link has expired; ask for a new one.
link-many = There are { $most } such links in use already; pass one of them on.
seat-taken = Seat { $seat } is taken already; ask the host for another one.
