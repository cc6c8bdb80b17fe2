from bot.reference.ewn.loop import main

main()
