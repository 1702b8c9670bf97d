# O que se diz onde não há servidor.

site-loading = Carregando Caravela…
site-elsewhere = Caravela está aberta em outra aba. Feche-a lá, e ela continua aqui.
site-old-browser = Este navegador não consegue rodar Caravela: é antigo demais.
site-failed = Não foi possível carregar Caravela. Tente de novo daqui a pouco.
site-not-kept = O navegador não tem mais espaço para guardar partidas. O que foi feito por último não está guardado.
site-needs-server = Para isso é preciso um servidor: leve o registro da partida para um, cujo saguão o importa.
