# O que está em toda página
skip = Ir direto ao conteúdo
home-link = Rodada, início
close = Fechar
again = Tentar de novo
reload = Recarregar
copy = Copiar
copied = Link copiado.
copy-by-hand = O link está selecionado: copie pelo teclado ou com um toque longo.
menu = Menu
your-turn = Sua vez
history-title = Partidas jogadas
page-lost = Esta parte da página não carregou. Talvez a conexão tenha caído por um momento.
page-broken = Algo deu errado nesta página. Sua partida está salva.
link-away = A conexão caiu. Ela volta sozinha.
link-silent = Sem resposta há alguns segundos. Verificando a conexão.
link-slow = Sua jogada está a caminho, mas o servidor está demorando para salvar. Não precisa fazer nada.
link-restart = O servidor está reiniciando. Sua partida está salva e já volta.
link-blocked = Algo no caminho bloqueia a conexão ao vivo (WebSocket): uma extensão do navegador, um proxy ou um firewall. Desative a extensão nesta página ou tente outra rede.
link-outdated = Há uma versão mais nova desta página.
link-repeats = Ainda sem resposta. Tentando de novo.
link-unsure = Ainda sem resposta. Não sabemos se foi feito; tentando de novo.

# Início
home-offline = O servidor não está respondendo agora.
play-now = Jogar agora
play-now-game = Jogar agora: { $game }
play-against = Contra quantos robôs?
play-against-bots = { $n ->
    [one] Contra { $n } robô
   *[other] Contra { $n } robôs
  }
learn-by-playing = Aprenda jogando
new-table = Nova mesa
rules = Regras
seats-range = De { $min } a { $max } jogadores
minutes-range = { $min } a { $max } minutos
table = Mesa
table-free = { $n ->
    [0] Completa, quase começando
    [one] { $n } lugar livre
   *[other] { $n } lugares livres
  }
table-running = Em andamento
table-join = Entrar
table-watch = Assistir
table-your-move = Jogar
next-table = { $n ->
    [one] Sua vez em outra mesa
   *[other] Sua vez em outras mesas ({ $n })
  }

# Nomes
me-title = Você e este aparelho

# Nova mesa
pace-free = Sem limite de tempo
pace-minutes = { $n ->
    [one] { $n } minuto por jogada
   *[other] { $n } minutos por jogada
  }
pace-no_vacation = sem férias
pace-days = { $n ->
    [one] { $n } dia por jogada
   *[other] { $n } dias por jogada
  }

# Antes de começar
seat-number = Lugar { $n }
seat-free = Livre
somebody = Alguém
seat-you = você
seat-away = ausente
seat-bot = robô
qr-label = O link em código QR

# A mesa
joining = Abrindo a mesa…
game-unknown = Este jogo precisa de uma versão mais nova da página. Recarregue a página.
others = Os outros jogadores
look-at = Ver de perto a área de { $name }
side = Placar, histórico e conversa
score = Placar
log = Histórico
chat = Conversa
watching = { $n ->
    [one] { $n } pessoa assistindo
   *[other] { $n } pessoas assistindo
  }
watch-hand = { $name } tem { $n } na mão
waits-for = Esperando { $names }
you-watch = Você está assistindo.
time-left = Tempo restante:
legal-actions = { $n ->
    [one] A única opção, em lista
   *[other] Todas as { $n } opções, em lista
  }
confirm-no = Ainda não
undo = Desfazer
not-now = Agora não dá.
why-not = Agora não.
seat-thinks = está decidindo
seat-chosen = já escolheu
score-of = Pontos:
can-be-chosen = dá para escolher
score-delta = { $n } aqui
cancel = Cancelar
areas = Partes da mesa
result = Resultado
the-table = A mesa
side-fold = Recolher
side-unfold = Abrir
news = novidades
turn-shape = Girar
lay-shape = Colocar aqui
place = { $n }º

# Sumiu
lost-home = Ir para o início

# Recusas
code-malformed = O servidor não entendeu o pedido. Tente recarregar a página.
code-too_large = O texto é longo demais.
code-too_many = Foi muita coisa de uma vez. Tente de novo daqui a pouquinho.
code-too_many_rooms = Há mesas demais abertas nesta janela. Feche uma antes.
code-not_found = Isso não existe mais.
code-not_joined = É preciso abrir a mesa antes. Recarregue a página.
code-banned = Quem cuida deste servidor bloqueou você por um tempo.
banned-until = Quem cuida deste servidor bloqueou você até { $when }.
code-no_session = Você ainda não tem um nome neste navegador. Escolha um e tente de novo.
code-foreign_origin = Esta página não está no endereço que o servidor espera. Abra pelo endereço de sempre.
code-bad_text = Use de 1 a 24 caracteres comuns no nome e escreva mensagens curtas.
code-key_used = Outra coisa foi pedida nesse meio-tempo. Tente de novo.
code-bad_options = Essas opções não combinam entre si ou com esse número de lugares.
code-not_host = Só quem criou a mesa pode fazer isso.
code-not_seated = Só quem joga nesta mesa pode fazer isso.
code-not_invited = Para sentar aqui, você precisa do link de quem criou a mesa.
code-seat_taken = Alguém chegou antes: este lugar está ocupado.
code-already_seated = Você já tem um lugar nesta mesa.
code-sent_away = Quem criou a mesa não quer você aqui.
code-not_ready = Ainda falta gente.
code-started = A partida já começou.
code-not_running = A partida não está em andamento.
code-not_started = A partida ainda não começou.
code-not_over = Só depois que a partida acabar.
code-stale = O jogo já avançou. Olhe de novo e escolha outra vez.
code-not_legal = Agora não dá.
code-nothing_to_undo = Não tem mais nada para desfazer.
code-no_vote = Isso já foi resolvido.
code-bad_link = Este link já foi usado ou expirou.
code-bad_address = Não é possível enviar avisos para este endereço.
code-bad_code = Este código está errado ou venceu. Peça um novo.
code-vacation_too_long = Isso passa dos dias de férias que você ainda tem.
code-has_seats = Este navegador já tem lugares com outro nome.
code-busy = A mesa está ocupada. Tente de novo daqui a pouquinho.
code-unavailable = O servidor não consegue salvar agora, então nada foi feito. Tente de novo daqui a pouquinho.
code-internal = Algo deu errado no servidor. Veja se foi feito antes de tentar de novo.
failure = Para quem cuida do servidor, esta falha tem o número { $id }.
code-offline = Sem conexão com o servidor.
code-unanswered = Não veio resposta, então não sabemos se foi feito.
code-cookies = Os cookies estão bloqueados, por este navegador ou por algo no caminho. Dá para assistir; para se sentar, permita o único cookie, que diz quem você é, e recarregue.
