notices-title = Avisos
notices-lead = Quando uma mesa espera por você e você não está olhando, o Rodada pode avisar. Você escolhe o quê e onde.
notices-unknown = Primeiro sente-se a uma mesa. Depois você escolhe aqui o que quer saber.

# Oferecido depois da primeira jogada em uma mesa de dias
offer-yes = Avise quando for a minha vez
offer-keep = Guarde quem você é
offer-done = Este aparelho avisa quando uma mesa esperar por você.
offer-mail = Avise por e-mail
offer-phone = Para receber avisos neste iPhone ou iPad, coloque o Rodada na tela de início e abra por lá.
offer-phone-share = Toque em “Compartilhar” …
offer-phone-add = … e depois em “Adicionar à Tela de Início”.

# Neste aparelho
push-title = Neste aparelho
push-switch = Avisar aqui
push-hint = Mesmo sem nenhuma página do Rodada aberta.
push-blocked = As notificações desta página estão bloqueadas neste navegador. Dá para mudar nas configurações dele.
push-missing = Este navegador não recebe avisos deste endereço: quase todos pedem https://.
push-failed = O serviço de notificações do navegador recusou. Alguns navegadores não têm um, e alguns o desligam em janelas privadas.
push-unoffered = Este servidor não envia avisos a aparelhos: quem o mantém não configurou isso.
push-others = Aparelhos que recebem avisos
push-unknown = Um navegador desconhecido
push-since = desde { $when }
push-unreached = Não foi possível alcançá-lo da última vez. Se continuar assim, remova-o e ative de novo nele.
push-remove = Remover { $device }

# O quê
what-title = O que você quer saber
kind-your_turn = É a sua vez
kind-match_begins = A partida começa
kind-time_runs_out = O seu tempo está acabando
kind-bot_plays_for_you = Um robô joga por você
kind-match_over = A partida acabou
kind-asked_for_another_match = Alguém pede outra partida
kind-somebody_wrote = Alguém escreveu na sua mesa
channel-push = Aparelhos
channel-mail = E-mail
channel-webhook = Webhook
what-cell = { $kind }: { $channel }

# Quando
when-title = Quando
always-switch = Mesmo quando estou olhando a mesa
quiet-switch = À noite não
quiet-from = Das
quiet-to = Às
quiet-hint = O que acontece nessas horas é avisado depois, se ainda importar.

# Férias
vacation-title = Férias
vacation-lead = Onde cada jogada pode levar dias, o seu tempo para enquanto você está fora, e todos na mesa veem até quando.
vacation-left = { $n ->
    [0] Você não tem mais dias neste ano.
    [one] Você ainda tem um dia neste ano.
   *[other] Você ainda tem { $n } dias neste ano.
  }
vacation-now = Você está fora até { $until }.
vacation-planned = Você estará fora de { $begin } até { $until }.
vacation-first = Primeiro dia
vacation-last = Último dia
vacation-go = Sair de férias
vacation-change = Alterar
vacation-all = Uma alteração substitui todas elas.
vacation-back = Já voltei
vacation-cancel = Desistir

# E-mail
mail-title = Por e-mail
mail-address = O seu e-mail
mail-send = Enviar um código
mail-sent = Um código de seis dígitos está a caminho de { $address }.
mail-too-many = Foram pedidos códigos demais para este endereço ou a partir da sua rede. Peça de novo { $when }.
mail-code = O código
mail-confirm = Confirmar
mail-failed = A caixa { $address } recusou um e-mail, então não enviamos mais. Escreva outra, ou a mesma de novo.
mail-schedule = Com que frequência
mail-each = A cada vez
mail-daily = Uma vez por dia
mail-hour = Às
mail-other = Usar outro endereço

# Webhook
channel-title-webhook = Webhook
channel-hint-webhook = Para Discord, Slack, ntfy, Home Assistant e outros: um endereço que é chamado a cada vez.
webhook-url = O endereço, com https://
webhook-save = Salvar
webhook-secret = O segredo que assina cada chamada
webhook-test = Testar
webhook-tested = O webhook respondeu.
webhook-failed = A última chamada falhou.
webhook-remove = Remover

# Mesas sem avisos
silent-title = Mesas em silêncio
silent-switch = Não avisar nada desta mesa
silent-end = Avisar de novo
