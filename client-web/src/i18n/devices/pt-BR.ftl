# A mesma pessoa em outro aparelho
device-title = Continuar em outro aparelho
device-text = Com um link, outro navegador também passa a ser você: seu nome, seus lugares, suas partidas. O link só vale uma vez.
device-make = Criar um link
device-again = Criar um link novo
device-label = O link para o seu outro aparelho
device-left = Vale por mais { $time }.
device-expired = O link expirou.
device-secret = Quem abrir este link joga como você. Não envie a mais ninguém.
device-hands-over = Você ainda não tem como entrar de novo, então este link entrega { $name }: quem o abrir é { $name } tanto quanto você. Abra-o só em um aparelho seu. Com uma forma de entrar, que você adiciona nesta página, quem decide é sempre você.
device-lent = Este aparelho passou a ser { $name } por um link, e { $name } continua também em outro. Faça isso no aparelho em que { $name } já estava. Se ele se perdeu, você pode desconectá-lo aqui depois de uma semana sem uso.
device-whose = Continuar aqui como { $name }?
device-owner = { $tables ->
    [0] { $name } ainda não tem lugar em nenhuma mesa.
    [one] { $name } tem lugar em uma mesa.
   *[other] { $name } tem lugar em { $tables } mesas.
  }
device-owner-with = Lá com { $name }: { $others }.
device-owner-guest = Qualquer pessoa pode se chamar { $name }, porque esse nome não está reservado para ninguém. Só continue se foi você quem criou este link.
device-here = Este navegador fica com o mesmo nome, os mesmos lugares e as mesmas partidas. O outro aparelho também continua com eles.
device-until-now = No momento, este navegador é { $other }.
device-go = Continuar aqui como { $name }
device-not = Agora não
device-done = Agora você é { $name } neste aparelho.
device-bad-title = Este link não vale mais
device-bad-text = Ele já foi usado ou tem mais do que alguns minutos. Crie outro no outro aparelho, na página do seu nome.
device-other-title = Este navegador já tem lugares
device-somebody = a outra pessoa
device-keep = Continuar como { $other }
me-before = Você já esteve aqui, em outro navegador?
me-sign-in = Entrar

# O que acontece com os lugares do visitante que um navegador era
guest-text = { $tables ->
    [one] Ele é { $other } e tem lugar em uma mesa. O que acontece com esse lugar quando o navegador passar a ser { $name }?
   *[other] Ele é { $other } e tem lugar em { $tables } mesas. O que acontece com esses lugares quando o navegador passar a ser { $name }?
  }
guest-nameless = um visitante
guest-bring = { $tables ->
    [one] Levar o lugar junto
   *[other] Levar os { $tables } lugares junto
  }
guest-bring-means = { $name } continua jogando ali, e tudo o que { $other } jogou, escreveu e assistiu passa a ser de { $name }. Onde os dois já se sentaram à mesma mesa, { $other } fica. Outros aparelhos que são { $other } são desconectados, e os e-mails e o webhook de { $other } acabam. Isso não pode ser desfeito.
guest-bring-sure = { $tables ->
    [one] Dar o lugar de { $other } a { $name } para sempre? Isso não pode ser desfeito.
   *[other] Dar os { $tables } lugares de { $other } a { $name } para sempre? Isso não pode ser desfeito.
  }
guest-bring-yes = Dar a { $name }
guest-leave = Deixar { $other } para trás
guest-leave-means = { $other } fica com tudo. Este navegador não consegue mais voltar a isso, a não ser que outro aparelho também seja { $other }.
guest-leave-sure = Deixar { $other } para trás? Este navegador não consegue mais voltar a { $other }. Isso não pode ser desfeito.
guest-leave-yes = Deixar para trás
guest-back = Voltar a ser { $other }
guest-back-means = Nada mudou ainda. Este navegador continua como { $other }, como se nunca tivesse sido { $name }.
guest-brought = { $tables ->
    [0] Agora você é { $name }. Nenhum lugar pôde vir junto.
    [one] Agora você é { $name }, e uma mesa veio junto.
   *[other] Agora você é { $name }, e { $tables } mesas vieram junto.
  }
guest-stays = { $tables ->
    [one] Em uma mesa { $other } fica, porque você também já se sentou ali.
   *[other] Em { $tables } mesas { $other } fica, porque você também já se sentou ali.
  }

# Onde a pessoa está conectada
devices-title = Seus aparelhos
devices-text = Você entrou nestes aparelhos. Sair de um deles não apaga nada: os lugares e as partidas continuam seus nos outros.
devices-unknown = Navegador desconhecido
devices-here = Este aparelho
devices-seen = Última abertura: { $when }
devices-since = Entrou em { $when }
devices-out = Sair
devices-out-there = Sair: { $device }
devices-out-all = Sair de todos
devices-sure-there = Sair de “{ $device }”? Quem estiver com a página aberta fica sabendo e, dali em diante, só pode assistir.
devices-sure-here = Sair deste aparelho? Para voltar, use um link criado em um dos seus outros aparelhos.
devices-sure-last = Sair deste aparelho? Você não entrou em nenhum outro: ninguém mais volta aos seus lugares e partidas, nem você.
devices-sure-all = Sair de todos os aparelhos, inclusive deste? Depois disso ninguém mais volta aos seus lugares e partidas, nem você.
devices-sure-kept = Sair deste aparelho? Você pode entrar de novo quando quiser.
devices-sure-all-kept = Sair de todos os aparelhos, inclusive deste? Você pode entrar de novo quando quiser.
devices-done = Você saiu de: { $device }.
devices-nobody = Você não entrou neste aparelho.
devices-news = Você entrou em outro aparelho: { $device }. Não foi você? Desconecte-o na página dos seus aparelhos.
signed-out-title = Você saiu deste aparelho
signed-out-text = Este aparelho foi desconectado, talvez por você, em outro. Você ainda pode assistir a qualquer mesa da qual tenha o link, ou se sentar com um nome novo.
signed-out-back = Se você ainda estiver em outro aparelho, crie um link lá para continuar aqui.
