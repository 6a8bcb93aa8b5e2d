# In a circle
leagues-title = Ligas
leagues-none = Nenhuma liga foi criada aqui ainda.
league-new = Criar uma liga
league-what = Um só jogo, várias rodadas, para três jogadores ou mais. A cada rodada o servidor monta as mesas e distribui todo mundo de novo, e uma só classificação soma todas as rodadas. Quem participa do círculo entra por conta própria; você é o primeiro jogador.
league-name = Nome da liga
league-seats = Lugares por mesa
league-seats-hint = Quando os jogadores não enchem todas as mesas, algumas têm menos lugares.
league-seats-two-hint = Se o número de jogadores for ímpar, um deles folga, a cada rodada outro.
league-rounds = Rodadas
league-rounds-choice = { $n ->
    [one] 1 rodada
   *[other] { $n } rodadas
  }
league-final = Depois delas, uma final
league-final-hint = Os primeiros da classificação jogam mais uma partida, que decide os primeiros lugares.
league-longest = Duração máxima de uma rodada
league-longest-hint = Ela termina assim que todas as partidas acabam.
league-make = Criar a liga
league-rules-before = As regras desta liga

# What has become of it
league-gathering = Inscrições abertas
league-starting = Começando
league-round = Rodada { $n } de { $all }
league-final-round = Final
league-over = Terminada
league-ended = Encerrada antes do fim
league-players = { $n ->
    [one] um jogador
   *[other] { $n } jogadores
  }
league-you-playing = você joga
league-you-waiting = você está na lista de espera
league-you-left = você saiu

# The page of a league
league-title = Liga
league-gone-title = Não há liga aqui
league-gone-text = Uma liga só é vista por quem joga nela e por quem participa do círculo dela.
league-circle = Para o círculo
league-join = Entrar na liga
league-wait = Entrar na lista de espera
league-leave = Sair da liga
league-leave-gathering = Sair desta liga? Até ela começar, você pode entrar de novo.
league-leave-playing = Sair desta liga? Você fica com seus pontos. Quem espera há mais tempo assume seu lugar a partir da próxima rodada.
league-unwait = Sair da lista de espera
league-leave-waiting = Sair da lista de espera? Você pode entrar de novo.
league-start = Começar a liga
league-few = { $n ->
    [one] Ela pode começar quando mais um jogador entrar.
   *[other] Ela pode começar quando mais { $n } jogadores entrarem.
  }
league-end = Encerrar a liga
league-end-sure = Encerrar esta liga para todo mundo? Ela fica sem vencedor. As partidas em andamento continuam, mas não contam mais.
league-your-table = Para a sua mesa
league-back = Voltar à liga

# What happens next
league-now-gathering = Quem criou a liga dá início a ela quando todos os que querem jogar tiverem entrado.
league-now-starting = A primeira rodada já vai começar.
league-now-ends = Ela termina assim que todas as partidas acabarem, no mais tardar { $when } ({ $time }).
league-now-late = O prazo acabou: ela já vai terminar.
league-now-next = A próxima rodada começa { $when }.
league-now-final = A final começa { $when }.
league-now-soon = Já vai começar.
league-now-won = { $n ->
    [one] { $names } venceu a liga.
   *[other] { $names } dividem o primeiro lugar.
  }
league-now-won-you = Você venceu a liga.
league-now-nobody = Nenhuma partida contou: ninguém venceu a liga.
league-now-ended = A liga foi encerrada antes do fim. Ninguém a venceu.

# The standing
league-standing = Classificação
league-joined = Jogadores
league-place = Lugar
league-who = Quem
league-points = Pontos
league-won = Vitórias
league-met = Adversários
league-met-why = Adversários: a soma dos pontos de todos os que a pessoa enfrentou. Ela decide entre jogadores com os mesmos pontos e as mesmas vitórias.
league-left = saiu
league-show-all = { $n ->
   *[other] Mostrar todos os { $n }
  }
league-waiting = Lista de espera

# The rounds
league-rounds-played = Rodadas
league-nth = Rodada { $n }
league-matches-over = { $n ->
    [one] { $over } de { $n } partida terminada
   *[other] { $over } de { $n } partidas terminadas
  }
league-table = Mesa { $n }
league-way = Mesa { $n }: { $way }
league-replay = Rever
league-unkept = não está mais guardada
league-result-unfinished = não terminou
league-result-absent = ausente
league-out = Folga: { $names }

# What is played
league-plan = O que jogamos
league-plan-seats = { $n ->
   *[other] Mesas para { $n }
  }
league-plan-final = { $n ->
    [one] 1 rodada, depois uma final
   *[other] { $n } rodadas, depois uma final
  }
league-plan-longest = No máximo { $time } por rodada

# The rules
league-rules = As regras
league-rule-seating = Cada rodada tem mesas novas. Poucos se encontram duas vezes, todos começam mais ou menos o mesmo número de vezes e, a partir da segunda rodada, se encontram jogadores próximos na classificação.
league-rule-points = O primeiro de uma mesa ganha { $most } pontos, o último nenhum, e os outros ficam no meio, a distâncias iguais. Um lugar dividido divide os pontos.
league-rule-table = Lugar na mesa
league-rule-half = Metade dos pontos por uma partida que outros impediram de acabar.
league-rule-half-out = Metade dos pontos por uma partida que outros impediram de acabar, e por uma folga.
league-rule-none = Nenhum ponto por uma partida que um robô ou outra pessoa jogou até o fim no seu lugar, ou que, quando a rodada terminou, esperava por você havia { $time } ou mais.
league-rule-none-vacation = Nenhum ponto por uma partida que um robô ou outra pessoa jogou até o fim no seu lugar, ou que, quando a rodada terminou, esperava por você havia { $time } ou mais, a não ser que você estivesse de férias.
league-rule-equal = Com pontos iguais, decide o número de vitórias, depois quem enfrentou os adversários mais fortes.
league-rule-leave = Quem sai fica com seus pontos e é substituído por quem está na lista de espera. Se ninguém espera, as mesas ficam menores.
league-rule-next = Uma rodada dura no máximo { $time }. Quando todas as partidas acabam, vem a próxima.
league-rule-final = { $n ->
   *[other] No fim, os primeiros { $n } da classificação jogam uma final. Os lugares dela são os primeiros lugares da liga.
  }

# The calendar
league-calendar = Na sua agenda
league-calendar-what = Um programa de agenda pode ler quando as rodadas das suas ligas começam e terminam.
league-calendar-make = Criar um endereço
league-calendar-once = Cole-o onde a sua agenda assina um endereço. Ele só aparece agora; quem o tiver pode ler essas datas.
league-calendar-since = Você criou um endereço { $when }.
league-calendar-another = Trocar o endereço: o atual deixa de funcionar
league-calendar-remove = Remover o endereço

# Removing somebody
league-remove-title = Retirar jogadores
league-remove-gathering = Quem for retirado pode entrar de novo até a liga começar, enquanto estiver no círculo.
league-remove-started = Quem for retirado fica com seus pontos, e sua partida continua. Quem espera há mais tempo assume o lugar a partir da próxima rodada.
league-remove = Retirar
league-remove-spoken = Retirar { $name }
league-remove-sure = Retirar { $name } desta liga?
