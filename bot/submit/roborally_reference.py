from bot.roborally.reference.loop import main

main()
