# O que está em toda página
language = Idioma
theme = Tema
theme-auto = Igual ao aparelho
theme-light = Claro
theme-dark = Escuro
sound = Som
sound-off = Desligado
sound-quiet = Baixo
sound-on = Ligado
sound-hint = Enquanto você olha outra página, só se ouve que chegou a sua vez.
haptics = Vibração
haptics-switch = Vibrar quando for a minha vez e quando a minha escolha for feita
end-turns = Fim da vez
end-turns-switch = Terminar a minha vez quando não houver mais nada a fazer
end-turns-hint = Você tem quatro segundos para desfazer algo. Qualquer toque interrompe.

# Nomes
me-save = Mudar
me-saved = Seu nome foi trocado.
me-hint = Este navegador se lembra de você; não há senha.
name-title = Como podemos chamar você?
name-label = Seu nome
name-hint = Os outros jogadores veem. Dá para mudar depois.
name-go = Continuar

# Partidas jogadas
me-circles = Círculos
history-yours = As partidas que você jogou

# É a sua vez
alerts = Notificações
alerts-switch = Avisar quando for a minha vez
alerts-hint = Para quando você estiver em outra página. O nome e o ícone da aba avisam de qualquer jeito.
alerts-missing = Este navegador não mostra notificações desta página: quase todos pedem um endereço https:// ou a página na tela inicial. O nome e o ícone da aba avisam que é a sua vez.
alerts-phone = Neste aparelho, o navegador não deixa uma página mostrar notificações. O nome e o ícone da aba avisam que é a sua vez.
alerts-blocked = As notificações desta página estão bloqueadas neste navegador. Dá para mudar nas configurações dele.
alerts-turn = Sua vez
alerts-at = { $game } está esperando você.
