from bot.players.ewn.loop import main

main()
