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
banned-until = Quem cuida deste servidor bloqueou você até { $when }.
code-internal = Algo deu errado no servidor. Veja se foi feito antes de tentar de novo.
failure = Para quem cuida do servidor, esta falha tem o número { $id }.
code-offline = Sem conexão com o servidor.
code-unanswered = Não veio resposta, então não sabemos se foi feito.
