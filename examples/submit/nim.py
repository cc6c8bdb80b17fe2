from examples.nim.player.loop import main

main()
