-- forget_words: deletes the tags and search rows of deleted words. Replaces foreign keys.
--
-- Updates       word_tag, word_search
-- Locks         the rows that it deletes
CREATE OR REPLACE FUNCTION forget_words() RETURNS trigger
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  DELETE FROM word_tag wt USING gone WHERE wt.learner_id = gone.learner_id AND wt.term_id = gone.term_id;
  DELETE FROM word_search ws USING gone WHERE ws.learner_id = gone.learner_id AND ws.term_id = gone.term_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER words_removed AFTER DELETE ON learner_word
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_words();
