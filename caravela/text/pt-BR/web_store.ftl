# Onde as mesas ficam guardadas: o que se diz quando o banco de dados ou um link não pode ser usado.

store-address = A Caravela não guarda mesas em um endereço que começa com “{ $kind }://”, ou o endereço está incompleto; informe o nome de um arquivo ou um endereço como postgresql://usuario@servidor/banco.
store-no-folder = A pasta { $folder }, onde ficaria o banco de dados, não existe; crie-a ou escolha outra.
store-unusable = Não foi possível abrir o banco de dados { $name }: { $error }.
store-not-one = O arquivo { $name } não é um banco de dados ou está danificado; escolha outro arquivo.
store-foreign = O banco de dados { $name } contém os dados de outro programa; escolha outro.
store-newer = O banco de dados { $name } foi gravado por uma versão mais nova da Caravela; use essa versão ou escolha outro banco de dados.
store-silent = O banco de dados não está respondendo; tente de novo daqui a pouco.
store-gone = O arquivo em que as partidas são guardadas foi apagado ou trocado com o servidor em funcionamento, por isso nada mais pode ser guardado; quem mantém o servidor precisa devolver o arquivo ou reiniciar o servidor.
store-no-table = Não existe a mesa { $table } no banco de dados.

link-unknown = Este link não leva a lugar nenhum: foi substituído por um mais novo ou não foi copiado por inteiro.
link-used = Este link só funciona uma vez e já foi usado; peça um novo.
link-expired = Este link expirou; peça um novo.
link-many = Já há { $most } links assim em uso; passe um deles adiante.
seat-taken = O lugar { $seat } já está ocupado; peça outro a quem criou a mesa.

## Cópias de tudo o que é guardado, e quem quer ser esquecido

backup-done = { $file } contém tudo o que havia. Pessoas: { $people }, mesas: { $tables }, ações: { $acts }.
backup-thinned = Cópias mais antigas removidas: { $n }.
backup-nothing = O banco de dados { $name } não existe, então não há o que copiar.
backup-other-release = O banco de dados { $name } foi deixado por outra versão da Caravela; faça a cópia com a versão que o serve.
backup-keep = “--keep { $n }” precisa de uma pasta em vez de um arquivo, e de pelo menos 1.
restore-done = { $name } contém tudo o que havia em { $file }. Pessoas: { $people }, mesas: { $tables }, ações: { $acts }.
restore-not-empty = Já há pessoas ou mesas no banco de dados { $name }, e nada é sobrescrito; restaure em um banco vazio.
restore-not-one = O arquivo { $file } não é uma cópia feita por “caravela backup” ou está danificado; nada foi alterado.
restore-damaged = Algo na cópia não pode ser colocado nesse banco de dados ({ $error }); nada foi alterado.
forget-none = Ninguém aqui tem o nome ou o id “{ $wanted }”.
forget-many = Várias pessoas se chamam “{ $wanted }”; diga qual delas pelo id.
forget-found = { $id }: { $name }, aqui desde { $since }, vista por último em { $seen }. Mesas: { $tables }.
forget-sure = Nada foi apagado; o mesmo comando com { $option } apaga para sempre.
forget-done = Esquecida. Mesas apagadas: { $deleted }; mesas que ficam para os outros, sem o nome: { $kept }. Um servidor em funcionamento pode mostrar o nome até ser reiniciado, e as cópias feitas antes ainda o contêm.
forget-nobody = Alguém
