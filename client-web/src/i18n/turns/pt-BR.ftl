# O que as escolhas e a sorte fizeram de uma partida.
turns-about = De cada posição a partida foi jogada até o fim, várias vezes, do jeito que os robôs jogam, sorteando de novo tudo o que estava oculto. Assim escolhas e sorte têm um valor, em pontos à frente da média dos outros e em colocações. O que custou mais se mede contra uma escolha melhor que foi encontrada. Os robôs nem sempre têm razão.
turns-ask = Analisar esta partida
turns-asking = Leva até dois minutos. Enquanto isso você pode continuar olhando.
turns-waits = { $n ->
    [one] Outra partida vem antes.
   *[other] { $n } outras partidas vêm antes.
}
turns-runs = A partida está sendo analisada: { $n } %
turns-goes-on = As partidas em andamento vêm primeiro, por isso pode demorar mais num servidor ocupado. A análise continua se você sair desta página.
turns-failed = Não foi possível analisar a partida.
turns-sums = De que se compõe o resultado
turns-points = Pontos à frente
turns-place = Colocação: quanto menor, melhor
turns-percent = { $n } %
turns-chances = Chance de vencer
turns-favourite = { $name }: maior chance de vencer, { $chance }
turns-at-first = { $name } no início: { $chance }.
turns-no-favourite = Ninguém tinha uma chance claramente maior.
turns-start = Esperado no início
turns-own = Escolhas próprias
turns-others = Escolhas dos outros
turns-luck = Sorte
turns-result = No fim
turns-unclear = “± 9”: até tanto acima ou abaixo de 0; não dá para dizer melhor.
turns-costly = O que custou mais
turns-none = Com certeza nada: { $name }
turns-step = Ir para o passo { $n }
turns-chosen = Escolhido: { $what }
turns-better = Melhor: { $what }
turns-again = Escolher de novo
turns-which = Sua jogada { $n } de { $of }. O que teria sido melhor?
turns-show-better = Mostrar o que era melhor
turns-previous = Jogada anterior
turns-next = Próxima jogada
