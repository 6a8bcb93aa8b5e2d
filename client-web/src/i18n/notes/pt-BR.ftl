# Anotações nos passos de uma partida.
note-mine = Minha anotação: { $text }
note-of = Anotação de { $name }: { $text }
note-here = Passo { $n }
note-label = Minha anotação neste passo
note-share = Os outros podem ler
note-share-later = Os outros podem ler depois do fim da partida
note-private = Só você pode ler.
note-save = Salvar anotação
note-saved = Anotação salva.
note-delete = Apagar
note-delete-this = Apagar a anotação do passo { $n }
note-delete-ask = Apagar esta anotação de vez?
note-delete-yes = Apagar
note-deleted = Anotação apagada.
note-all = Todas as anotações
note-none = Ainda não há anotações.
note-own = Você
note-shared = Você, para todos
note-shared-later = Você, para todos depois do fim da partida
note-go = Ir para o passo { $n }
note-change = Mudar a anotação do passo { $n }
note-hide = Esconder o que { $name } escreve
note-hidden = { $n ->
    [one] { $name }: uma anotação escondida.
   *[other] { $name }: { $n } anotações escondidas.
}
note-show = Mostrar de novo
note-used-up = Você já tem 200 anotações nesta partida, o máximo possível. Apague uma antes.
note-muted = Por enquanto, quem cuida do servidor não deixa você escrever para os outros. Você pode guardar a anotação só para você.
