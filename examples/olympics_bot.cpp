// A bot for the Olympics that always goes left. Compile it with: g++ -O2 -o out/olympics_bot examples/olympics_bot.cpp
#include <iostream>
#include <string>

int main() {
    int me, games;
    std::cin >> me >> games >> std::ws;
    for (std::string line; std::getline(std::cin, line);) {  // the first of three lines of scores
        for (int more = 2 + games; more > 0; --more) std::getline(std::cin, line);
        std::cout << "LEFT" << std::endl;
    }
}
