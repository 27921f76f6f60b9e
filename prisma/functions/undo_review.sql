-- undo_review: undoes a practice answer and restores the memory state before it.
--
-- Returns       1 if it is undone (even if it was before), 0 if there is no such answer, -1 if the word has been
--               answered since
-- Updates       review_memory, learner_word.next_review, review.undone_at
-- Locks         the learner (lock_learner)
-- Callers       apps/api: features/practice
CREATE OR REPLACE FUNCTION undo_review(p_learner uuid, p_term integer, p_review uuid) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_review review;
  v_before review_memory;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT * INTO v_review FROM review WHERE learner_id = p_learner AND id = p_review AND term_id = p_term;
  IF NOT FOUND THEN RETURN 0; END IF;
  IF v_review.undone_at IS NOT NULL THEN RETURN 1; END IF;
  v_before := jsonb_populate_record(NULL::review_memory, v_review.before);
  DELETE FROM review_memory
  WHERE learner_id = p_learner AND term_id = p_term AND reps = coalesce(v_before.reps, 0) + 1;
  IF NOT FOUND THEN RETURN -1; END IF;
  IF v_review.before IS NOT NULL THEN INSERT INTO review_memory SELECT v_before.*; END IF;
  UPDATE learner_word SET next_review = v_before.due WHERE learner_id = p_learner AND term_id = p_term;
  UPDATE review SET undone_at = clock_timestamp() WHERE learner_id = p_learner AND id = p_review;
  RETURN 1;
END
$$;
