# Campanhas na web: a página de uma campanha e a próxima partida.

campaign-unknown = Não há campanha com este endereço.
campaign-no-role = Você não jogou em nenhuma mesa desta campanha; peça um convite a quem joga.
campaign-game-there = A próxima partida desta campanha já está na mesa.

web-campaign = Campanha
web-campaigns = Campanhas
web-campaign-name = Nome da campanha
web-campaign-game = Partida { $n }
web-campaign-games = Partidas
web-campaign-number = Partidas: { $n }
web-campaign-story = A história até aqui
web-campaign-unread = Ainda não se leu nada.
web-campaign-standing = Como está
web-campaign-next = Próxima partida
web-campaign-seats = Próxima partida com outros lugares
web-campaign-seats-title = Próxima partida: { $name }
web-campaign-seats-about = O que a última partida deixou está de novo na mesa. Quem joga pode mudar de partida para partida.
web-campaign-again = { $name } de novo
web-campaign-open = A próxima partida espera por quem vai jogar.
web-campaign-playing = Há uma partida em andamento.
web-campaign-between = A próxima partida pode começar.
web-campaign-over = A campanha terminou.
web-campaign-go = Para a mesa
web-campaign-new = Nova campanha
web-campaign-file = Salvar como arquivo
web-campaign-file-part = A partida em andamento fica fora do arquivo, porque contém o que os outros não podem saber.
web-campaign-won = venceu
web-campaign-page = Para a campanha
web-campaign-made = A próxima partida da campanha está na mesa.
web-story-read = História
web-story-none = Ainda não há nada para ler.
