-- Neither has a foreign key to word_change: it would be asked for every one of 20,000 rows.
CREATE OR REPLACE FUNCTION forget_kept() RETURNS trigger LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  DELETE FROM kept_word USING gone WHERE change_id = gone.id;
  DELETE FROM kept_tag USING gone WHERE change_id = gone.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER word_change_forgotten AFTER DELETE ON word_change
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_kept();
