from bot.olympics.player.loop import main

main()
