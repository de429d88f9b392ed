-- What tells a server from others on the same host: its cookie is named after it.
CREATE TABLE server (id TEXT NOT NULL) STRICT;
INSERT INTO server VALUES (lower(hex(randomblob(4))));

-- Who has set a table up. Lists are fair to hosts, and an open table goes when its host has gone. Of
-- a table that was set up elsewhere it is nobody.
ALTER TABLE summary ADD COLUMN host INTEGER;
-- The first line of a log tells it: as a number, or with the name beside it.
UPDATE summary SET host = (
    SELECT iif(
        json_valid(body),
        coalesce(body ->> '$.host.person', iif(json_type(body, '$.host') = 'integer', body ->> '$.host', NULL)),
        NULL
    )
    FROM log
    WHERE log.table_id = summary.table_id AND number = 1
    AND shelf = (SELECT min(shelf) FROM shelved WHERE shelved.table_id = summary.table_id)
) WHERE stage <> 'finished';
CREATE INDEX summary_host ON summary (host) WHERE stage <> 'finished';
