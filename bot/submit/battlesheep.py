from bot.battlesheep.player.loop import main

main()
