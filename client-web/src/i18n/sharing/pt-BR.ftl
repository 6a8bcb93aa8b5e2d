# Imagem e filme de uma partida
sharing-title = Compartilhar ou salvar
sharing-drawing = Desenhando a imagem…
sharing-drawn = A imagem está pronta.
sharing-no-picture = Este navegador não consegue desenhar a mesa. O link deste passo mostra a mesa.
sharing-picture-share = Compartilhar a imagem
sharing-picture-save = Salvar a imagem
sharing-film = Um filme de vários passos
sharing-from = Do passo
sharing-to = Até o passo
sharing-length = { $n ->
    [one] Um passo, { $time }
   *[other] { $n } passos, { $time }
}
sharing-too-long = Um filme tem no máximo { $most } passos.
sharing-backwards = O último passo vem antes do primeiro.
sharing-not-there = Os passos vão de { $begin } a { $end }.
sharing-make = Fazer o filme
sharing-making = Fazendo o filme: { $n } de { $last }
sharing-film-ready = O filme está pronto: { $time }.
sharing-film-share = Compartilhar o filme
sharing-film-save = Salvar o filme
sharing-no-film = Não deu para fazer o filme.
sharing-export = Salvar em arquivo
sharing-whole = A partida inteira
sharing-step = Passo { $step } de { $last }
sharing-look = Ver um arquivo desses
