learn-title = Aula
learn-next = Continuar
learn-again = Mais uma vez
learn-watch = Veja o que os outros fazem.
learn-follow = Siga a mão, ou faça o que quiser.
learn-free = Você decide: experimente.
learn-ask = O que você faria?
learn-would = Eu faria: { $what }
