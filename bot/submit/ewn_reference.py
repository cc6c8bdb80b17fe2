from bot.ewn.reference.loop import main

main()
