# The table in your browser (python -m bot play).
pace-alone = unhurried
local-server = Deadeye
local-channel = table
local-topic = You are { $person }. Bots hold the other seats. There is only this channel: no threads, and private messages count as closed, so press My seat.
local-open = Your table is ready: { $address }
    You are { $person }, the host: press Start, then My seat to see your role. Type / for commands; the page keeps up by itself.
    There is one channel, no threads, and private messages count as closed. Ctrl+C ends it, and nothing is kept.
local-closed = The table is closed.
