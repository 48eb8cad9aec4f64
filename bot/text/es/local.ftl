# La mesa en el navegador (python -m bot play).
pace-alone = sin prisa
local-server = Deadeye
local-channel = mesa
local-topic = Eres { $person }. Los demás asientos son de bots. Solo hay este canal: no hay hilos y los mensajes directos figuran como cerrados, así que pulsa Mi asiento.
local-open = Tu mesa está lista: { $address }
    Eres { $person } y diriges la mesa: pulsa Empezar y después Mi asiento para ver tu rol. Escribe / para los comandos; la página se pone al día sola.
    Hay un solo canal, sin hilos, y los mensajes directos figuran como cerrados. Ctrl+C la termina y no se guarda nada.
local-closed = La mesa está cerrada.
