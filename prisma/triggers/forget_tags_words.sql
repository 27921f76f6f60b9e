-- forget_tags_words: removes deleted tags from words. Replaces a foreign key.
--
-- Updates       word_tag
-- Locks         the rows that it deletes
CREATE OR REPLACE FUNCTION forget_tags_words() RETURNS trigger
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  DELETE FROM word_tag wt USING gone WHERE wt.tag_id = gone.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tags_removed AFTER DELETE ON tag
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_tags_words();
