from bot.battlesheep.reference.loop import main

main()
