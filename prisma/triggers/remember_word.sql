-- remember_word: restores the due date of a word that was deleted and is added again. Its review_memory is kept.
--
-- Updates       the new row's next_review
-- Locks         none
CREATE OR REPLACE FUNCTION remember_word() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT due INTO NEW.next_review FROM review_memory
  WHERE learner_id = NEW.learner_id AND term_id = NEW.term_id;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER word_remembered BEFORE INSERT ON learner_word
  FOR EACH ROW WHEN (NEW.level BETWEEN 1 AND 3) EXECUTE FUNCTION remember_word();
