-- forget_kept: deletes the undo data of deleted changes. A foreign key would search for it once per deleted row, up to
-- 20,000 times.
--
-- Updates       kept_word, kept_tag
-- Locks         the rows that it deletes
CREATE OR REPLACE FUNCTION forget_kept() RETURNS trigger
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  DELETE FROM kept_word USING gone WHERE change_id = gone.id;
  DELETE FROM kept_tag USING gone WHERE change_id = gone.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER word_change_forgotten AFTER DELETE ON word_change
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_kept();
