# Sumiu
lost-title = Não tem nada aqui
lost-text = O endereço pode ter um errinho, ou a página não existe mais. Na página inicial você encontra todas as suas mesas.

# Uma mesa que não pode ser mostrada
gone-title = Esta mesa não existe mais
gone-text = O link pode estar incompleto, ou a mesa nunca começou e foi apagada porque ninguém a abriu por um bom tempo. Peça um link novo a quem enviou ou crie a sua própria mesa.
gone-closed = Esta mesa foi fechada
gone-closed-text = Ela terminou sem resultado. Você pode criar outra quando quiser.
