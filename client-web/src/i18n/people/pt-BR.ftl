# Visitantes
guest-mark = visitante
guest-mark-means = Ninguém guarda este nome. Da próxima vez, pode ser outra pessoa.

# Uma página pública
person-title = { $name }
person-since = Aqui desde { $month }
person-matches = Partidas que você pode ver
person-none = Não há aqui partidas que você possa ver.
person-players = Jogadores
person-gone-title = Não há ninguém aqui
person-gone-text = Esta página não existe ou é privada.

# A página de quem joga
page-title = Sua página
page-switch = Outras pessoas podem ver minha página
page-hint = Ela mostra seu nome, o mês em que você chegou e as partidas com você que quem olha já poderia ver. Se você desligar, os links para ela não levam a nada, nem depois.
page-open = Ver sua página

# Todos os dados
data-title = Seus dados
data-text = Um arquivo com tudo o que este servidor sabe de você: como e onde você entra, suas partidas como seus lugares as viram e o que você escreveu.
data-save = Salvar como arquivo

# Apagar-se
erase-title = Excluir meus dados
erase-text = Você sai de todos os aparelhos e ninguém mais vê seu nome. Depois de uma semana, seus dados são excluídos para sempre. Até lá, você pode entrar e voltar.
erase-text-guest = Você sai, e ninguém mais vê seu nome. Depois de uma semana, seus dados são excluídos para sempre. Você não tem como entrar, então não dá para voltar.
erase-do = Excluir meus dados
erase-sure = Excluir os dados de { $name }? Seus lugares ficam com “alguém”, e os outros decidem como a partida continua.
erase-done = Você saiu. Seus dados serão excluídos em { $day }.
erase-confirm = Faz tempo que você entrou aqui. Antes de excluir seus dados, entre mais uma vez.
back-title = Quer voltar?
back-text = Os dados de { $name } serão excluídos em { $day }, como você pediu. Ainda está tudo aqui.
back-do = Continuar { $name }
back-not = Agora não

# Nomes guardados
name-other-title = Alguém guarda este nome
name-other-text = { $name } já é de outra pessoa aqui, ou se parece com um nome que é. Escolha outro, e ele fica guardado para você.

# O visitante que este navegador era
guest-was = { $tables ->
    [one] Aqui você é { $name }. Até agora este navegador era { $other }, com lugar em uma mesa. O que acontece com esse lugar?
   *[other] Aqui você é { $name }. Até agora este navegador era { $other }, com lugar em { $tables } mesas. O que acontece com esses lugares?
  }
guest-still = Este navegador era { $other } antes de você entrar.
guest-still-answer = O que será dos lugares?

# Recusas
code-name_taken = Alguém guarda este nome, ou um parecido. Escolha outro, por favor.
