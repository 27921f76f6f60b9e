-- index_word_text: updates a word's translation in the search index when it changes. take_in_words indexes new words.
--
-- Updates       word_search
-- Locks         the row of the word
CREATE OR REPLACE FUNCTION index_word_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.translation = '' THEN
    DELETE FROM word_search WHERE learner_id = OLD.learner_id AND term_id = OLD.term_id;
  ELSE
    INSERT INTO word_search (learner_id, term_id, language, text)
    VALUES (NEW.learner_id, NEW.term_id, NEW.language, lower(NEW.translation))
    ON CONFLICT (learner_id, term_id) DO UPDATE SET text = excluded.text;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER word_text_changed AFTER UPDATE ON learner_word
  FOR EACH ROW WHEN (NEW.translation <> OLD.translation) EXECUTE FUNCTION index_word_text();
