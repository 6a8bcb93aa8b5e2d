# Os círculos de quem joga
circles-title = Círculos
circles-what = Um círculo é um grupo que joga junto: quem participa vê as mesas do círculo, pode sentar nelas e depois encontra as partidas.
circles-yours = Seus círculos
circles-none = Você ainda não está em nenhum círculo. Crie um aqui e mande o link aos amigos, ou abra o link de um círculo que alguém mandar.
circles-members = { $n ->
    [one] um participante
   *[other] { $n } participantes
  }
circles-owned = seu
circles-new = Um novo círculo
circles-name = Nome do círculo
circles-make = Criar o círculo
circles-many = Você já está em tantos círculos quanto possível. Saia de um primeiro.

# Um círculo
circle-gone-title = Não há círculo aqui
circle-gone-text = Ele acabou ou você não participa dele. Quem participa pode mandar um link para você entrar.
circle-tables = Mesas
circle-tables-none = Nenhuma mesa em jogo no momento.
circle-new-table = Nova mesa neste círculo
circle-open-table = Abrir
circle-matches = Partidas terminadas
circle-matches-none = Nenhuma partida chegou ao fim aqui ainda.
circle-people = Participantes
circle-owner = responsável
circle-hand-over = Passar o círculo
circle-hand-over-spoken = Passar o círculo a { $name }
circle-hand-over-sure = Passar este círculo a { $name }? Você continua participando.
circle-remove = Retirar
circle-remove-spoken = Retirar { $name }
circle-remove-sure = Retirar { $name } deste círculo? Com o link, essa pessoa poderia voltar: você pode criar outro.
circle-invite = Convidar
circle-invite-text = Quem abre este link e toca em “Participar” passa a fazer parte.
circle-link = O link para participar
circle-renew = Criar outro link
circle-renew-sure = Criar outro link? O atual deixa de funcionar.
circle-renewed = Agora o link é outro.
circle-settings = Este círculo
circle-report = Denunciar o nome…
circle-rename = Mudar o nome
circle-leave = Sair do círculo
circle-leave-sure = Sair deste círculo? Você deixa de ver as mesas e partidas dele.
circle-leave-owner = Sair deste círculo? Você deixa de ver as mesas e partidas dele. Quem participa há mais tempo fica responsável.
circle-left = Você saiu de { $name }.
circle-end = Acabar com o círculo
circle-end-sure = Acabar com este círculo para todos? As partidas ficam, mas ninguém mais vê que são de um mesmo grupo.
circle-ended = O círculo { $name } acabou.

# Quem joga como nele
circle-standing-what = Partidas entre pessoas, jogadas até o fim. Entre parênteses: quantas vitórias só o acaso traria.
circle-standing-bar = A barra: vitórias. A marca: até onde iria o acaso.
circle-standing-own = Suas partidas aqui
circle-standing = Quem joga como
circle-year-all = Sempre
circle-year = Quando
circle-year-page = O ano de { $year } em uma página
circle-who = Quem
circle-streak = { $n ->
    [one] uma vitória
   *[other] { $n } vitórias seguidas
  }
circle-points = { $n ->
    [one] um ponto
   *[other] { $n } pontos
  }

# Um link para participar
join-title = Participar de um círculo
join-owner = { $owner } é responsável por este círculo.
join-means = Quem participa vê os nomes dos outros, as mesas do círculo e as partidas terminadas com as vitórias de cada um, também as privadas. Mais ninguém vê nada disso, a não ser que quem é responsável mande contar os resultados em outro lugar. Você pode sair quando quiser.
join-go = Participar do círculo
join-not = Agora não
join-open = Ir ao círculo
join-already = Você já participa.
join-done = Agora você participa de { $name }.
join-bad-title = Este link não leva a nada
join-bad-text = Agora o link é outro, ou o círculo acabou. Pergunte a quem mandou.
join-full = O círculo está cheio, ou você já está em tantos círculos quanto possível.
