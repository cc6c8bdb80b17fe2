// The features of bot/olympics/outlook/network/features.py for many positions, for training alone: the same numbers, 100 times
// as fast. Rules and distributions come as tables; the names are those of the Python module. Row-major arrays.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>

namespace {

constexpr int A = 4, P = 3, G = 4, J = 64;
constexpr int FINISH = 29, RUNNER_STATES = 90, STUNS = 3, DONE = 88, LONGEST_RACE = 24;
constexpr int CELLS = 1681, FOLDED = 231, RINGS = 48, COMBOS = 16, DIVES = 121, RISKS = 7, SPACES = 46, TURNS = 100;
constexpr int DEPTH = 4, PLANS = 256;
constexpr int GOLD = 0, SILVER = 4, WORTH = 8, SCORED = 12, TOTAL = 16, SPREAD = 17, RACE = 18, AIM = 22, GLIDE = 24,
              DIVE = 32, PLAN = 35, FEATURES = 38;
constexpr int RUNNING = 0, TO_COME = 4, CLOCK = 8, SHARED = 14;
constexpr float SURE_POINTS = 0.02f, OPEN_POINTS = 0.28f, LEAST_VARIANCE = 1e-3f, MOST_SPREAD = 1.0f;
constexpr int NEXT[P] = {1, 2, 0}, LAST[P] = {2, 0, 1};

int action(int joint, int player) { return joint >> (2 * (P - 1 - player)) & 3; }

float dot(const float* one, const float* other, int count) {
    float sum = 0;
    for (int i = 0; i < count; i++) sum += one[i] * other[i];
    return sum;
}

}  // namespace

extern "C" {

struct Tables {
    const int32_t* archery_steps;  // [WINDS][A][CELLS]
    const int32_t* folded;         // [CELLS]
    const float* dives;            // [LONGEST_RUN + 1][COMBOS][DIVES]: distributions of the gain
    const float* glides;           // [SKATING_TURNS + 1][RISKS][SPACES]
    const float* runs;             // [2][G][TURNS + 2]: mean and variance of the runs left
    const float* mean_points;      // [G]
    const float* mean_variances;   // [G]
};

struct Position {
    const float* stand;      // [LONGEST_RACE + 1][RUNNER_STATES][FINISH + 1], or null: no race that counts
    const float* running;    // [LONGEST_RACE + 1][RUNNER_STATES]
    const int32_t* steps;    // [A + 1][RUNNER_STATES]
    const float* rings;      // [winds + 1][FOLDED][RINGS] by the winds left
    int32_t turn;
    int32_t resting[G];
    int32_t points[P][G];
    int32_t states[G][P];
    int32_t winds_left, winds[DEPTH];      // 0 left: no run that counts
    int32_t letters_left, letters[DEPTH];
    int32_t skating_left;
    int32_t skated[P][J];    // the skaters' states after each joint action
};
}

namespace {

struct Outlook {
    bool counts = false, has_plans = false;
    float gold[P][J], silver[P][J], later[J], now[P], turns;
    float plans[P][DEPTH][PLANS];
};

// Medals by independent results of each player's action; D [P][A][N].
template <int N>
void medal_chances(const float (*results)[A][N], Outlook& out) {
    static thread_local float upto[P][A][N];
    for (int p = 0; p < P; p++)
        for (int a = 0; a < A; a++) {
            float sum = 0;
            for (int r = 0; r < N; r++) upto[p][a][r] = sum += results[p][a][r];
        }
    float over[P][P][A][A];  // the chance that the first is not behind the second
    for (int p = 0; p < P; p++)
        for (int q = 0; q < P; q++)
            if (p != q)
                for (int a = 0; a < A; a++)
                    for (int b = 0; b < A; b++) over[p][q][a][b] = dot(results[p][a], upto[q][b], N);
    for (int p = 0; p < P; p++) {
        const int q = NEXT[p], s = LAST[p];
        for (int j = 0; j < J; j++) {
            const int a = action(j, p), b = action(j, q), c = action(j, s);
            const float *mine = results[p][a], *one = upto[q][b], *other = upto[s][c];
            float gold = 0;
            for (int r = 0; r < N; r++) gold += mine[r] * one[r] * other[r];
            out.gold[p][j] = gold;
            out.silver[p][j] = over[p][q][a][b] + over[p][s][a][c] - 2 * gold;
        }
    }
}

// The points to be expected by each own result.
void worth_of_results(const float (*results)[DIVES], int count, float (*worth)[DIVES]) {
    float upto[P][DIVES];
    for (int p = 0; p < P; p++) {
        float sum = 0;
        for (int r = 0; r < count; r++) upto[p][r] = sum += results[p][r];
    }
    for (int p = 0; p < P; p++)
        for (int r = 0; r < count; r++) {
            const float one = upto[NEXT[p]][r], other = upto[LAST[p]][r], both = one * other;
            worth[p][r] = 3 * both + one + other - 2 * both;
        }
}

void race(const Position& s, Outlook& out, float* players) {
    const int left = TURNS + 1 - s.turn, times = std::min(left - 1, LONGEST_RACE) + 1;
    static thread_local float arrive[P][A][32], alive[P][A][32], upto[P][A][LONGEST_RACE + 1][FINISH];
    static thread_local float behind[P][P][A][A][32], survive[P][A][32];
    int after[P][A];
    auto row = [&](int time, int state) { return s.stand + (time * RUNNER_STATES + state) * (FINISH + 1); };
    for (int p = 0; p < P; p++)
        for (int a = 0; a < A; a++) {
            const int state = after[p][a] = s.steps[a * RUNNER_STATES + s.states[0][p]];
            for (int t = 0; t < times; t++) {
                const float* at = row(t, state);
                float sum = 0;
                for (int x = 0; x < FINISH; x++) upto[p][a][t][x] = sum += at[x];
                arrive[p][a][t] = at[FINISH];
                alive[p][a][t] = sum + at[FINISH];
                survive[p][a][t] = s.running[t * RUNNER_STATES + state];
            }
            float mean = 0;
            for (int t = 0; t <= LONGEST_RACE; t++) mean += s.running[t * RUNNER_STATES + state];
            for (int j = 0; j < J; j++)
                if (action(j, p) == a) {
                    float* own = players + (j * P + p) * FEATURES + RACE;
                    own[0] = 0.1f * mean;
                    own[1] = state % STUNS == 1;
                    own[2] = state % STUNS == 2;
                    own[3] = float(state / STUNS) / FINISH;
                }
        }
    for (int p = 0; p < P; p++)
        for (int q = 0; q < P; q++)
            if (p != q)
                for (int a = 0; a < A; a++)
                    for (int t = 0; t < times; t++)
                        for (int b = 0; b < A; b++)
                            behind[p][q][a][b][t] = dot(row(t, after[p][a]), upto[q][b][t], FINISH);
    for (int j = 0; j < J; j++) {
        for (int p = 0; p < P; p++) {
            const int q = NEXT[p], r = LAST[p], a = action(j, p), b = action(j, q), c = action(j, r);
            float gold = 0, silver = 0;
            for (int t = 0; t < times; t++) {
                gold += arrive[p][a][t] * alive[q][b][t] * alive[r][c][t];
                silver += arrive[q][b][t] * behind[p][r][a][c][t] + arrive[r][c][t] * behind[p][q][a][b][t];
            }
            out.gold[p][j] = gold;
            out.silver[p][j] = silver;
        }
        out.later[j] = 0;
        for (int t = 0; t < times - 1; t++)
            out.later[j] += survive[0][action(j, 0)][t] * survive[1][action(j, 1)][t] * survive[2][action(j, 2)][t];
    }
    // plans
    const int horizon = std::min(left, LONGEST_RACE);
    static thread_local float ends[P][LONGEST_RACE + 1][FINISH + 2], stands[P][LONGEST_RACE + 1][FINISH];
    for (int t = 0; t <= horizon; t++)
        for (int p = 0; p < P; p++) {
            float sum = 0;
            const float* at = row(t, s.states[0][p]);
            for (int x = 0; x < FINISH; x++) stands[p][t][x] = sum += at[x];
        }
    for (int t = 0; t <= horizon; t++)
        for (int p = 0; p < P; p++) {
            const int q = NEXT[p], r = LAST[p];
            const float first = row(t, s.states[0][q])[FINISH], second = row(t, s.states[0][r])[FINISH];
            for (int x = 0; x < FINISH; x++) ends[p][t][x] = first * stands[r][t][x] + second * stands[q][t][x];
            ends[p][t][FINISH] = 3 * (stands[q][t][FINISH - 1] + first) * (stands[r][t][FINISH - 1] + second);
            ends[p][t][FINISH + 1] = 0;
        }
    out.turns = 0;
    for (int t = 0; t < horizon; t++) {
        const float* on = s.running + t * RUNNER_STATES;
        out.turns += on[s.states[0][0]] * on[s.states[0][1]] * on[s.states[0][2]];
    }
    for (int p = 0; p < P; p++) {
        static thread_local float known[DEPTH + 1][RUNNER_STATES];
        bool is_known[DEPTH + 1][RUNNER_STATES] = {};
        auto value = [&](int depth, int state) {
            if (state >= DONE || depth > horizon) return 0.0f;
            if (!is_known[depth][state]) {
                is_known[depth][state] = true;
                float sum = 0;
                for (int t = 0; depth + t <= horizon; t++) sum += dot(row(t, state), ends[p][depth + t], FINISH + 1);
                known[depth][state] = sum;
            }
            return known[depth][state];
        };
        out.now[p] = value(0, s.states[0][p]);
        int state[PLANS] = {s.states[0][p]};
        float earned[PLANS] = {0};
        for (int depth = 1, count = 1; depth <= DEPTH; depth++, count *= A)
            for (int i = count * A - 1; i >= 0; i--) {
                const int reached = s.steps[i % A * RUNNER_STATES + state[i / A]];
                out.plans[p][depth - 1][i] = earned[i / A] + value(depth, reached);
                state[i] = reached;
                earned[i] = earned[i / A] + (depth <= horizon ? ends[p][depth][reached / STUNS + (reached >= DONE)] : 0);
            }
    }
}

void arrows(const Position& s, const Tables& tables, Outlook& out, float* players) {
    static thread_local float results[P][A][RINGS];
    float before[P][DIVES], worth[P][DIVES];
    auto row = [&](int left, int cell) { return s.rings + (std::max(left, 0) * FOLDED + tables.folded[cell]) * RINGS; };
    for (int p = 0; p < P; p++) {
        std::copy_n(row(s.winds_left, s.states[1][p]), RINGS, before[p]);
        for (int a = 0; a < A; a++) {
            const int cell = tables.archery_steps[(s.winds[0] * A + a) * CELLS + s.states[1][p]];
            std::copy_n(row(s.winds_left - 1, cell), RINGS, results[p][a]);
            float mean = 0, square = 0;
            for (int r = 0; r < RINGS; r++) {
                const float ring = float(r) / RINGS;
                mean += results[p][a][r] * ring;
                square += results[p][a][r] * ring * ring;
            }
            for (int j = 0; j < J; j++)
                if (action(j, p) == a) {
                    float* own = players + (j * P + p) * FEATURES + AIM;
                    own[0] = mean;
                    own[1] = 3 * std::sqrt(std::max(square - mean * mean, 0.0f));
                }
        }
    }
    medal_chances<RINGS>(results, out);
    worth_of_results(before, RINGS, worth);
    for (int p = 0; p < P; p++) {
        out.now[p] = dot(before[p], worth[p], RINGS);
        int cell[PLANS] = {s.states[1][p]};
        for (int depth = 1, count = 1; depth <= DEPTH; depth++, count *= A)
            for (int i = count * A - 1; i >= 0; i--) {
                const int wind = depth <= s.winds_left ? s.winds[depth - 1] : 0;
                const int reached = tables.archery_steps[(wind * A + i % A) * CELLS + cell[i / A]];
                out.plans[p][depth - 1][i] = dot(row(s.winds_left - depth, reached), worth[p], RINGS);
                cell[i] = reached;
            }
    }
    for (int j = 0; j < J; j++) out.later[j] = s.winds_left - 1;
    out.turns = s.winds_left;
}

void divers(const Position& s, const Tables& tables, Outlook& out, float* players) {
    static thread_local float results[P][A][DIVES];
    float before[P][DIVES], worth[P][DIVES];
    const int left = s.letters_left;
    auto spread = [&](int turns, int points, int combo, float* to) {
        const float* gain = tables.dives + (std::max(turns, 0) * COMBOS + combo) * DIVES;
        std::fill_n(to, points, 0.0f);
        std::copy_n(gain, DIVES - points, to + points);
    };
    auto dived = [&](int depth, int hit, int& points, int& combo) {
        if (depth > left) return;
        combo = hit ? std::min(combo + 1, COMBOS - 1) : 0;
        points = std::min(points + combo, DIVES - 1);
    };
    for (int p = 0; p < P; p++) {
        const int points = s.states[3][p] / COMBOS, combo = s.states[3][p] % COMBOS;
        spread(left, points, combo, before[p]);
        for (int a = 0; a < A; a++) {
            int sum = points, streak = combo;
            dived(1, a == s.letters[0], sum, streak);
            spread(left - 1, sum, streak, results[p][a]);
            for (int j = 0; j < J; j++)
                if (action(j, p) == a) {
                    float* own = players + (j * P + p) * FEATURES + DIVE;
                    own[0] = 0.02f * sum;
                    own[1] = 0.15f * streak;
                    own[2] = 0.01f * (sum + (left - 1) * streak + (left - 1) * left / 2);
                }
        }
    }
    medal_chances<DIVES>(results, out);
    worth_of_results(before, DIVES, worth);
    for (int p = 0; p < P; p++) {
        out.now[p] = dot(before[p], worth[p], DIVES);
        int points[PLANS] = {s.states[3][p] / COMBOS}, combo[PLANS] = {s.states[3][p] % COMBOS};
        for (int depth = 1, count = 1; depth <= DEPTH; depth++, count *= A) {
            const int goal = depth <= left ? s.letters[depth - 1] : -1;
            for (int from = count - 1; from >= 0; from--) {
                int sum[2], streak[2];
                float value[2];
                for (int hit = 0; hit < 2; hit++) {
                    sum[hit] = points[from], streak[hit] = combo[from];
                    dived(depth, hit, sum[hit], streak[hit]);
                    const float* gain = tables.dives + (std::max(left - depth, 0) * COMBOS + streak[hit]) * DIVES;
                    value[hit] = dot(gain, worth[p] + sum[hit], DIVES - sum[hit]);
                }
                for (int a = A - 1; a >= 0; a--) {
                    const int hit = a == goal, i = from * A + a;
                    out.plans[p][depth - 1][i] = value[hit];
                    points[i] = sum[hit];
                    combo[i] = streak[hit];
                }
            }
        }
    }
    for (int j = 0; j < J; j++) out.later[j] = left - 1;
    out.turns = left;
}

void skaters(const Position& s, const Tables& tables, Outlook& out, float* players) {
    const int left = s.skating_left;
    float before[P][DIVES], worth[P][DIVES];
    auto spread = [&](int turns, int state, float* to) {
        const int spaces = state / RISKS;
        std::fill_n(to, spaces, 0.0f);
        std::copy_n(tables.glides + (turns * RISKS + state % RISKS) * SPACES, SPACES - spaces, to + spaces);
    };
    for (int p = 0; p < P; p++) spread(left, s.states[2][p], before[p]);
    worth_of_results(before, SPACES, worth);
    for (int p = 0; p < P; p++) out.now[p] = dot(before[p], worth[p], SPACES);
    for (int j = 0; j < J; j++) {
        float result[P][SPACES], upto[P][SPACES], mean = 0;
        for (int p = 0; p < P; p++) {
            spread(left - 1, s.skated[p][j], result[p]);
            float sum = 0;
            for (int r = 0; r < SPACES; r++) upto[p][r] = sum += result[p][r];
            mean += s.skated[p][j] / RISKS / 3.0f;
        }
        for (int p = 0; p < P; p++) {
            const float *one = upto[NEXT[p]], *other = upto[LAST[p]];
            float gold = 0, both = 0;
            for (int r = 0; r < SPACES; r++) {
                gold += result[p][r] * one[r] * other[r];
                both += result[p][r] * (one[r] + other[r]);
            }
            out.gold[p][j] = gold;
            out.silver[p][j] = both - 2 * gold;
            float* own = players + (j * P + p) * FEATURES + GLIDE;
            own[0] = 0.12f * (s.skated[p][j] / RISKS - mean);
            own[1 + s.skated[p][j] % RISKS] = 1;
        }
        out.later[j] = left - 1;
    }
    out.turns = left;
}

float interpolated(const float* row, float turns) {
    turns = std::max(turns, 0.0f);
    const int whole = int(turns);
    return row[whole] + (turns - whole) * (row[std::min(whole + 1, TURNS + 1)] - row[whole]);
}

void assemble(const Position& s, const Tables& tables, const Outlook* outlooks, float* players, float* shared) {
    static const int state_features[G + 1] = {RACE, AIM, GLIDE, DIVE, PLAN}, order[G] = {0, 1, 2, 3}, clocks[G] = {12, 9, 10, 11};
    const int turns_left = TURNS - s.turn;
    float total[J][P] = {}, noises[J][P] = {};
    float gains[P][DEPTH][PLANS] = {};
    for (int g : order) {
        const Outlook& game = outlooks[g];
        const float *means = tables.runs + g * (TURNS + 2), *doubts = means + G * (TURNS + 2);
        const float mean_points = tables.mean_points[g];
        if (game.counts && game.has_plans)
            for (int p = 0; p < P; p++) {
                const float runs = interpolated(means, turns_left + 1 - game.turns);
                const float final = s.points[p][g] + game.now[p] + mean_points * runs + SURE_POINTS + OPEN_POINTS;
                for (int d = 0, count = A; d < DEPTH; d++, count *= A)
                    for (int i = 0; i < count; i++) gains[p][d][i] += game.plans[p][d][i] / final;
            }
        for (int j = 0; j < J; j++) {
            float runs = 0, doubt = 0;
            if (game.counts || s.resting[g]) {
                const float turns = game.counts ? turns_left - game.later[j] : turns_left + 1;
                runs = interpolated(means, turns), doubt = interpolated(doubts, turns);
            }
            if (game.counts) {
                const bool running = game.later[j] > 0;
                shared[j * SHARED + RUNNING + g] = running;
                shared[j * SHARED + clocks[g]] = game.later[j] / 15;
                if (!running)
                    for (int p = 0; p < P; p++)
                        std::fill(players + (j * P + p) * FEATURES + state_features[g],
                                  players + (j * P + p) * FEATURES + state_features[g + 1], 0.0f);
            }
            shared[j * SHARED + TO_COME + g] = 0.3f * runs;
            for (int p = 0; p < P; p++) {
                const float gold = game.counts ? game.gold[p][j] : 0, silver = game.counts ? game.silver[p][j] : 0;
                const float expected = 3 * gold + silver;
                const float unsure = std::min(1.0f, runs + gold * (1 - gold) + silver * (1 - silver));
                const float final = s.points[p][g] + expected + mean_points * runs + SURE_POINTS + OPEN_POINTS * unsure;
                const float variance = 9 * gold + silver - expected * expected + tables.mean_variances[g] * runs
                                       + mean_points * mean_points * doubt;
                const float noise = std::min(variance / (final * final), MOST_SPREAD);
                total[j][p] += std::log(final) - 0.25f * noise;
                noises[j][p] += noise;
                float* own = players + (j * P + p) * FEATURES;
                own[GOLD + g] = gold;
                own[SILVER + g] = silver;
                own[WORTH + g] = 1 / final;
                own[SCORED + g] = 0.5f * std::log(s.points[p][g] + 1.0f);
            }
        }
    }
    float best[P][DEPTH][A];
    for (int p = 0; p < P; p++)
        for (int d = 0, later = 1; d < DEPTH; d++, later *= A)
            for (int a = 0; a < A; a++)
                best[p][d][a] = *std::max_element(gains[p][d] + a * later, gains[p][d] + (a + 1) * later);
    for (int j = 0; j < J; j++) {
        for (int p = 0; p < P; p++) {
            float* own = players + (j * P + p) * FEATURES;
            own[TOTAL] = 0.4f * total[j][p];
            own[SPREAD] = 0.4f * std::log(noises[j][p] + LEAST_VARIANCE);
            for (int d = 1; d < DEPTH; d++) {
                const float gain = best[p][d][action(j, p)] - best[p][0][action(j, p)];
                own[PLAN + d - 1] = std::min(3.0f, std::max(-1.0f, 5 * gain));
            }
        }
        shared[j * SHARED + CLOCK] = float(turns_left) / TURNS;
        shared[j * SHARED + CLOCK + 5] = turns_left < 12;
    }
}

}  // namespace

// players [count][J][P][FEATURES], shared [count][J][SHARED]
extern "C" void children(int count, const Position* positions, const Tables* tables, float* players, float* shared) {
    std::memset(players, 0, sizeof(float) * count * J * P * FEATURES);
    std::memset(shared, 0, sizeof(float) * count * J * SHARED);
    static thread_local Outlook outlooks[G];
    for (int i = 0; i < count; i++) {
        const Position& s = positions[i];
        float* own = players + size_t(i) * J * P * FEATURES;
        const bool counts[G] = {s.stand != nullptr, s.winds_left > 0, s.skating_left > 0, s.letters_left > 0};
        for (int g = 0; g < G; g++) outlooks[g].counts = counts[g], outlooks[g].has_plans = g != 2;
        if (counts[0]) race(s, outlooks[0], own);
        if (counts[1]) arrows(s, *tables, outlooks[1], own);
        if (counts[2]) skaters(s, *tables, outlooks[2], own);
        if (counts[3]) divers(s, *tables, outlooks[3], own);
        assemble(s, *tables, outlooks, own, shared + size_t(i) * J * SHARED);
    }
}
