-- The tables of a league's store: what makes each version of them out of the one before.

-- version 5: the first that was released

CREATE TABLE league (                   -- one row
    game TEXT NOT NULL, edition TEXT NOT NULL, first_turn_ms REAL NOT NULL, turn_ms REAL NOT NULL,
    options TEXT NOT NULL,              -- of the game's setups, as JSON
    seats INTEGER NOT NULL,
    seed INTEGER NOT NULL,              -- of the first set
    anchor TEXT,                        -- the bot whose rating is fixed; NULL: the mean of all is
    version INTEGER NOT NULL,           -- counts the writes
    together INTEGER NOT NULL DEFAULT 0, patience_ms REAL NOT NULL DEFAULT 60000, slowdown REAL NOT NULL DEFAULT 1,
    clock TEXT NOT NULL DEFAULT 'fair'
);
CREATE TABLE bots (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, command TEXT NOT NULL,
    build TEXT NOT NULL,                -- command that makes the program; empty: none
    folder TEXT NOT NULL,               -- of its upload, in the league's folder; empty: none
    memory_mib INTEGER,                 -- NULL: as the contest has it
    isolated INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('new', 'trying', 'active', 'failed', 'retired')),
    build_output TEXT NOT NULL, last_words TEXT NOT NULL,
    added REAL NOT NULL, added_by TEXT NOT NULL,
    suspended INTEGER NOT NULL DEFAULT 0,      -- by the arena; its state is 'retired'
    watched_after INTEGER NOT NULL DEFAULT 0,  -- the last game before it was resumed
    hidden INTEGER NOT NULL DEFAULT 0          -- deleted, but it has games
);
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    bots TEXT NOT NULL,                 -- a bot's id for each seat, as JSON: the first one is tested against the others
    games INTEGER NOT NULL,             -- most to play
    elo0 REAL, elo1 REAL,               -- hypotheses of the sequential test; NULL: none
    seed INTEGER NOT NULL,              -- of its first set
    state TEXT NOT NULL CHECK (state IN ('running', 'stopped', 'done')),
    started REAL NOT NULL
);
CREATE TABLE sets (                     -- every seat assignment of some bots, with one seed
    id INTEGER PRIMARY KEY,
    match_id INTEGER REFERENCES matches,  -- NULL: played for the standings
    seed INTEGER NOT NULL, edition TEXT NOT NULL,
    size INTEGER NOT NULL,              -- games that it has when it is whole
    origin TEXT UNIQUE                  -- of imported ones: the same text for the same games
);
CREATE TABLE entries (                  -- who plays in a set; two copies of a bot are two entries
    set_id INTEGER NOT NULL REFERENCES sets, entry INTEGER NOT NULL, bot_id INTEGER NOT NULL REFERENCES bots,
    games INTEGER NOT NULL, half_wins INTEGER NOT NULL,
    PRIMARY KEY (set_id, entry)
) WITHOUT ROWID;
CREATE INDEX sets_of_match ON sets (match_id) WHERE match_id IS NOT NULL;
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    set_id INTEGER NOT NULL REFERENCES sets, number INTEGER NOT NULL,  -- in the set
    match_id INTEGER, seed INTEGER NOT NULL, edition TEXT NOT NULL,    -- those of the set
    length INTEGER NOT NULL,            -- turns
    faults INTEGER NOT NULL,            -- of all its bots
    played REAL NOT NULL,               -- when it was over, in seconds since 1970
    UNIQUE (set_id, number)
);
CREATE INDEX games_by_length ON games (length);
CREATE INDEX games_by_seed ON games (seed);
CREATE INDEX games_of_match ON games (match_id) WHERE match_id IS NOT NULL;
CREATE TABLE players (                  -- the bots of a game
    game_id INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL,
    bot_id INTEGER NOT NULL REFERENCES bots, entry INTEGER NOT NULL,
    rank INTEGER NOT NULL, half_wins INTEGER NOT NULL, score REAL NOT NULL,
    result TEXT NOT NULL,               -- won: alone the first; shared: first with others; lost
    faults INTEGER NOT NULL,
    first_ms REAL, median_ms REAL, longest_ms REAL,  -- first answer; turns after it
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;
CREATE INDEX players_by_bot ON players (bot_id, result, game_id);
CREATE TABLE faults (
    game_id INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL, bot_id INTEGER NOT NULL,
    kind TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat, kind)
) WITHOUT ROWID;
CREATE INDEX faults_of_bot ON faults (bot_id, kind, count);
CREATE TABLE names (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);  -- of what bots say of themselves
CREATE TABLE series (                   -- what was said under a name in a game
    name_id INTEGER NOT NULL, game_id INTEGER NOT NULL,
    seat INTEGER NOT NULL,              -- whose; -1: of the match
    last_value NOT NULL, min_value REAL, max_value REAL, mean_value REAL,  -- of its numbers; NULL: there are none
    PRIMARY KEY (name_id, game_id, seat)
) WITHOUT ROWID;
CREATE TABLE changes (                  -- which value it had from ``turn`` on, and before ``until``
    name_id INTEGER NOT NULL, turn INTEGER NOT NULL, game_id INTEGER NOT NULL, seat INTEGER NOT NULL,
    until INTEGER NOT NULL, value NOT NULL,
    PRIMARY KEY (name_id, turn, game_id, seat)
) WITHOUT ROWID;
CREATE TABLE boards (                   -- filters that are kept as leaderboards of their own
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, filter TEXT NOT NULL  -- as JSON
);
CREATE TABLE given_up (                 -- games that cannot be played, or not be saved
    set_id INTEGER NOT NULL REFERENCES sets, number INTEGER NOT NULL, why TEXT NOT NULL,
    PRIMARY KEY (set_id, number)
) WITHOUT ROWID;
CREATE TRIGGER sums_of_entries AFTER INSERT ON players BEGIN  -- what ``entries`` sums up is told from ``players`` alone
    UPDATE entries SET games = games + 1, half_wins = half_wins + NEW.half_wins
    WHERE set_id = (SELECT set_id FROM games WHERE id = NEW.game_id) AND entry = NEW.entry;
END;

-- version 6: versions of a bot, and the duels between them

ALTER TABLE league ADD COLUMN duel_games INTEGER NOT NULL DEFAULT 600;  -- most games of a duel between two versions
ALTER TABLE league ADD COLUMN duel_elo REAL NOT NULL DEFAULT 50;        -- the difference that it looks for
CREATE TABLE versions (                 -- a bot that is a version of a bot
    bot_id INTEGER PRIMARY KEY REFERENCES bots ON DELETE CASCADE,
    family TEXT NOT NULL,               -- the name that its versions have in common
    number INTEGER NOT NULL,            -- from 1
    elo REAL NOT NULL,                  -- the difference that its duel looks for
    duel INTEGER REFERENCES matches,    -- with the version before it; NULL: none is begun
    verdict TEXT NOT NULL DEFAULT '',   -- of the duel, when it is over
    ruling TEXT NOT NULL DEFAULT '',    -- promoted or rejected by its author
    UNIQUE (family, number)
);

-- version 7: answers that were forgiven

CREATE TABLE forgiven (                 -- how many answers would have been late by the wall clock
    game_id INTEGER NOT NULL REFERENCES games, seat INTEGER NOT NULL, bot_id INTEGER NOT NULL REFERENCES bots,
    count INTEGER NOT NULL,
    PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;

-- version 8: games of different numbers of players

ALTER TABLE league ADD COLUMN most_seats INTEGER NOT NULL DEFAULT 0;   -- 0: all games have ``seats`` players

-- version 9: whose bot is one's own

ALTER TABLE league ADD COLUMN own INTEGER;  -- a version of the bot of whoever looks at the pages; NULL: none is chosen

-- version 10: games that were played on from a turn

CREATE TABLE branches (                 -- what came of games that were played on from a turn
    id INTEGER PRIMARY KEY, game_id INTEGER NOT NULL REFERENCES games,
    file TEXT NOT NULL,                 -- of the replays, seen from the league's folder
    result TEXT NOT NULL                -- as JSON
);
CREATE INDEX branches_of_game ON branches (game_id);

-- version 11: leaderboards are filtered by conditions alone

UPDATE boards SET filter = json_remove(json_set(filter, '$.said', json((SELECT json_group_array(text) FROM (
    SELECT value AS text FROM json_each(filter, '$.said') UNION ALL  -- what was a field of its own is a condition now
    SELECT replace(replace(key || ' = ', 'min_length =', 'turns >='), 'max_length =', 'turns <=') || json_quote(value)
    FROM json_each(filter) WHERE key IN ('seat', 'rank', 'seed', 'edition', 'min_length', 'max_length'))))),
    '$.seat', '$.rank', '$.seed', '$.edition', '$.min_length', '$.max_length');
