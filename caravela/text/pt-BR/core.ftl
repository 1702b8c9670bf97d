# O que é comum a todos os jogos: recusas, preparação, palavras do terminal.

## Jogos e lugares

# Um jogador sem nome, pelo número do lugar à mesa.
seat = Jogador { $n }

## Recusas. Cada uma é uma frase: o que se tentou e o que é possível.

# A cláusula por trás de uma recusa; $text é a frase sem o ponto final.
refusal-with-rule = { $text } (regra { $rule }).
# Fica no lugar da lista do que é possível quando nada é.
refusal-nothing-open = nada

option-unknown = Este jogo não tem a opção “{ $option }”; agora são possíveis: { $open }.
option-not-open = “{ $option }” não é possível agora; são possíveis: { $open }.
option-number = Não existe a opção de número { $n }; as opções vão de 1 a { $most }.
option-ambiguous = “{ $typed }” pode ser mais de uma opção: { $options }.
not-your-turn = { $seat_name } não pode jogar agora, porque a decisão é de { $who_name }.
game-over = A partida terminou, e não há mais jogadas a fazer.
game-endless = Com estas tabelas de componentes, o jogo continuaria aqui para sempre, sem escolha para ninguém.
game-too-long = Um jogo tem no máximo { $limit } jogadas, e este chegou à última.
undo-nothing = Não há nada a desfazer: só se pode voltar atrás nas próprias jogadas mais recentes.
undo-barrier = A última jogada não pode ser desfeita, porque depois dela algo foi revelado ou outra pessoa decidiu.

game-unknown = Não existe o jogo “{ $game }”; os jogos são: { $games }.
language-unknown = A Caravela não fala “{ $language }”; ela fala: { $languages }.
rules-nothing = Nenhuma cláusula nem palavra das regras corresponde a “{ $word }”; tente outra palavra do jogo ou o código de uma cláusula.
names-alike = Dois jogadores não podem ter o mesmo nome: { $names }.
resume-only = Uma partida salva já tem isso ({ $option }); deixe de fora ao retomá-la.
seats-number = Este jogo é para { $least } a { $most } jogadores, e não para { $n }.
learn-no-guide = Não há partida guiada de “{ $game }”.
seats-unknown-bot = Não existe o bot “{ $bot }”; os bots são: { $bots }.
seat-range = Não existe o lugar { $seat }; os lugares vão de 1 a { $seats }.
upto-range = O registro não pode ser repetido até a jogada { $upto }, pois o total de jogadas é { $moves }.
usage = Não foi possível entender o comando: { $error }; “{ $command } --help” explica como usá-lo.
watch-people = Só é possível assistir a bots, mas os lugares pedidos são: { $seats }.
bench-seconds = Uma medição dura mais de 0 e no máximo 600 segundos, e não { $seconds }.

setup-unknown-option = A preparação não tem a opção “{ $option }”; ela tem: { $options }.
setup-missing-option = A preparação não diz a opção { $option_name }.
setup-unknown-value = A opção { $option_name } não pode ser “{ $value }”; pode ser: { $values }.
setup-no-value = “{ $text }” não é uma mudança na preparação; o formato é opção=valor.
setup-unknown-preset = Não existe a preparação “{ $preset }”; existem: { $presets }.
setup-not-together = As opções { $one_name } e { $other_name } se excluem; escolha uma delas.

file-unreadable = Não foi possível ler o arquivo { $file }: { $error }.
file-unwritable = Não foi possível gravar o arquivo { $file }: { $error }.
file-written = Outro comando está gravando o arquivo { $file }; deixe-o terminar ou escolha outro nome.
file-exists = O arquivo { $file } já existe e não será sobrescrito; escolha outro nome.
data-missing = Falta na pasta { $folder } a tabela de componentes { $file }.
data-unreadable = Não foi possível ler a tabela de componentes { $file }: { $error }.
data-too-large = O arquivo { $file } é grande demais para uma tabela de componentes.
data-exists = O arquivo { $file } já existe e não será sobrescrito; escolha outra pasta.
data-not-toml = A tabela de componentes { $file } não é um TOML válido: { $error }.
data-wrong = Em { $file }, { $place } traz “{ $found }” onde se espera: { $expected }.
data-rows = Em { $file }, as linhas de { $place } não têm os códigos esperados na ordem esperada ({ $odd }): { $ids }.
data-unknown-key = Em { $file }, { $place } não serve para nada; aqui são conhecidos: { $keys }.
snapshot-wrong = A posição salva não é deste jogo, porque estas partes faltam ou são desconhecidas: { $names }.

record-not-one = { $file ->
    [none] Este texto
   *[other] O arquivo { $file }
 } não é o registro de uma partida: não começa com a linha “{ $format }”.
record-too-large = { $file ->
    [none] Este texto
   *[other] O arquivo { $file }
 } é grande demais para um registro, que tem no máximo { $limit } caracteres.
record-too-many-lines = Um registro tem no máximo { $limit } linhas, e este tem mais.
record-long-line = A linha { $line } do registro é longa demais: há espaço para { $limit } caracteres.
campaign-format = Isto não é uma campanha: a primeira linha deve ser “{ $format }”.
campaign-not-one = Partidas de { $game } com esta preparação não fazem parte de uma campanha.
campaign-other-game = A partida { $number } não pertence a esta campanha.
campaign-over = A campanha “{ $name }” terminou; uma nova pode começar quando quiserem.
campaign-settled = Em uma campanha, a última partida já decidiu isto para a próxima: { $option_name }.
campaign-game = Esta é uma campanha de { $known }, não de { $game }.
campaign-alone = Uma campanha guarda suas partidas no próprio arquivo; deixe --{ $option } de fora.
campaign-begun = Uma campanha que já começou já tem isso ({ $option }); deixe de fora.
campaign-only = Só uma campanha nova pode receber um nome; use --campaign junto com --{ $option }.
campaign-file = O arquivo { $file } é uma campanha; use --campaign { $file } para continuar.
campaign-range = Não há partida { $game } nesta campanha; as partidas são numeradas de 1 a { $games }.
campaign-empty = Nenhuma partida desta campanha foi jogada ainda.
record-truncated = O registro é interrompido na linha { $line }{ $missing ->
    [none] {""}
   *[other] , antes da linha “{ $missing }”
 }.
record-header = A linha { $line } do registro não cabe no cabeçalho: “{ $text }”.
record-bad-line = A linha { $line } do registro não é a jogada que deveria estar ali: “{ $text }”.
record-unknown-game = O registro é do jogo “{ $game }”, que não pode ser jogado aqui; aqui se conhece: { $games }.
record-unknown-version = O registro segue a versão { $version } das regras, e este programa conhece a versão { $known }.
record-tables = O registro foi começado com as tabelas de componentes { $hash }; elas não fazem parte desta versão nem vêm com o registro.
record-option = Na jogada { $move }, o registro traz “{ $option }”, que não é possível ali; são possíveis: { $open }.
record-wrong-seat = Na jogada { $move }, o registro dá a decisão ao lugar { $seat }, mas a vez é do lugar { $expected }.
record-fate-missing = O registro não diz o que o acaso decidiu em uma jogada que depende dele.
record-fate-impossible = O registro traz o resultado { $outcome } do acaso, que não existe entre { $n } contados a partir de 0.
record-fate-left = Na jogada { $move }, o registro traz mais resultados do acaso do que a jogada pede.
verify-no-seed = O registro não contém a semente do acaso, que é necessária para isto.
verify-commitment = A semente do registro não é a que foi prometida no início da partida.
verify-fate = Os resultados do acaso na jogada { $move } não decorrem da semente do registro.
verify-scores = Os pontos no fim do registro não são os que resultam das suas jogadas.

## A linha de comando

verify-good = { $moves ->
    [0] { $file }: nenhuma jogada; a mesa no fim é { $digest }.
    [1] { $file }: { $moves } jogada, permitida e fiel à semente; a mesa no fim é { $digest }.
   *[other] { $file }: { $moves } jogadas, todas permitidas e fiéis à semente; a mesa no fim é { $digest }.
 }
data-exported = As tabelas de componentes agora estão em { $folder }: { $files }.
data-none = O jogo { $game } não tem tabelas de componentes; não há nada para corrigir.

## O terminal

term-your-turn-curtain = Passe o aparelho para { $who } e pressione Enter.
asked = Sua vez: { $deed }
asked-by-name = { $who }: { $deed }
term-choose = Número ou nome de uma opção, ou “{ term-command-help }”
term-lacking = Fora de alcance: { $options }
term-sure = “{ $option }”? Enter confirma, qualquer outra coisa volta atrás
term-help-more = Estas são { $shown } de { $n } cláusulas; uma palavra mais longa encontra menos.
term-confirm = Pressione Enter para continuar, ou digite u para voltar atrás
term-press-enter = Pressione Enter para continuar.
term-thinking = { $who } está pensando…
term-barrier-ahead = não pode ser desfeito
term-undone = { $who } volta atrás: { $option }.
term-saved = A partida foi salva em { $file }.
term-resumed = { $moves ->
    [0] A partida de { $file } começa agora.
    [1] A partida de { $file } continua depois de { $moves } jogada.
   *[other] A partida de { $file } continua depois de { $moves } jogadas.
 }
term-campaign-title = { $name } ({ $game })
term-campaign-begins = { $name }, partida { $number }; guardada em { $file }
term-campaign-game = { $result ->
    [none] A partida { $number } ({ $players }) está em andamento.
   *[other] Partida { $number }: { $players }. { $result }
 }
term-campaign-next = A campanha continua com a partida { $number }: caravela play { $game } --campaign { $file }
term-campaign-over = A campanha “{ $name }” terminou.
term-rule = Regra { $rule }: { $text }
term-is-open = “{ $option }” é possível agora.
term-not-open = “{ $option }” não é possível agora.
term-near = Talvez: { $options }.
term-unknown = Não há nenhuma opção “{ $option }” aqui; o mostra todas.
term-final-scores = Pontuação final
term-winner = { $points ->
    [1] { $who } vence com { $points } ponto.
   *[other] { $who } vence com { $points } pontos.
 }
term-winners-shared = { $points ->
    [1] { $names } dividem a vitória com { $points } ponto cada.
   *[other] { $names } dividem a vitória com { $points } pontos cada.
 }
term-no-winner = { $points ->
    [1] Sem vitória desta vez: { $points } ponto não basta.
   *[other] Sem vitória desta vez: { $points } pontos não bastam.
 }

term-heading-scores = Se a partida terminasse agora
term-heading-help = Comandos

# Os comandos: a palavra a digitar e o que ela faz.
term-command-scores = pontos
    .about = mostra os pontos como se a partida terminasse agora
term-command-log = histórico
    .about = mostra o que aconteceu há pouco; histórico 100 mostra mais
term-command-undo = desfazer
    .about = volta atrás na sua última escolha, enquanto nada for revelado
term-command-why = porquê
    .about = mostra a regra por trás da pergunta, ou por que uma opção não é possível: porquê { example-option }
term-command-options = opções
    .about = mostra de novo a pergunta e suas opções
term-command-help = ajuda
    .about = mostra esta lista, ou as regras (em inglês) sobre uma palavra: ajuda { example-word }
term-command-save = salvar
    .about = salva a partida, também em outro arquivo: salvar noite.txt
term-command-language = idioma
    .about = muda o idioma: idioma es
term-command-quit = sair
    .about = salva a partida e sai

summary-others = outras coisas
term-command-summary = resumo
    .about = mostra o que a última rodada trouxe, ou outra: resumo 2; resumo não: só quando pedido
term-command-explain = explicar
    .about = explica a pergunta de agora; explicar não: só quando pedido
term-lesson = Passo { $number } de { $of }{ $parts ->
    [1] { "" }
   *[other] { "" }, jogada { $part } de { $parts }
 }: { $what }
term-lesson-options = Pede-se: { $options }
teach-left = Você deixou o caminho preparado: continue como quiser; a lição segue onde suas jogadas voltarem a combinar com ela. { teach-stays }
teach-over = A lição acabou; o resto da partida é seu. { teach-stays }
teach-stays = { $at ->
    [terminal] “{ term-command-hint }” ainda diz o que um bom jogador faria, “{ term-command-explain }” o que é perguntado.
   *[other] A lâmpada ainda diz o que um bom jogador faria; “?” ou o menu, o que é perguntado.
 }
term-first-time = Novo para você: { $text }
term-explain-nothing = Não há mais nada a dizer desta pergunta.
term-on = sim
term-off = não
term-told-by-itself = De agora em diante isto é contado automaticamente.
term-told-on-request = De agora em diante isto só é contado quando você pede.

# On a button: a price. What is gained has a plus.
choice-costs = custa { $what }
