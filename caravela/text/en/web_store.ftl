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

## Copies of all that is kept, and people who want to be forgotten

backup-done = { $file } holds all that was there. People: { $people }, tables: { $tables }, acts: { $acts }.
backup-thinned = Older copies removed: { $n }.
backup-nothing = There is no database { $name }, so there is nothing to copy.
backup-other-release = The database { $name } was left by another release of Caravela; take the copy with the release that serves it.
backup-keep = “--keep { $n }” needs a folder instead of a file, and at least 1.
restore-done = { $name } holds all that was in { $file }. People: { $people }, tables: { $tables }, acts: { $acts }.
restore-not-empty = There are people or tables in the database { $name } already, and nothing is overwritten; restore into an empty one.
restore-not-one = The file { $file } is no copy made by “caravela backup”, or it is damaged; nothing was changed.
restore-damaged = Something in the copy cannot be put into that database ({ $error }); nothing was changed.
forget-none = Nobody here has the name or the id “{ $wanted }”.
forget-many = Several people are called “{ $wanted }”; say which one by the id.
forget-found = { $id }: { $name }, here since { $since }, last seen on { $seen }. Tables: { $tables }.
forget-sure = Nothing was deleted; the same command with { $option } deletes it for ever.
forget-done = Forgotten. Tables deleted: { $deleted }; tables that others keep, without the name: { $kept }. A server that runs may show the name until it is started again, and copies taken before still hold it.
forget-nobody = Somebody
