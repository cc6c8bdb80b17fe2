from bot.players.battlesheep import main

main()
