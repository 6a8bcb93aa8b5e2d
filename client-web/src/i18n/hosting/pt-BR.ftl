# A página do anfitrião
hosting-title = Página do anfitrião
hosting-by-link = Um link abriu esta página por uma hora. Quem for adicionado com “rodada host add” a abre ao entrar na conta.
hosting-open-failed = Este link não abre a página do anfitrião: já foi usado, tem mais de dez minutos, ou alguém foi adicionado depois.
hosting-confirm = O que não pode ser desfeito pede que você tenha entrado nos últimos quinze minutos. Entre mais uma vez.
hosting-done = Feito.

# Como está o servidor
hosting-state = Como está o servidor
hosting-version = Versão
hosting-started = No ar desde
hosting-sockets = Conexões
hosting-tables-here = Mesas em uso
hosting-moves = Jogadas desde o início
hosting-database = Banco de dados
hosting-of = { $held } de { $allowed }
hosting-free = Livre no disco
hosting-findings = O que as verificações dizem
hosting-findings-what = O mesmo que “rodada doctor” no servidor, em inglês.
hosting-checking = Verificando…
hosting-verdict-good = Bom
hosting-verdict-advice = Sugestão
hosting-verdict-fault = Falha

# Pessoas
hosting-people = Pessoas
hosting-search = Parte de um nome, ou um id
hosting-find = Procurar
hosting-none = Ninguém tem esse nome.
hosting-unnamed = sem nome
hosting-guest = visitante
hosting-signs-in = entra na conta
hosting-host = abre esta página
hosting-seats = { $n ->
    [one] { $n } lugar
   *[other] { $n } lugares
}
hosting-seen = aqui { $when }
hosting-banned = banido até { $when }
hosting-muted = sem chat até { $when }
hosting-going = será apagado em { $when }
hosting-became = virou outro usuário
hosting-manage = Gerenciar
hosting-manage-spoken = Gerenciar { $name }
hosting-new-name = Outro nome
hosting-rename = Renomear
hosting-rename-sure = Renomear { $name } para { $other }? O nome antigo some de tudo, também das partidas terminadas.
hosting-mute = Tirar do chat
hosting-unmute = Devolver ao chat
hosting-ban = Banir
hosting-unban = Retirar o banimento
hosting-for = Por quanto tempo
hosting-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
hosting-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}
hosting-ban-sure = Banir { $name }? A pessoa sai da conta, e outros podem assumir seus lugares.
hosting-sign-out = Sair em todos os aparelhos
hosting-sign-out-sure = Tirar { $name } de todos os aparelhos? Um visitante não volta mais.
hosting-messages = Apagar as mensagens
hosting-messages-sure = Apagar tudo o que { $name } escreveu e as anotações que compartilha?
hosting-messages-gone = { $n ->
    [0] Não havia nada para apagar.
    [one] { $n } mensagem apagada.
   *[other] { $n } mensagens apagadas.
}
hosting-delete = Apagar a pessoa
hosting-delete-sure = { $n ->
    [one] Apagar { $name }? O nome some de tudo, também de { $n } lugar, as mensagens são apagadas e ninguém mais entra como essa pessoa. Não pode ser desfeito.
   *[other] Apagar { $name }? O nome some de tudo, também de { $n } lugares, as mensagens são apagadas e ninguém mais entra como essa pessoa. Não pode ser desfeito.
}

# Denúncias
hosting-reports = Denúncias
hosting-reports-open = { $n ->
    [0] Nenhuma espera resposta.
    [1] { $n } denúncia espera resposta.
   *[other] { $n } denúncias esperam resposta.
}
hosting-report-line = Uma mensagem
hosting-report-name = Um nome
hosting-report-circle = O nome de um círculo
hosting-report-of = De { $name }
hosting-reported-by = Denunciado por { $names }
hosting-answer-words = Algumas palavras a quem denunciou
hosting-answer-dealt_with = Resolvido
hosting-answer-no_reason = Sem motivo para agir
hosting-circle-name = Outro nome para o círculo
hosting-circle-rename-sure = Mudar o nome do círculo para { $name }? O nome antigo some de toda parte.

# Mesas
hosting-tables = Mesas abertas
hosting-tables-search = Parte do nome de um jogador
hosting-tables-none = Nenhuma mesa aberta tem esse jogador.
hosting-look = Ver
hosting-close = Encerrar a partida
hosting-close-sure = Encerrar esta partida como está, sem vencedor?
hosting-table-messages = Apagar as mensagens da mesa
hosting-table-messages-sure = Apagar tudo o que foi escrito nesta mesa e as anotações compartilhadas ali?

# Avisos
hosting-announce = Avisos
hosting-announce-what = Uma linha acima de cada página, com horários no fuso de quem lê. O que não está em suas palavras aparece no idioma de quem lê.
hosting-announce-kind = O quê
hosting-announce-restart = Um reinício
hosting-announce-closed = Fechado por um tempo
hosting-announce-text = Em minhas palavras
hosting-announce-words = Texto, como todos o veem
hosting-announce-at = Quando
hosting-announce-from = Fechado de
hosting-announce-until = Fechado até
hosting-announce-shown-from = Mostrar a partir de (se não for agora)
hosting-announce-shown-until = Mostrar até (se não for por um dia)
hosting-announce-go = Avisar
hosting-announce-now = mostrado até { $until }
hosting-announce-later = mostrado de { $begin } até { $until }
hosting-announce-withdraw = Retirar
hosting-announce-withdraw-sure = Não mostrar mais este aviso?

# Convites
hosting-invitations = Convites
hosting-invitations-what = Links com que novas pessoas entram, onde só entra quem foi convidado.
hosting-uses = Quantas pessoas podem usá-lo
hosting-invite = Criar um link
hosting-invited = Envie este link. Ele só aparece agora.
hosting-used = { $used } de { $uses } usados, até { $when }
hosting-revoke = Encerrar
hosting-revoke-sure = Encerrar este link? Quem entrou com ele continua.

# O que foi feito
hosting-acts = O que foi feito
hosting-acts-none = Nada ainda.
hosting-act-renamed = renomeou
hosting-act-banned = baniu
hosting-act-muted = tirou do chat
hosting-act-signed_out = tirou dos aparelhos
hosting-act-messages_deleted = apagou mensagens
hosting-act-user_erased = apagou
hosting-act-match_ended = encerrou uma partida
hosting-act-invited = criou um convite
hosting-act-invitation_revoked = encerrou um convite
hosting-act-host_named = abriu esta página para
hosting-act-host_unnamed = fechou esta página para
hosting-act-host_link_made = criou um link para esta página
hosting-act-announced = publicou um aviso
hosting-act-announcement_withdrawn = retirou um aviso
hosting-act-report_answered = respondeu a uma denúncia sobre
hosting-act-circle_renamed = mudou o nome de um círculo de
hosting-act-changed = mudou algo

# Configurações
hosting-settings = Configurações
hosting-settings-what = São mudadas no servidor, no arquivo de configuração ou no ambiente, e valem depois de reiniciar.
hosting-defaults = As que ninguém mudou
hosting-setting = Configuração
hosting-value = Valor
hosting-origin = Vem de
hosting-not-set = sem valor
hosting-secret = definida, não mostrada
hosting-from-default = padrão
hosting-from-file = arquivo
hosting-from-environment = ambiente
hosting-from-flag = linha de comando
