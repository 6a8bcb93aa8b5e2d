# O que o anfitrião avisa a todos
announced-restart = O servidor vai reiniciar: { $at }. O que foi jogado fica salvo.
announced-closed = Fechado por um tempo: { $begin } até { $until }. O que foi jogado fica salvo.
