-- forget_learners_words: deletes the words of deleted learners. Replaces a foreign key, which would look up the learner
-- of every new word.
--
-- Updates       learner_word
-- Locks         the rows that it deletes
CREATE OR REPLACE FUNCTION forget_learners_words() RETURNS trigger
LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  DELETE FROM learner_word lw USING gone WHERE lw.learner_id = gone.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER learners_removed AFTER DELETE ON learner
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_learners_words();
