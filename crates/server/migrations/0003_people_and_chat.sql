-- Names and sayings leave the log, which is never changed: it holds the numbers of people alone, and a
-- line says that somebody has spoken, not what. Both can then be forgotten when they are to be.

-- What was said at tables, by the number of its line.
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    person INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_person ON chat (person);

-- People of other servers at tables that were brought from there; their numbers are below 0.
CREATE TABLE visitor (
    table_id TEXT NOT NULL,
    person INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

-- A line that is damaged stays as it is: it stops its table and nothing else.
DROP TRIGGER log_unchanged;

INSERT INTO visitor (table_id, person, name)
SELECT table_id, -dense_rank() OVER (PARTITION BY table_id ORDER BY name), name
FROM (
    SELECT DISTINCT table_id, coalesce(body ->> '$.who.name', body ->> '$.host.name') AS name
    FROM log
    WHERE CASE WHEN body GLOB '{"what":"[sc]*' AND json_valid(body)
        THEN coalesce(body ->> '$.who.person', body ->> '$.host.person') = 0 ELSE 0 END
)
WHERE name <> '';

UPDATE log SET body = json_set(body, '$.who', CASE body ->> '$.who.person'
    WHEN 0 THEN coalesce((
        SELECT person FROM visitor
        WHERE visitor.table_id = log.table_id AND visitor.name = log.body ->> '$.who.name'
    ), 0)
    ELSE body ->> '$.who.person' END)
WHERE CASE WHEN body GLOB '{"what":"sa*' AND json_valid(body)
    THEN json_type(body, '$.who.person') IS 'integer' ELSE 0 END;

UPDATE log SET body = json_set(body, '$.host', CASE body ->> '$.host.person'
    WHEN 0 THEN coalesce((
        SELECT person FROM visitor
        WHERE visitor.table_id = log.table_id AND visitor.name = log.body ->> '$.host.name'
    ), 0)
    ELSE body ->> '$.host.person' END)
WHERE CASE WHEN body GLOB '{"what":"created"*' AND json_valid(body)
    THEN json_type(body, '$.host.person') IS 'integer' ELSE 0 END;

INSERT INTO chat (table_id, number, person, at, text)
SELECT table_id, number, body ->> 'who', at, body ->> 'text' FROM log
WHERE CASE WHEN body GLOB '{"what":"said"*' AND json_valid(body)
    THEN json_type(body, '$.who') IS 'integer' AND json_type(body, '$.text') IS 'text' ELSE 0 END;

UPDATE log SET body = json_remove(body, '$.text')
WHERE CASE WHEN body GLOB '{"what":"said"*' AND json_valid(body)
    THEN json_type(body, '$.text') IS NOT NULL ELSE 0 END;

CREATE TRIGGER log_unchanged BEFORE UPDATE ON log
BEGIN
    SELECT raise(ABORT, 'the log is never changed');
END;

-- Tables that an administrator has deleted, so that their lines may go.
CREATE TABLE doomed (
    table_id TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

DROP TRIGGER log_kept;
CREATE TRIGGER log_kept BEFORE DELETE ON log
WHEN NOT EXISTS (SELECT 1 FROM doomed WHERE table_id = OLD.table_id)
BEGIN
    SELECT raise(ABORT, 'the log is never cut');
END;

-- What lists show of a table names people by their numbers as well: the host, and in each seat a
-- number, the level of a bot, or nothing. Who came back to a seat is who sat down there last.
UPDATE summary SET info = json_set(info,
    '$.host', (
        SELECT body ->> 'host' FROM log
        WHERE shelf IN (SELECT shelf FROM shelved WHERE shelved.table_id = summary.table_id)
        AND log.table_id = summary.table_id AND number = 1
        AND CASE WHEN json_valid(body) THEN json_type(body, '$.host') IS 'integer' ELSE 0 END
    ),
    '$.seats', json((
        SELECT json_group_array(json(coalesce((
            SELECT CASE body ->> 'what'
                WHEN 'sat' THEN body -> 'who'
                WHEN 'left' THEN NULL
                WHEN 'returned' THEN (
                    SELECT sat.body -> 'who' FROM log AS sat
                    WHERE sat.shelf IN
                        (SELECT shelf FROM shelved WHERE shelved.table_id = summary.table_id)
                    AND sat.table_id = summary.table_id
                    AND CASE WHEN sat.body GLOB '{"what":"sat"*' AND json_valid(sat.body)
                        THEN sat.body ->> 'seat' = seat.key ELSE 0 END
                    ORDER BY sat.number DESC LIMIT 1
                )
                ELSE body -> 'level' END
            FROM log
            WHERE shelf IN (SELECT shelf FROM shelved WHERE shelved.table_id = summary.table_id)
            AND log.table_id = summary.table_id
            AND CASE WHEN body GLOB '{"what":"[slbr]*' AND json_valid(body)
                THEN body ->> 'what' IN ('sat', 'bot-sat', 'left', 'bot-took', 'returned')
                    AND body ->> 'seat' = seat.key ELSE 0 END
            ORDER BY number DESC LIMIT 1
        ), 'null')) ORDER BY seat.key)
        FROM json_each(info, '$.seats') AS seat
    )))
WHERE CASE WHEN json_valid(info) THEN json_type(info, '$.seats') IS 'array' ELSE 0 END;

-- An account has a second key: its name as it looks, so that no other one looks the same. Accounts of
-- before may; theirs are made when the server starts. Who is gone has no name any more, and who is
-- banned cannot come in.
ALTER TABLE person ADD COLUMN looks TEXT;
ALTER TABLE person ADD COLUMN gone INTEGER;
ALTER TABLE person ADD COLUMN banned INTEGER;
CREATE INDEX person_looks ON person (looks) WHERE looks IS NOT NULL;
CREATE INDEX session_person ON session (person);

-- Lists name only those whom somebody can have met: others may be kept away by their numbers, but the
-- numbers are not to be tried for names.
ALTER TABLE shunned ADD COLUMN met INTEGER NOT NULL DEFAULT 1;

-- Hashes of the codes by which somebody who has forgotten the password comes in, each once.
CREATE TABLE recovery (
    code BLOB NOT NULL PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id)
) STRICT, WITHOUT ROWID;

CREATE INDEX recovery_person ON recovery (person);

-- What players have told the administrator about a table, with what was said there last.
CREATE TABLE report (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    person INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    chat TEXT NOT NULL
) STRICT;

CREATE INDEX report_person ON report (person);

-- What administrators have done.
CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    action TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
