from bot.reference.roborally.loop import main

main()
