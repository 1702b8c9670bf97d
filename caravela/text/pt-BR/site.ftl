# O que se diz onde não há servidor.

site-loading = Carregando Caravela…
site-elsewhere = Caravela está aberta em outra aba. Feche-a lá, e ela continua aqui.
site-old-browser = Este navegador não consegue rodar Caravela: é antigo demais, ou o endereço não começa com https.
site-denied = Este navegador não deixa Caravela guardar nada, e nenhuma partida estaria aqui na próxima vez. Permita que este site armazene dados e carregue a página de novo.
site-failed = Não foi possível carregar Caravela, ou ela parou. Carregue esta página de novo; suas partidas estão guardadas.
site-not-kept = O navegador não conseguiu guardar o que foi feito por último; provavelmente não tem mais espaço. Assim que houver espaço, a partida continua.
site-needs-server = Para isso é preciso um servidor: leve o registro da partida para um, cujo saguão o importa.
