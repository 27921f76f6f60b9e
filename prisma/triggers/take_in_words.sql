-- take_in_words: checks that the learner of new words exists, once per learner instead of once per word as a foreign
-- key would, and indexes their translations.
--
-- Updates       word_search
-- Locks         the learners, FOR KEY SHARE
CREATE OR REPLACE FUNCTION take_in_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_learner uuid;
BEGIN
  FOR v_learner IN SELECT DISTINCT learner_id FROM added LOOP
    PERFORM FROM learner WHERE id = v_learner FOR KEY SHARE;
    IF NOT FOUND THEN
      RAISE foreign_key_violation USING MESSAGE = 'a word needs its learner', TABLE = 'learner_word';
    END IF;
  END LOOP;
  INSERT INTO word_search (learner_id, term_id, language, text)
  SELECT learner_id, term_id, language, lower(translation) FROM added WHERE translation <> ''
  ON CONFLICT (learner_id, term_id) DO UPDATE SET text = excluded.text;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER words_added AFTER INSERT ON learner_word
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_in_words();
