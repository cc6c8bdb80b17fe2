from examples.nim.loop import main

main()
