-- The log: everything that ever happened at a table, and the only truth about it.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- A line is written if it comes next, or not at all, whoever writes. That this ends the whole
-- transaction spares the database the notes for taking back a single statement.
CREATE TRIGGER log_next BEFORE INSERT ON log
WHEN NEW.number IS NOT
    (SELECT coalesce(max(number), 0) + 1 FROM log WHERE table_id = NEW.table_id)
BEGIN
    SELECT raise(ROLLBACK, 'not the next line');
END;

CREATE TRIGGER log_unchanged BEFORE UPDATE ON log
BEGIN
    SELECT raise(ABORT, 'the log is never changed');
END;

CREATE TRIGGER log_kept BEFORE DELETE ON log
BEGIN
    SELECT raise(ABORT, 'the log is never cut');
END;

-- A guest has neither key nor password, an account has both. The key is the name in lower case.
CREATE TABLE person (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    key TEXT UNIQUE,
    password TEXT,
    created INTEGER NOT NULL,
    CHECK ((key IS NULL) = (password IS NULL))
) STRICT;

CREATE TABLE session (
    token BLOB NOT NULL PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Whom a person has blocked or muted.
CREATE TABLE shunned (
    person INTEGER NOT NULL REFERENCES person (id),
    how TEXT NOT NULL CHECK (how IN ('block', 'mute')),
    other INTEGER NOT NULL REFERENCES person (id),
    PRIMARY KEY (person, how, other)
) STRICT, WITHOUT ROWID;

-- What lists show of a table. It follows from the log and could be made again from it.
CREATE TABLE summary (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    public INTEGER NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'playing', 'finished')),
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    info TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Nearly all tables are finished ones; these two hold only the few that are not.
CREATE INDEX summary_unfinished ON summary (table_id) WHERE stage <> 'finished';
CREATE INDEX summary_public ON summary (created) WHERE stage <> 'finished' AND public;

-- Who sits at a table, each once, in the order of their first seats.
CREATE TABLE seated (
    table_id TEXT NOT NULL REFERENCES summary (table_id),
    person INTEGER NOT NULL REFERENCES person (id),
    place INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX seated_person ON seated (person);
