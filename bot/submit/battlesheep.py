from bot.players.battlesheep.loop import main

main()
