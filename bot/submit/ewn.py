from bot.ewn.player.loop import main

main()
