# Antes de começar
table-advice = Todos podem pedir conselho a um robô

# A mesa
log-undone = { $name } desfez uma jogada
log-empty = Nada aconteceu ainda.
log-earlier = Mostrar jogadas anteriores
log-since = desde a sua última visita
legal-actions-unavailable = Agora não dá:
chat-empty = Ninguém falou nada ainda.
chat-players-only = Aqui só quem joga escreve.
chat-label = Escreva uma mensagem
chat-send = Enviar
chat-about = Sobre { $name }
chat-hide = Ocultar o que { $name } escreve
chat-report = Denunciar…
report-somebody = Denunciar um nome…
chat-hidden = { $n ->
    [one] Uma mensagem de { $name } está oculta.
   *[other] { $n } mensagens de { $name } estão ocultas.
  }
chat-show = Mostrar de novo
corner = { $area }: miniatura; toque para abrir

# O que a mesa precisa resolver
copy-watch = Copiar o link para assistir
hurry = Acelerar
late = O tempo de { $name } acabou. E agora?
seat-vacation = de férias
away-until = { $name } (fora até { $date })

# O fim
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
table-log-branched = A partida continua outra a partir daqui
table-log-closed = A mesa foi fechada
table-log-late = { $seat_is ->
    [me] Seu tempo acabou
   *[other] O tempo de { $seat } acabou
  }
table-log-answered = { $answer_id ->
    [bot] { $by } quer um robô no lugar de { $seat }
    [invite] { $by } quer convidar alguém para o lugar de { $seat }
   *[other] { $by } quer esperar { $seat }
  }
table-log-waited = A mesa vai esperar { $seat }
table-log-removed = { $why_id ->
    [leaving] { $seat } está saindo deste servidor
    [banned_for_long] Quem cuida deste servidor deixou { $seat } de fora por mais de uma semana
    [banned] Quem cuida deste servidor deixou { $seat } de fora por alguns dias
   *[other] { $seat } saiu de vez deste servidor
  }
table-log-returned = { $seat } pode jogar de novo
table-log-offered = A mesa convida alguém para continuar no lugar de { $seat }
table-log-taken_over = { $name } ocupa o lugar de { $before } e vê tudo o que ele sabe
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

# Rever uma partida
told-since = { $n ->
    [one] Enquanto isso: uma jogada
   *[other] Enquanto isso: { $at } de { $n } jogadas
}
told-skip = Pular
after-move-next = Próxima mesa à sua espera

# Ao lado de formulários e placares
score-line = Linha
score-total = Total

# Recusas que só acontecem em mesas
code-muted = Quem cuida deste servidor silenciou você por um tempo: ninguém vê o que você escreve.
code-used_up = Você já desfez jogadas, ou mudou a mesa, tantas vezes quanto uma partida permite. Dá para continuar jogando.

# O mapa
map-nearer = Aproximar
map-further = Afastar
map-whole = Ver tudo
