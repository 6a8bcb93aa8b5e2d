# Rever juntos uma partida terminada.
review-connecting = Conectando…
review-gone = Esta revisão em grupo já acabou.
review-full = Já há tanta gente assistindo quanto cabe. Tente de novo mais tarde.
review-link = Copiar o link para os outros
review-copied = Link copiado. Quem abrir assiste com você, sem precisar de conta.
review-you-lead = Você conduz. Todos veem o passo que você está vendo.
review-follow = Você vê o que { $name } mostra.
review-elsewhere = Você está vendo por conta própria. { $name } mostra o passo { $n }.
review-back = Voltar ao grupo
review-away = { $name } conduz, mas não está aqui agora.
review-take = Assumir a condução
review-here = Quem está aqui
review-leads = { $name } (conduz)
review-you = { $name } (você)
review-you-leading = { $name } (você, conduzindo)
review-watching = { $n ->
    [one] e mais uma pessoa sem nome
   *[other] e mais { $n } pessoas sem nome
}
review-hand = Passar a condução para { $name }
review-hide = Esconder o que { $name } escreve
review-show = Mostrar de novo o que { $name } escreve
review-point = Apontar para algo
review-pointing = Toque na mesa naquilo que você quer mostrar.
review-area = Uma área da mesa
review-point-area = Apontar
review-points = { $name } aponta para: { $what }
review-points-somewhere = { $name } aponta para algo.
review-said = { $name }: { $text }
review-not-kept = O que se diz aqui não fica guardado.
review-leave = Sair
