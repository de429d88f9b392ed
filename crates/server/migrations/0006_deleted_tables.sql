-- A table that was deleted does not begin anew: its id may still be promised elsewhere, as that of a
-- rematch.
CREATE TRIGGER log_deleted BEFORE INSERT ON log
WHEN NEW.number = 1 AND EXISTS (SELECT 1 FROM doomed WHERE table_id = NEW.table_id)
BEGIN
    SELECT raise(ROLLBACK, 'this table was deleted');
END;
