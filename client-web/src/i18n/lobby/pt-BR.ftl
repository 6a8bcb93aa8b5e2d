# O que está em toda página
save = Salvar
remove = Tirar
share = Compartilhar

# Nova mesa
new-game = Qual jogo?
new-who = Quem joga?
new-who-link = Amigos, pelo link
new-who-link-hint = Você recebe um link para mandar. Mais ninguém vê a mesa.
new-who-open = Qualquer pessoa
new-who-open-hint = A mesa aparece na lista de mesas abertas, e você também recebe um link.
new-who-bots = Só robôs
new-who-bots-hint = Você contra robôs. Começa na hora.
new-circle = Em um círculo?
new-circle-none = Em nenhum
new-circle-hint = Quem participa do círculo vê esta mesa, pode sentar e depois encontra a partida no histórico dele, mesmo que mais ninguém a veja. Os outros só ficam sabendo que ela é jogada em um círculo.
new-circle-link-hint = Você recebe um link para mandar. Só quem tem o link e quem participa do círculo vê a mesa.
new-seats = Lugares
new-seats-bots = { $n ->
    [one] Você e { $n } robô.
   *[other] Você e { $n } robôs.
  }
new-level = Qual a força dos robôs?
new-level-fitting = Escolher por mim
new-level-beginner = Iniciante
new-level-easy = Fácil
new-level-good = Bom
new-level-strong = Forte
rated = A partida é ranqueada?
rated-no = Não
rated-yes = Ranqueada
rated-yes-hint = O resultado muda o rating de quem joga. Só sentam pessoas, e só quem pode entrar de novo; ninguém pode pedir conselhos. Se um robô jogar por alguém ou um lugar mudar de mãos, a partida não conta.
suggestions = Os jogadores podem perguntar a um robô “O que você faria?”
suggestions-no = Não
suggestions-yes = Sim
bot-pace = Com que rapidez os robôs jogam?
bot-pace-at_once = Na hora
bot-pace-usual = Como uma pessoa
bot-pace-slow = Devagar
first-seat = Quem começa
first-seat-drawn = Por sorteio
first-seat-free = Lugar { $n }
writers = Quem pode escrever no chat?
writers-everybody = Todos
writers-players = Só quem joga
new-create = Criar a mesa
new-start = Sentar e começar
options-more = Mais opções
option-chosen = { $option }: { $value }
options-several = { $n ->
   *[other] Escolha { $n }, ou nada para sortear. Escolhidos até agora: { $chosen }.
  }
options-unmet = { $n ->
   *[other] { $option }: escolha { $n }, ou nada para sortear. Escolhidos até agora: { $chosen }.
  }
pace-free-name = Sem limite
pace-free-hint = Cada um joga com calma.
pace-live-name = Minutos
pace-live-hint = Todo mundo está na mesa e joga agora.
pace-days-name = Dias
pace-days-hint = Cada um joga quando pode; a partida pode durar semanas.
pace-each = Para cada jogada
pace-vacation = O tempo para durante as férias de quem joga

# Antes de começar
gather-title = A mesa está pronta
gather-invited = { $name } convidou você. Escolha um lugar livre.
gather-free = { $n ->
    [one] Ainda tem { $n } lugar livre.
   *[other] Ainda tem { $n } lugares livres.
  }
gather-away = Todos os lugares estão ocupados. Ausentes agora: { $names }.
gather-ready = Todo mundo chegou. Falta { $name } iniciar a partida.
gather-ready-host = Todo mundo chegou. Vamos começar?
gather-wait = Quando todo mundo chegar, { $name } inicia a partida. Você pode fechar a página e voltar depois.
gather-start = Iniciar a partida
gather-played = O que vamos jogar
gather-reports = Quem denuncia uma mensagem a mostra ao anfitrião deste servidor, com o autor e esta mesa.
gather-open = Qualquer pessoa pode sentar
gather-first = { $name } começa
gather-link-only = Só com o link
gather-link-or-circle = Só com o link ou no círculo
gather-rated = Ranqueada: o resultado muda o rating de quem joga, a não ser que um robô jogue por alguém ou um lugar mude de mãos. Quem senta precisa de um jeito de entrar de novo
gather-advice = Todos podem pedir conselho a um robô
gather-bots-at_once = Os robôs jogam na hora
gather-bots-slow = Os robôs jogam devagar
gather-writers-players = Só quem joga escreve no chat
gather-circle = Jogada no círculo { $name }: quem participa vê a mesa e pode sentar, e a partida conta no histórico e nas estatísticas dele.
gather-circle-open = Ver o círculo
gather-circle-hidden = Jogada em um círculo: quem participa vê a mesa e pode sentar, e encontra a partida no histórico e nas estatísticas dele.
gather-edit = Mudar
gather-leave = Sair da mesa
gather-close = Fechar a mesa
gather-close-sure = Fechar esta mesa? Ela some para todo mundo.
gather-closed = Para sentar aqui, você precisa do link de quem criou a mesa. Mas pode assistir à vontade.
gather-full = Todos os lugares estão ocupados. Fique por aqui e assista quando a partida começar, ou crie a sua própria mesa.
gather-sent-away = Quem criou a mesa liberou o seu lugar. Você pode assistir ou criar a sua própria mesa.
seat-host = criou a mesa
seat-sit = Sentar aqui
seat-send-away = Liberar o lugar
bot-add = Chamar um robô
bot-remove = Tirar { $name }
level-beginner = robô iniciante
level-easy = robô fácil
level-good = robô bom
level-strong = robô forte
invite-title = Convide os amigos
invite-link = Quem abrir este link pode escolher um lugar livre.
invite-open = A mesa está aberta para todo mundo. Este link leva direto até ela.
invite-watch = Para quem só quer assistir:
invite-label = O link desta mesa
qr-show = Código QR

# Ao lado de formulários e placares
pace = Tempo
