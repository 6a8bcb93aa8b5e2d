# Continuar sendo a mesma pessoa
keep-title = Guarde quem você é
keep-lead = Este navegador se lembra de você. Se ele esquecer, ou se você o perder, dá para voltar com um destes: seu nome, seus lugares e suas partidas aparecem de novo, em qualquer navegador.
keep-added = Desde { $when }
keep-used = Último uso: { $when }
keep-unused = Ainda sem uso
keep-remove = Remover
keep-remove-it = Remover { $what }
keep-sure = Remover { $what }? Não vai mais dar para entrar assim.
keep-sure-last = Remover { $what }? Não resta outro jeito de voltar. Se este navegador esquecer você, ninguém mais volta aos seus lugares e partidas, nem você.
keep-removed = Removido: { $what }.
keep-mail-add = Adicionar um e-mail
keep-mail-done = Agora você pode entrar com { $address }.
keep-passkey = Uma chave de acesso
keep-passkey-of = Uma chave de acesso ({ $device })
keep-passkey-add = Adicionar uma chave de acesso
keep-passkey-done = Agora você pode entrar com uma chave de acesso.
keep-passkey-hint = A chave de acesso fica no seu celular, no seu computador ou no seu gerenciador de senhas. Nada para decorar.
keep-provider-add = Adicionar { $name }
keep-provider-done = Adicionado. Agora você também pode voltar assim.
keep-confirm = Confirme que é você
keep-confirm-text = Faz tempo que você entrou aqui. Antes de mudar como você volta, entre mais uma vez.
keep-confirmed = Confirmado: é você.
keep-link-only = Neste servidor não há como entrar. Um link de um aparelho em que você está faz de outro navegador você.

# Entrar
sign-in-title = Entrar
sign-in-lead = Você já esteve aqui, em outro navegador? Volte ao seu nome, aos seus lugares e às suas partidas.
sign-in-here = No momento, este navegador é { $name }.
sign-in-address = E-mail
sign-in-send = Enviar um código
sign-in-sent = Se alguém aqui entra com { $address }, um código está a caminho. Ele vale por dez minutos, e só neste navegador.
sign-in-sent-own = Um código está a caminho de { $address }. Ele vale por dez minutos, e só neste navegador.
sign-in-none = O e-mail não chegou? Olhe no spam ou tente outro endereço. Cada endereço recebe no máximo dez códigos por dia.
sign-in-too-many = Foram pedidos códigos demais para este endereço ou a partir da sua rede. Peça de novo { $when }. Até lá, há os outros jeitos: uma chave de acesso, um provedor ou um link de outro aparelho seu. Quem mantém este servidor também pode ajudar.
sign-in-code = Os seis dígitos
sign-in-enter = Continuar
sign-in-other = Outro endereço
sign-in-passkey = Com uma chave de acesso
sign-in-passkey-failed = O pedido foi cancelado, ou este navegador não tem chave de acesso para esta página.
sign-in-provider = Com { $name }
sign-in-new = Boas-vindas. Escolha o nome que os outros vão ver.
sign-in-link = Ou crie um link em um aparelho em que você já entrou, na página “{ $page }”, e abra-o aqui.
sign-in-done = Aqui você é { $name }.

# Uma caixa de correio para avisos e para entrar
both-offer-sign_in = Os avisos vão para { $address }. Quer usar esse endereço também para entrar? Se você perder este aparelho, um código enviado para lá traz você de volta.
both-offer-notices = Você entra com { $address }. Quer receber ali também um e-mail quando for a sua vez e você não estiver olhando?
both-no = Não precisa
both-title-notices = Avisos
both-switch-notices = Escrever para mim aqui
both-title-sign_in = Entrar
both-switch-sign_in = Volto com um código enviado para cá
both-told = Agora os e-mails vão para { $address }.
both-none = O e-mail não chegou? Olhe na pasta de spam.
both-again = Pedir outro código

# Convites
invited-title = Você recebeu um convite
invited-text = Quem mantém este servidor deixa você entrar. Só falta um nome.
invited-enter = Entrar
invited-before = Já estive aqui
invited-ended = Este convite já foi usado, venceu ou foi cancelado. Peça outro a quem mantém este servidor.
entry-invited-only = Só com convite

# Recusas
code-not_fresh = Entre mais uma vez antes de mudar isto.
code-bad_passkey = Esta chave de acesso não é conhecida aqui, ou demorou demais.
code-bad_provider = Não foi possível entrar. Tente de novo por aqui.
code-provider_unreachable = Este provedor não responde. Tente mais tarde ou de outro jeito.
code-already_kept = Alguém já entra com isto, talvez você com outro nome.
code-invitation_needed = Aqui só se entra com convite: abra o link que você recebeu de quem mantém este servidor. Se você já esteve aqui, entre de novo.
code-provider_needed = Aqui só se entra por um dos provedores de quem mantém este servidor.
code-keep_first = Mesas abertas são para quem pode voltar: adicione um jeito na sua página, em “Guarde quem você é”.
code-no_open_tables = Este servidor não tem mesas abertas. Convide por link.
