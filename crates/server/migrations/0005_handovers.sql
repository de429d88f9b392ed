-- Hashes of the codes by which somebody goes on at another device, each once and soon. They stand beside
-- the sessions so that whatever ends those ends these in the same moment.
CREATE TABLE handover (
    code BLOB NOT NULL PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX handover_person ON handover (person);
