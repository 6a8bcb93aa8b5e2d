# Put into words by the server, for those who are not on the page: notices on the screen, mails and webhooks.
# They may be read by others, so they say nothing that a spectator may not know.

# Titles
told-your_turn = Sua vez: { $game } com { $players }
told-match_begins = Começou: { $game } com { $players }
told-time_runs_out = Seu tempo está acabando: { $game } com { $players }
told-bot_plays_for_you = Um robô joga por você: { $game } com { $players }
told-match_over = Acabou: { $game } com { $players }
told-asked_for_another_match = Mais uma partida? { $game } com { $players }
told-somebody_wrote = Uma mensagem: { $game } com { $players }

# Sentences
told-time-left = Você ainda tem { $time }.
told-time-left-until = Você ainda tem { $time }, até { $weekday }, dia { $day }, às { $clock }{ $zone ->
    [utc] { " " }UTC
   *[own] { "" }
  }.
told-turn = É a sua vez.
told-waits-for = É a vez de { $names }.
told-bot-since = Ele já joga há { $time }. Você pode retomar o seu lugar a qualquer momento.
told-another = O seu lugar está guardado.
told-wrote = Alguém escreveu na sua mesa.
told-somebody = alguém
told-ended = A partida terminou sem resultado.
told-wins = { $names } venceu com { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
  }.
told-shared = { $names } dividiram o primeiro lugar com { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
  }.
told-others = { $name }: { $points }.

# Lists of names
told-and = { $begun } e { $last }
told-comma = { $begun }, { $next }

# Lists of other words
told-list-and = { $begun } e { $last }
told-list-comma = { $begun }, { $next }

# Times
told-weekday-1 = segunda-feira
told-weekday-2 = terça-feira
told-weekday-3 = quarta-feira
told-weekday-4 = quinta-feira
told-weekday-5 = sexta-feira
told-weekday-6 = sábado
told-weekday-7 = domingo
told-days = { $n ->
    [one] 1 dia
   *[other] { $n } dias
  }
told-hours = { $n ->
    [one] 1 hora
   *[other] { $n } horas
  }
told-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
  }

# A test by the host of the server
told-test = Um teste
told-test-text = Os avisos chegam aqui.

# Mails
told-mail-open = Abrir a mesa
told-mail-why = Você recebe este e-mail porque pediu a { $server } para avisar o que acontece nas suas mesas.
told-mail-stop = Não receber mais e-mails
told-mail-settings = Escolha na sua página de lá o que quer saber.
told-mail-code-title = { $code } é o seu código
told-mail-code = Digite este código na página para receber avisos neste endereço: { $code }. Ele vale por dez minutos.
told-mail-code-other = Se você não pediu isso, não precisa fazer nada.
told-sign-in-code-title = { $code } é o seu código
told-sign-in-code = Para entrar, digite este código na página em que você o pediu: { $code }. Ele vale por dez minutos, e só nesse navegador.
told-add-code = Para poder entrar com este endereço de agora em diante, digite este código na página em que você o pediu: { $code }. Ele vale por dez minutos, e só nesse navegador.
told-sign-in-code-other = Não passe o código a ninguém: ninguém mais precisa dele. Se você não o pediu, não precisa fazer nada.
told-mail-daily = { $n ->
    [one] Uma mesa espera por você
   *[other] { $n } mesas esperam por você
  }
told-mail-stopped = Você não recebe mais e-mails deste servidor.
told-mail-stop-sure = Você não quer mais receber e-mails deste servidor?

# Refusals that are pages
told-refused = Não é possível mostrar esta página
told-refused-home = Ir para a página inicial
told-refused-address = Este servidor fica em { $url }.
told-refused-named = O pedido foi para “{ $name }”, e o servidor só responde no próprio endereço.
told-refused-proxy = O servidor é seu? Então o proxy precisa repassar o cabeçalho Host como o navegador o envia, com a porta. O comando { $command } diz mais.

# Dates of leagues, in calendars
told-league-round-begins = { $league }: a rodada { $round } de { $rounds } começa
told-league-round-ends = { $league }: a rodada { $round } de { $rounds } termina
told-league-final-begins = { $league }: a final começa
told-league-final-ends = { $league }: a final termina

# O fim de uma partida, como o webhook do seu círculo a conta
told-circle-over = { $circle }: { $game } terminou
told-standing-league = { $league }, rodada { $round } de { $rounds }: { $standing }
told-standing-final = { $league }, a final: { $standing }
told-standing-league-over = { $league } terminou: { $standing }
told-standing-evening = A noitada até agora: { $standing }
told-standing-evening-over = A noitada terminou: { $standing }
told-standing-won = { $game } neste círculo: { $standing }
told-standing-place = { $place }º { $name } ({ $score })
told-standing-matches = { $name } venceu { $won } de { $matches }
told-standing-more = mais { $n }
