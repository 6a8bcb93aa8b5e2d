circle-webhook = Contar os resultados em outro lugar
circle-webhook-told = Os resultados deste círculo são contados em { $host }.
circle-webhook-hint = Para o chat do seu círculo, como Discord ou Slack: cada partida que termina aqui é contada neste endereço, com a classificação. Todos os membros veem o nome desse servidor.
circle-webhook-failed = A última chamada falhou.
