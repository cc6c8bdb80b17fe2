// A bot for Coins: goes to the nearest coin, of those to the one of the greatest value.
#include <cstdlib>
#include <iostream>
#include <string>
#include <tuple>

int main() {
    int turn, width, height;
    while (std::cin >> turn >> width >> height) {
        int x, y, other_x, other_y, coins;
        std::cin >> x >> y >> other_x >> other_y >> coins;
        std::tuple<int, int, int, int> best{1000, 0, x, y};
        for (int coin = 0; coin < coins; ++coin) {
            int coin_x, coin_y, value;
            std::cin >> coin_x >> coin_y >> value;
            best = std::min(best, {std::abs(coin_x - x) + std::abs(coin_y - y), -value, coin_x, coin_y});
        }
        const auto [distance, value, goal_x, goal_y] = best;
        std::cerr << "[PDATA] distance = " << distance << std::endl;
        const std::string answer = goal_x > x ? "RIGHT" : goal_x < x ? "LEFT" : goal_y > y ? "DOWN" : goal_y < y ? "UP" : "WAIT";
        std::cout << answer << std::endl;
    }
}
