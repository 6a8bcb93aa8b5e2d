# Sumiu
lost-title = Não tem nada aqui
lost-text = O endereço pode ter um errinho, ou a página não existe mais. Na página inicial você encontra todas as suas mesas.

# O que está em toda página
save = Salvar
remove = Tirar
share = Compartilhar
language = Idioma
theme = Tema
theme-auto = Igual ao aparelho
theme-light = Claro
theme-dark = Escuro
sound = Som
sound-off = Desligado
sound-quiet = Baixo
sound-on = Ligado
sound-hint = Enquanto você olha outra página, só se ouve que chegou a sua vez.
haptics = Vibração
haptics-switch = Vibrar quando for a minha vez e quando a minha escolha for feita

# Nomes
me-save = Mudar
me-saved = Seu nome foi trocado.
me-hint = Este navegador se lembra de você; não há senha.
name-title = Como podemos chamar você?
name-label = Seu nome
name-hint = Os outros jogadores veem. Dá para mudar depois.
name-go = Continuar

# Nova mesa
new-game = Qual jogo?
new-who = Quem joga?
new-who-link = Amigos, pelo link
new-who-link-hint = Você recebe um link para mandar. Mais ninguém vê a mesa.
new-who-open = Qualquer pessoa
new-who-open-hint = A mesa aparece na lista de mesas abertas, e você também recebe um link.
new-who-bots = Só robôs
new-who-bots-hint = Você contra robôs. Começa na hora.
new-seats = Lugares
new-seats-bots = { $n ->
    [one] Você e { $n } robô.
   *[other] Você e { $n } robôs.
  }
new-level = Qual a força dos robôs?
new-level-beginner = Iniciante
new-level-easy = Fácil
new-level-good = Bom
new-level-strong = Forte
bot-pace = Com que rapidez os robôs jogam?
bot-pace-at_once = Na hora
bot-pace-usual = Como uma pessoa
bot-pace-slow = Devagar
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
gather-open = Qualquer pessoa pode sentar
gather-link-only = Só com o link
gather-advice = Todos podem pedir conselho a um robô
gather-bots-at_once = Os robôs jogam na hora
gather-bots-slow = Os robôs jogam devagar
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
qr-label = O link em código QR

# A mesa
log-undone = { $name } desfez uma jogada
log-empty = Nada aconteceu ainda.
log-earlier = Mostrar jogadas anteriores
log-since = desde a sua última visita
legal-actions-unavailable = Agora não dá:
chat-empty = Ninguém falou nada ainda.
chat-label = Escreva uma mensagem
chat-send = Enviar
corner = { $area }: miniatura; toque para abrir

# O que a mesa precisa resolver
stand-in = Um robô está jogando por você.
stand-in-pauses = Só ficaram robôs na mesa: a partida espera até alguém voltar.
take-back = Pegar meu lugar de volta
hand-over = Deixar um robô jogar por mim
hand-over-hint = Você continua na mesa e pega seu lugar de volta quando quiser.
leave-to-bot = Sair da mesa
leave-hint = Um robô joga por você, e os outros continuam. O lugar segue sendo seu.
copy-watch = Copiar o link para assistir
hurry = Acelerar
abandon = Encerrar sem resultado
abandon-hint = Todo mundo precisa concordar.
abandon-sure = Pedir aos outros para encerrar esta partida sem resultado?
abandon-sure-alone = Encerrar esta partida sem resultado? Você só joga com robôs, então ela termina na hora.
abandon-do = Encerrar
abandoning = Querem encerrar sem resultado: { $names }
abandon-yes = Concordo
abandon-no = Prefiro continuar
late = O tempo de { $name } acabou. E agora?
late-you = Seu tempo acabou. Ainda dá para jogar.
late-wait = Esperar mais
late-bot = Deixar um robô jogar
late-answered = Você já respondeu. Os outros ainda podem responder.
away-long = { $name } não aparece há dias, e a partida está parada.
seat-vacation = de férias
away-until = { $name } (fora até { $date })
call-time = Perguntar à mesa o que fazer
watch-began = A partida já começou e todos os lugares estão ocupados: você está assistindo. Peça um lugar na próxima partida ou crie a sua própria mesa.

# O fim
end-counting = Contando os pontos
end-picture = Imagem para compartilhar
end-wins = { $name } venceu com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
end-you = Você venceu com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
end-shared = { $names } dividiram a vitória com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
skip-ahead = Mostrar o resultado
place = { $n }º
rematch = Revanche
rematch-go = Ir para a revanche

# O que aconteceu com a mesa
table-log-sat = { $name } sentou à mesa
table-log-stood = { $seat } saiu da mesa
table-log-sent_away = O lugar de { $seat } foi liberado
table-log-bot_sat = { $seat }, um robô, entrou na mesa
table-log-bot_changed = { $level_id ->
    [beginner] { $seat } agora é um robô iniciante
    [easy] { $seat } agora é um robô fácil
    [strong] { $seat } agora é um robô forte
   *[good] { $seat } agora é um robô bom
  }
table-log-bot_left = Um robô saiu
table-log-changed = As opções da mesa mudaram
table-log-host_changed = { $seat } cuida da mesa agora, porque quem a criou não apareceu
table-log-started = A partida começou
table-log-closed = A mesa foi fechada
table-log-late = { $seat_is ->
    [me] Seu tempo acabou
   *[other] O tempo de { $seat } acabou
  }
table-log-answered = { $answer_id ->
    [bot] { $by } quer um robô no lugar de { $seat }
   *[other] { $by } quer esperar { $seat }
  }
table-log-waited = A mesa vai esperar { $seat }
table-log-handed_over = { $seat_is ->
    [me] Um robô joga por você
   *[other] Um robô joga por { $seat }
  }
table-log-taken_back = { $seat_is ->
    [me] Você voltou
   *[other] { $seat } voltou
  }
table-log-vacation = { $seat_is ->
    [me] Você está de férias até { $date }
   *[other] { $seat } está de férias até { $date }
  }
table-log-vacation_cancelled = { $seat_is ->
    [me] Você desistiu das férias
   *[other] { $seat } desistiu das férias
  }
table-log-abandoning = { $agree ->
    [yes] { $seat } quer encerrar por aqui
   *[no] { $seat } quer continuar
  }
table-log-abandoned = A partida terminou sem resultado
table-log-rematched = A revanche está pronta

# Partidas jogadas
history-filters = Encontrar uma partida
history-game = Jogo
history-any = Qualquer jogo
history-player = Jogador
history-from = De
history-to = Até
history-mine = Só as minhas
history-yours = As partidas que você jogou
history-more = Mostrar mais
history-all = Mostrar todas as partidas
history-none-found = Nenhuma partida encontrada. Tire um filtro ou escreva só uma parte do nome.
history-none = Ainda não há partidas para mostrar aqui. As de mesas abertas aparecem quando terminam; as por convite, só para quem jogou.
history-no-name = Você ainda não jogou neste navegador, por isso não há partidas suas.
history-abandoned = Terminou sem resultado

# Rever uma partida
told-since = { $n ->
    [one] Desde a sua última visita: uma jogada
   *[other] Desde a sua última visita: { $n } jogadas
}
told-skip = Pular
after-move-next = Próxima mesa à sua espera
replay-match = Uma partida
replay-title = { $game }, passo a passo
replay-loading = Carregando a partida…
replay-step-through = Rever a partida
replay-steps = Passos da partida
replay-step = Passo
replay-count = { $step } de { $last }
replay-round = Rodada { $n }
replay-first = Ir para o começo
replay-back = Um passo para trás
replay-forward = Um passo para a frente
replay-last = Ir para o último passo
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-speed-slow = Devagar
replay-speed-normal = Normal
replay-speed-fast = Rápido
replay-as = Visto por
replay-as-watch = Quem assiste
replay-as-all = Tudo revelado
replay-quiet = { $name } decidiu.
replay-begins = A partida começa.
replay-nothing = Daqui não dá para ver nada.
replay-copy = Link deste passo
replay-copied = O link deste passo foi copiado.
replay-export = Salvar em arquivo
replay-live = Ir para a mesa
replay-so-far = Ver o que já aconteceu
replay-trouble = Não dá para mostrar a partida
replay-not-found-title = Essa partida não existe
replay-not-found-text = O link pode estar incompleto. Peça outro a quem enviou ou procure a partida na lista.
replay-not-over-title = Esta partida ainda está em andamento
replay-not-over-text = Até o fim, você vê a partida do seu lugar ou como quem assiste. Depois, dá para ver do lugar de qualquer jogador.
replay-not-started-title = Esta partida ainda não começou
replay-not-started-text = Ainda não há nada para rever. Na mesa dá para ver quem falta.

# É a sua vez
alerts = Notificações
alerts-switch = Avisar quando for a minha vez
alerts-hint = Para quando você estiver em outra página. O nome e o ícone da aba avisam de qualquer jeito.
alerts-missing = Este navegador não mostra notificações desta página: quase todos pedem um endereço https:// ou a página na tela inicial. O nome e o ícone da aba avisam que é a sua vez.
alerts-phone = Neste aparelho, o navegador não deixa uma página mostrar notificações. O nome e o ícone da aba avisam que é a sua vez.
alerts-blocked = As notificações desta página estão bloqueadas neste navegador. Dá para mudar nas configurações dele.
alerts-turn = Sua vez
alerts-at = { $game } está esperando você.

# Uma mesa que não pode ser mostrada
gone-title = Esta mesa não existe mais
gone-text = O link pode estar incompleto, ou a mesa nunca começou e foi apagada porque ninguém a abriu por um bom tempo. Peça um link novo a quem enviou ou crie a sua própria mesa.
gone-closed = Esta mesa foi fechada
gone-closed-text = Ela terminou sem resultado. Você pode criar outra quando quiser.

# Ao lado de formulários e placares
score-line = Linha
score-total = Total
pace = Tempo

# Recusas que só acontecem em mesas
code-muted = Quem cuida deste servidor silenciou você por um tempo: ninguém vê o que você escreve.
code-used_up = Você já desfez jogadas, ou mudou a mesa, tantas vezes quanto uma partida permite. Dá para continuar jogando.

# O mapa
map-nearer = Aproximar
map-further = Afastar
map-whole = Ver tudo
