# The page of a table.

## The table

web-play-question = A pergunta
web-play-board = Tabuleiro
web-play-mine = Tabuleiro próprio
web-play-mine-short = Meu
web-play-mat-large = Tabuleiro próprio, grande
web-play-mats = Tabuleiros dos outros
web-play-players = Jogadores
web-play-purse = Com que você pode pagar
web-play-log = Histórico
web-play-tabs = Partes da mesa
web-play-reconnecting = A conexão caiu; tentando de novo …
web-play-lift = Estou aqui, mostre a mesa
web-play-next = Próxima mesa que espera por mim
web-play-skip = Pular até a minha vez
web-play-no-file = Este arquivo não está disponível agora.

## Choosing

web-play-all-choices = Todas as opções
web-play-all-choices-of = Mostrar todas as { $n } opções
web-play-choices = opções
web-play-search = Procurar
web-play-barrier = não pode ser desfeito
web-play-no-way-back = Algo novo é revelado: isto não pode ser desfeito.
web-back-to-game = Voltar ao jogo
web-play-free = Ações gratuitas
web-play-missing = falta { $missing }
web-play-ahead = Isto vai acontecer:
web-play-confirm = Confirmar
web-play-confirm-end = Confirmar: seu turno acaba
web-play-ok = OK
web-play-ways = Maneiras de continuar: { $n }
web-play-number = Um número de { $least } a { $most }
web-play-range = { $least } a { $most }
web-turn = Girar
web-turn-hint = Toque numa casa para ver como fica; toque de novo para colocar.
web-turn-only = Aqui só cabe deste jeito.
web-play-less = Menos
web-play-more = Mais
web-play-undo = Desfazer
web-play-restart = Recomeçar o turno ({ $n })
web-play-restart-one = Você deu um só passo neste turno; “Desfazer” o desfaz.
web-play-restart-ask = Desfazer os { $n } passos deste turno?
web-play-restart-text = Não há como trazê-los de volta; “Desfazer” desfaz só o último.
web-play-restart-no = Mantê-los
web-play-nothing-to-undo = Não há nada seu para desfazer.
web-play-always = não perguntar mais
web-play-always-of = { $option }, e não perguntar de novo nesta rodada
web-play-orders = Resposta automática nesta rodada: { $options }.
web-play-ask-again = Voltar a perguntar

## Players and points

web-play-you = você
web-play-away = ausente
web-play-left = um bot continua a partida
web-play-decides = decide agora
web-play-points-now = Pontos se a partida acabasse agora: { $n }. O que se gasta deixa de contar, por isso pode cair.
web-play-points-short = PV
web-play-scores = Pontos por categoria, se a partida acabasse agora
web-play-total = Total
web-play-clock-days = { $days } d { $hours } h

## Looking closer, looking back

web-play-zoom-in = Aproximar
web-play-zoom-out = Afastar
web-play-zoom-fit = Tabuleiro inteiro
web-play-areas = Partes do tabuleiro
web-play-area-all = Tudo
web-play-looking = Olhando a jogada { $move } de { $most }
web-play-to-now = Voltar ao presente
web-play-first = Ao início
web-play-back = Uma jogada atrás
web-play-on = Uma jogada adiante

## Trying things out

web-try = Experimentar
web-try-about = Experimentar: jogue por todos, e nada conta
web-try-title = Experimentando.
web-try-text = Nada aqui conta, e o que está oculto é sorteado de novo.
web-try-meanwhile = A mesa pergunta a você: { $question }
web-try-back = Voltar à mesa

## The log

web-log-beginning = Antes da primeira rodada
web-log-everybody = Todos
web-log-filter = De quem mostrar as linhas
web-log-since = Desde a sua última vez
web-log-play = Mostrar no tabuleiro o que aconteceu desde a sua última vez
web-log-quiet = e { $n } momentos tranquilos

## The menu

web-menu-title = Menu
web-menu-scores = Pontos agora
web-menu-rules = Regras
web-menu-watch = Copiar um link para espectadores
web-menu-coach = Copiar um link para quem pode ver o que eu vejo
web-menu-coach-of = Copiar um link para quem pode ver o que { $who } vê
web-menu-record = Salvar o registro da partida
web-menu-report = Salvar um relato de problema
web-menu-leave = Sair e deixar um bot jogar
web-menu-leave-text = Um bot assume o seu lugar para que os outros possam continuar. Você pode voltar quando quiser.
web-menu-leave-bot = Quem continua a partida
web-menu-return = Voltar ao meu lugar
web-menu-confirm = Perguntar antes do que não pode ser desfeito
web-menu-sound = Um som quando for a minha vez
web-menu-notify = Um aviso quando a página não estiver à vista
web-menu-live-scores = Pontos nos painéis dos jogadores

## Keys

web-keys-title = Teclas
web-keys-choose = escolher
web-keys-always = a mesma resposta até o fim da rodada
web-keys-confirm = confirmar, ou escolher o que está em foco
web-keys-cancel = um passo atrás
web-keys-turn = girar o que você está colocando
web-keys-undo = desfazer
web-keys-restart = recomeçar o turno
web-keys-board = ir ao tabuleiro
web-keys-mat = ir ao meu tabuleiro
web-keys-others = o tabuleiro do próximo jogador
web-keys-players = ir aos jogadores
web-keys-log = ir ao histórico
web-keys-scores = pontos agora
web-keys-next = próxima mesa que espera por mim
web-keys-skip = não esperar pelos bots
web-keys-try = experimentar, e voltar à mesa
web-keys-zoom = aproximar, afastar, ver tudo
web-keys-arrows = de coisa em coisa num tabuleiro; olhando para trás, de jogada em jogada
web-keys-history = olhar para trás, para a frente
web-keys-now = voltar ao presente
web-keys-help = esta lista

## The waiting room

web-room-title = Antes da partida
web-room-seat = Lugar { $n }
web-room-free = ainda livre
web-room-taken = já está aqui
web-room-copy = Copiar o convite
web-room-new-link = Novo convite
web-room-hint = A partida começa sozinha assim que todos os lugares estiverem ocupados.

## The end

web-end-show = Resultado
web-end-board = Olhar o tabuleiro
web-end-rematch = Revanche
web-end-rematch-made = Há uma revanche; o seu lugar está guardado.
web-end-rematch-go = À revanche
web-end-replay = Rever a partida
web-end-record = Salvar o registro
web-end-lobby = Às minhas mesas

## The replay

web-replay-controls = Repetição
web-replay-scrub = Jogada
web-replay-move = Jogada { $move } de { $most }
web-replay-first = Ao início (Home)
web-replay-last = Ao fim (End)
web-replay-back = Uma jogada atrás (←)
web-replay-on = Uma jogada adiante (→)
web-replay-round-back = Uma rodada atrás ([)
web-replay-round-on = Uma rodada adiante (])
web-replay-play = Reproduzir (espaço)
web-replay-pause = Pausar (espaço)
web-replay-round = Ir a uma rodada
web-replay-eyes = Pelos olhos de quem
web-replay-public = Como todos veem
web-replay-as = Como { $who } vê
web-replay-link = Copiar link desta jogada
web-replay-table = À mesa
web-replay-key-step = uma jogada atrás, adiante
web-replay-key-ends = ao início, ao fim
web-replay-key-rounds = uma rodada atrás, adiante
web-replay-key-play = reproduzir, pausar
