from bot.roborally.player.loop import main

main()
