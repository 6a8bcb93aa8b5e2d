# O fim
end-counting = Contando os pontos
end-picture = Imagem para compartilhar
skip-ahead = Mostrar o resultado
rematch-real = Jogar uma partida de verdade
rematch = Revanche
rematch-go = Ir para a revanche

# Rever uma partida
replay-step-through = Rever a partida
end-turned = Onde a partida virou
