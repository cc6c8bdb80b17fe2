from bot.reference.battlesheep.loop import main

main()
