from bot.reference.olympics.loop import main

main()
