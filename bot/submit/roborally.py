from bot.players.roborally.loop import main

main()
