// The yardstick of the benchmark: random games on hexagons as one would first write them, a board of
// numbers and a vector of moves. Not meant to be fast, only to be plain.
//
// Usage: naive SECONDS SEED < POSITION
// POSITION: width height, then the rows of owners (-1 wall, 0 free, 1 to 4), then the rows of sheep; player 1 moves.
// Prints: games and plies per second of processor time, then the mean final score of each player.
#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <random>
#include <vector>

const int PLAYERS = 4;
const int DIRECTIONS = 6;
const int STEP[2][DIRECTIONS][2] = {
    {{-1, -1}, {0, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}},  // from even rows: dx, dy
    {{0, -1}, {1, -1}, {-1, 0}, {1, 0}, {0, 1}, {1, 1}},    // from odd rows
};

struct Move {
    int x, y, to_x, to_y, sheep;
};

struct Board {
    int width, height;
    std::vector<std::vector<int>> owner, sheep;  // [y][x]

    int owner_at(int x, int y) const {
        return x >= 0 && x < width && y >= 0 && y < height ? owner[y][x] : -1;
    }

    std::vector<Move> moves(int player) const {
        std::vector<Move> found;
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) {
                if (owner[y][x] != player || sheep[y][x] < 2) continue;
                for (int d = 0; d < DIRECTIONS; d++) {
                    int to_x = x, to_y = y;
                    while (true) {
                        const int *step = STEP[to_y & 1][d];
                        if (owner_at(to_x + step[0], to_y + step[1]) != 0) break;
                        to_x += step[0];
                        to_y += step[1];
                    }
                    if (to_x == x && to_y == y) continue;
                    for (int m = 1; m < sheep[y][x]; m++) found.push_back({x, y, to_x, to_y, m});
                }
            }
        return found;
    }

    void play(int player, const Move &move) {
        sheep[move.y][move.x] -= move.sheep;
        sheep[move.to_y][move.to_x] = move.sheep;
        owner[move.to_y][move.to_x] = player;
    }

    int region(int x, int y, int player, std::vector<std::vector<bool>> &seen) const {
        if (owner_at(x, y) != player || seen[y][x]) return 0;
        seen[y][x] = true;
        int size = 1;
        for (int d = 0; d < DIRECTIONS; d++) size += region(x + STEP[y & 1][d][0], y + STEP[y & 1][d][1], player, seen);
        return size;
    }

    int score(int player) const {
        std::vector<std::vector<bool>> seen(height, std::vector<bool>(width));
        int cells = 0, largest = 0;
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++) {
                int size = region(x, y, player, seen);
                cells += size;
                largest = std::max(largest, size);
            }
        return 3 * cells + largest;
    }
};

int main(int, char **arguments) {
    const double seconds = std::atof(arguments[1]);
    std::mt19937 random(std::atoi(arguments[2]));
    Board start;
    std::cin >> start.width >> start.height;
    for (auto *grid : {&start.owner, &start.sheep}) {
        grid->assign(start.height, std::vector<int>(start.width));
        for (auto &row : *grid)
            for (int &value : row) std::cin >> value;
    }
    long games = 0, plies = 0;
    double spent = 0, total[PLAYERS] = {};
    const std::clock_t began = std::clock();
    while (spent < seconds) {
        Board board = start;
        for (int player = 1, passes = 0; passes < PLAYERS; player = player % PLAYERS + 1) {
            const std::vector<Move> moves = board.moves(player);
            if (moves.empty()) {
                passes++;
                continue;
            }
            passes = 0;
            plies++;
            board.play(player, moves[std::uniform_int_distribution<int>(0, moves.size() - 1)(random)]);
        }
        for (int player = 1; player <= PLAYERS; player++) total[player - 1] += board.score(player);
        games++;
        spent = double(std::clock() - began) / CLOCKS_PER_SEC;
    }
    std::cout << games / spent << ' ' << plies / spent;
    for (double sum : total) std::cout << ' ' << sum / games;
    std::cout << '\n';
}
