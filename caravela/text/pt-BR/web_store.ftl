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
