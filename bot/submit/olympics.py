from bot.players.olympics.loop import main

main()
