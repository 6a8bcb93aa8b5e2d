# Mostrar uma mensagem ou um nome ao anfitrião
report-title = Denunciar ao anfitrião
report-what = O que você denuncia?
report-line = A mensagem “{ $text }”
report-name = O nome “{ $name }”
report-circle = O nome do círculo, “{ $name }”
report-words = Algumas palavras, se quiser
report-shown = O anfitrião deste servidor vê isso, de quem é, onde foi, o seu nome e as suas palavras. Tudo fica guardado por 90 dias. Ninguém mais fica sabendo.
report-send = Denunciar
report-sent = Denunciado. A resposta vai aparecer em “Você e este aparelho”.

# O que o usuário denunciou
reports-title = O que você denunciou
reports-answered = O anfitrião respondeu à sua denúncia: veja em “Você e este aparelho”.
reports-yours = Você escreveu: { $words }
reports-waits = O anfitrião ainda não respondeu.
reports-verdict-dealt_with = O anfitrião tomou providências.
reports-verdict-no_reason = O anfitrião não vê motivo para agir.
