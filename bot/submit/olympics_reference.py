from bot.olympics.reference.loop import main

main()
