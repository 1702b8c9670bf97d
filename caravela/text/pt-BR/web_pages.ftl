# As páginas da web fora da mesa: salão, nova mesa, convite, ajustes, regras, sobre. Os números chegam prontos, então nada aqui faz escolhas.

## Comum

web-home = Caravela, ir ao salão
web-menu = Menu
web-pages = Páginas
web-skip = Ir para o conteúdo
web-nav-tables = Mesas
web-nav-new = Nova mesa
web-nav-rules = Regras
web-nav-settings = Ajustes
web-nav-about = Sobre
web-language = Idioma
web-theme-to-dark = Mudar para luz de lamparina (escuro)
web-theme-to-light = Mudar para luz do dia (claro)
web-cancel = Cancelar
web-close = Fechar
web-copy = Copiar
web-copied = Copiado.
web-not-copied = O navegador não permite copiar; selecione o texto e copie você mesmo.
web-saved = Salvo.
web-failed = O servidor não conseguiu fazer isso. Tente de novo daqui a pouco.
web-no-connection = Não foi possível falar com o servidor. Ele ainda está rodando?
web-your-name = Seu nome
web-name-hint = Nome na mesa
web-somebody = Alguém
web-rules-of = Regras de { $game }

## Salão

web-lobby-title = A mesa está posta
web-lobby-about = Jogos de tabuleiro do tempo das velas: só contra bots, com amigos nesta tela, ou com amigos em qualquer lugar, por link. Sem cadastro, sem instalar nada.
web-games = Jogos
web-game-seats = De { $least } a { $most } jogadores
web-play-now = Jogar já contra bots
web-play-now-of = Jogar já contra bots: { $game }
web-play-alone = Jogar sozinho
web-play-alone-of = Jogar sozinho: { $game }
web-set-up = Montar uma mesa
web-set-up-of = Montar uma mesa: { $game }
web-my-tables = Minhas mesas
web-tables-wait-one = Uma mesa espera por você
web-tables-wait = { $n } mesas esperam por você
web-tables-open = Esperando jogadores
web-tables-playing = É a vez dos outros
web-tables-over = Terminadas
web-tables-over-many = { $n } partidas terminadas
web-list-more = Mostrar mais (restam { $n })
web-tables-none = Você ainda não tem nenhuma mesa.
web-tables-none-hint = Jogue uma primeira partida contra bots, ou monte uma mesa e mande um link aos amigos. Suas mesas ficam guardadas aqui; feche o navegador quando quiser.
web-players = Jogadores
web-table-waits = Sua vez
web-table-since = sua vez chegou { $when }
web-table-last = última jogada { $when }
web-table-made = montada { $when }
web-table-ended = terminou { $when }
web-table-deadline = o tempo acaba { $when }
web-table-over = { $n } jogadas
web-table-parted = não continua com esta versão; pode ser vista
web-table-unreadable = não pode ser aberta por esta versão
web-table-free = { $n } lugares livres
web-table-free-one = um lugar livre
web-table-play = Jogar
web-table-look = Ir à mesa
web-table-result = Resultado
web-table-replay = Rever
web-table-rematch = Revanche
web-seat-open = lugar livre
web-seat-is-bot = bot
web-seat-is-me = você
web-seat-present = presente
web-seat-away = ausente
web-invite = Convidar
web-invite-title = Convidar jogadores
web-invite-about = Mande cada link a uma pessoa: quem o abrir primeiro ocupa o lugar. Cada link vale uma vez.
web-invite-host = Os links estão com quem criou a mesa; peça que convide.
web-invite-seat = Link do lugar { $n }
web-import = Continuar de um registro
web-import-about = Um registro é a partida inteira em texto simples. Cole um, escolha um arquivo ou solte-o em qualquer ponto desta página: uma partida inacabada continua, uma terminada pode ser revista.
web-import-text = Cole um registro aqui
web-import-file = Escolher um arquivo
web-import-go = Levar à mesa
web-import-empty = Primeiro cole um registro ou escolha um arquivo.

## Nova mesa

web-new-title = Montar uma mesa
web-new-game = Jogo
web-new-preset = Edição
web-new-options = Todas as opções
web-options-edition = O que muda entre as edições
web-options-variants = Variantes
web-options-as-preset = como na edição escolhida
web-options-changed = mudou: { $options }
web-options-reset = Voltar à edição como ela é
web-option-some = só alguns…
web-new-seats = Lugares
web-new-shuffle = Misturar a ordem
web-new-shuffled = Os lugares serão misturados quando a mesa for criada.
web-seats-people = Pessoas
web-seats-bots = Bots
web-seat-me = Eu jogo
web-seat-here = Nesta tela
web-seat-here-about = Outra pessoa: o aparelho passa de mão em mão, e uma cortina esconde o que os outros não devem ver.
web-seat-guest = Convite por link
web-seat-guest-about = Você recebe um link para enviar; o lugar é de quem o abrir.
web-seat-bot = Bot: { $level }
web-name-short = Nome
web-seat-kind = Lugar { $n }: quem joga
web-seat-name = Lugar { $n }: nome
web-seat-up = Subir o lugar { $n }
web-seat-down = Descer o lugar { $n }
web-seat-remove = Tirar o lugar { $n }
web-seat-add = Acrescentar um lugar
web-seats-at-once = A partida começa na hora.
web-seats-guest = A partida começa quando o convidado ocupar o lugar.
web-seats-guests = A partida começa quando os { $n } convidados ocuparem seus lugares.
web-seats-only = Com estas opções a mesa é para { $seats } jogadores.
web-new-clock = Tempo
web-new-clock-none = Sem relógio
web-new-clock-none-about = Cada um leva o tempo de que precisa.
web-new-clock-live = De uma sentada
web-new-clock-live-about = Cada jogador tem uma reserva de tempo e ganha um pouco a cada jogada.
web-new-clock-minutes = minutos cada
web-new-clock-increment = segundos a mais por jogada
web-new-clock-days = Ao longo de dias
web-new-clock-days-about = Jogue quando tiver tempo; nos ajustes você escolhe como ser avisado.
web-new-clock-days-each = dias por jogada
web-new-name = Nome da mesa (pode ficar vazio)
web-new-create = Sentar à mesa

## Entrar por link

web-join-title = Um convite
web-join-seat = { $host } convida você para uma mesa de { $game }. Seu lugar seria o { $n }.
web-join-coach = { $host } deixa você olhar por cima do ombro do lugar { $n } em uma mesa de { $game }. Você vê tudo o que esse jogador vê; guardem segredo.
web-join-watch = { $host } convida você para assistir a uma mesa de { $game }. Você vê o que todos podem ver.
web-join-device = Este link traz { $name } com todas as mesas e ajustes para este navegador. Quem estava aqui antes é esquecido neste navegador.
web-join-sit = Ocupar o lugar
web-join-look-on = Assistir
web-join-this-device = Continuar neste navegador
web-join-taken = Alguém já ocupou este lugar. Peça outro link, ou um para assistir.
web-join-no-link = Convites são links: abra o que você recebeu. Se recarregou esta página, abra o link de novo.
web-join-lobby = Ir ao salão

## Ajustes

web-settings-about = São seus e valem em todas as mesas; cada mudança é salva na hora.
web-settings-you = Você
web-theme = Luz
web-theme-system = Como o sistema
web-theme-light = Luz do dia
web-theme-dark = Luz de lamparina
web-settings-table = À mesa
web-set-confirm = Perguntar antes do que não pode ser desfeito
web-set-confirm-about = É quando a vez passa adiante e quando algo oculto é revelado. Tudo o mais pode ser desfeito (↶) e por isso é feito na hora. O mesmo mais uma vez, como mais uma carta do baralho, não é perguntado de novo.
web-set-scores = Mostrar a pontuação ao vivo
web-set-scores-about = O que cada um teria se a partida acabasse agora.
web-set-sound = Som
web-set-sound-about = Um sino de bordo quando é a sua vez.
web-set-pace = Pausa entre as jogadas dos bots
web-set-pace-about = O bastante para ver o que eles fazem, ou nenhuma.
web-pace-seconds = { $n } s
web-settings-notices = Avisos
web-set-notify = Avisar neste navegador
web-set-notify-about = Quando uma mesa espera por você e a Caravela está aberto em outra aba. O navegador pede permissão.
web-notify-denied = O navegador não permite avisos aqui; isso se muda nas configurações dele para esta página.
web-notify-missing = Este navegador não tem avisos.
web-hooks = Avisos em outros lugares
web-hooks-about = Toda decisão que espera por você também é enviada a estes endereços: um canal do Discord ou do Slack, um tópico do ntfy no celular, ou qualquer endereço que aceite JSON. Sem e-mail.
web-hook-ntfy = ntfy
web-hook-discord = Discord
web-hook-slack = Slack
web-hook-json = Outro (JSON)
web-hook-kind = Aviso { $n }: serviço
web-hook-url = Aviso { $n }: endereço
web-hook-add = Acrescentar um endereço
web-hook-test = Enviar um teste
web-hook-sent = Um aviso de teste está a caminho.
web-hook-remove = Tirar
web-hook-remove-of = Tirar o aviso { $n }
web-device = Outro aparelho
web-device-about = Seus lugares pertencem a este navegador. Com este link você se senta às mesmas mesas no celular ou em outro computador.
web-device-make = Criar um link
web-device-made = Vale uma vez, dentro de um dia. Não o dê a ninguém: quem o abrir será você.

## Regras

web-rules-search = Buscar
web-rules-search-hint = uma palavra, ou { $clause }
web-rules-chapters = Capítulos
web-rules-link = Copiar o link desta cláusula
web-rules-found = { $n } cláusulas encontradas
web-rules-found-one = Uma cláusula encontrada
web-rules-found-none = Nenhuma cláusula tem isso. Tente outra palavra.

## Sobre

web-about-what = Caravela é uma mesa para jogos de tabuleiro do tempo das velas, fiel às regras até a última cláusula.
web-about-how = Roda no seu próprio computador. Jogue contra bots que não veem mais do que você, passe o aparelho de mão em mão, ou mande links aos amigos; pare quando quiser e continue de onde estava. Cada decisão diz qual regra está por trás.
web-about-games = Os jogos e a história
web-about-keys = Pelo teclado
web-about-keys-text = Tudo pode ser feito sem mouse:
web-key-tab = à próxima coisa que se pode escolher; com Shift, à anterior
web-key-enter = escolher, confirmar
web-key-escape = cancelar uma escolha, fechar uma janela
web-key-digits = escolher uma opção pelo número, ou o que tem esse número no tabuleiro
web-key-undo = desfazer um passo
web-key-zoom = mais perto, mais longe, o tabuleiro inteiro
web-key-help = à mesa: todas as teclas
web-key-search = buscar nas regras
web-about-private = O que fica guardado
web-about-private-text = Seu nome, seus ajustes e suas partidas, em um banco de dados no computador que roda a Caravela. Nada é enviado a lugar nenhum, a menos que você informe um endereço para avisos.
web-about-licence = Desenhos, palavras, licenças
web-about-licence-art = Todos os desenhos e todas as palavras daqui são nossos; nada vem da arte nem dos textos de uma editora. As linhas da costa são do Natural Earth, em domínio público.
web-about-licence-names = Os nomes dos jogos pertencem às suas editoras, que não participam disto. Se gostar de um jogo aqui, ponha a caixa na sua estante.
