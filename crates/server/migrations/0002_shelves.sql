-- Lines that were written at about the same time stand next to each other, on one shelf, whatever
-- their tables: a batch of a thousand lines then changes some hundred pages and not a thousand.
CREATE TABLE shelf_log (
    shelf INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (shelf, table_id, number)
) STRICT, WITHOUT ROWID;

-- On which shelves a table has lines.
CREATE TABLE shelved (
    table_id TEXT NOT NULL,
    shelf INTEGER NOT NULL,
    PRIMARY KEY (table_id, shelf)
) STRICT, WITHOUT ROWID;

INSERT INTO shelf_log SELECT 0, table_id, number, at, body FROM log;
INSERT INTO shelved SELECT DISTINCT table_id, 0 FROM log;
DROP TABLE log;
ALTER TABLE shelf_log RENAME TO log;

-- A line is written if it comes next, or not at all, whoever writes. That this ends the whole
-- transaction spares the database the notes for taking back a single statement.
CREATE TRIGGER log_next BEFORE INSERT ON log
WHEN NEW.number IS NOT (
    SELECT coalesce(max(number), 0) + 1 FROM log
    WHERE table_id = NEW.table_id
    AND shelf = (SELECT max(shelf) FROM shelved WHERE table_id = NEW.table_id)
)
BEGIN
    SELECT raise(ROLLBACK, 'not the next line');
END;

CREATE TRIGGER log_shelved AFTER INSERT ON log
WHEN NEW.shelf IS NOT (SELECT max(shelf) FROM shelved WHERE table_id = NEW.table_id)
BEGIN
    INSERT INTO shelved VALUES (NEW.table_id, NEW.shelf);
END;

CREATE TRIGGER log_unchanged BEFORE UPDATE ON log
BEGIN
    SELECT raise(ABORT, 'the log is never changed');
END;

CREATE TRIGGER log_kept BEFORE DELETE ON log
BEGIN
    SELECT raise(ABORT, 'the log is never cut');
END;
