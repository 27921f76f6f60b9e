-- record_review: stores a practice answer and the memory state after it, if the word still has p_reps answers. If two
-- windows show the same card, only the first answer counts.
--
-- Parameters    p_memory has the columns of review_memory as keys.
-- Returns       false if the word has another number of answers, or is not in the vocabulary
-- Updates       review_memory, review, learner_word.next_review
-- Locks         the learner (lock_learner)
-- Callers       apps/api: features/practice
CREATE OR REPLACE FUNCTION record_review(
  p_learner uuid, p_review uuid, p_term integer, p_reps integer, p_rating integer, p_mode text, p_duration integer,
  p_memory jsonb
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_before review_memory;
  v_after review_memory;
  v_language smallint;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT * INTO v_before FROM review_memory WHERE learner_id = p_learner AND term_id = p_term;
  IF coalesce(v_before.reps, 0) <> p_reps THEN RETURN false; END IF;
  v_after := jsonb_populate_record(NULL::review_memory, p_memory);
  v_after.learner_id := p_learner;
  v_after.term_id := p_term;
  UPDATE learner_word SET next_review = v_after.due
  WHERE learner_id = p_learner AND term_id = p_term RETURNING language INTO v_language;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM review_memory WHERE learner_id = p_learner AND term_id = p_term;
  INSERT INTO review_memory SELECT v_after.*;
  INSERT INTO review (learner_id, id, term_id, language, rating, mode, duration, before, reviewed_at)
  VALUES (p_learner, p_review, p_term, v_language, p_rating, p_mode, p_duration,
    CASE WHEN p_reps > 0 THEN to_jsonb(v_before) END, v_after.last_review);
  RETURN true;
END
$$;
