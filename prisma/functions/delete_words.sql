-- delete_words: deletes words of one language from a vocabulary and subtracts the points that they earned.
--
-- Parameters    p_change is the ID of the new word_change row.
-- Returns       the number of words that were deleted. If it is 0, nothing was written.
-- Updates       learner_word, kept_word, kept_tag, learner_document, vocabulary_count, learner.points, word_change;
--               triggers delete the words' tags and search rows.
-- Locks         the learner (lock_learner), until the end of the transaction
-- Callers       apps/api: features/words (delete, bulk change, sync)
CREATE OR REPLACE FUNCTION delete_words(p_learner uuid, p_change uuid, p_language integer, p_terms integer[])
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_terms integer[];
  v_before integer[];
  v_before_at timestamptz[];
  v_after integer[];
  v_points integer;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT array_agg(term_id), array_agg(word_state(level, ignored)), array_agg(updated_at), array_agg(-1),
    count(started_at) + 5 * count(known_at)
  INTO v_terms, v_before, v_before_at, v_after, v_points
  FROM (
    SELECT * FROM learner_word
    WHERE learner_id = p_learner AND language = p_language AND term_id = ANY (p_terms) ORDER BY term_id
  ) gone;
  IF v_terms IS NULL THEN RETURN 0; END IF;
  v_families := open_families(p_learner, p_language, v_terms, NULL);
  PERFORM keep_words(p_learner, p_change, v_terms);
  INSERT INTO kept_tag (change_id, term_id, tag_id, given)
  SELECT p_change, term_id, tag_id, false FROM word_tag WHERE learner_id = p_learner AND term_id = ANY (v_terms);
  DELETE FROM learner_word WHERE learner_id = p_learner AND term_id = ANY (v_terms);
  IF v_points > 0 THEN UPDATE learner SET points = greatest(points - v_points, 0) WHERE id = p_learner; END IF;
  PERFORM move_document_counts(p_learner, v_terms, v_before, v_after);
  PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, created_at)
  VALUES (p_change, p_learner, p_language, 'delete', v_terms, v_before, v_before_at, v_after, clock_timestamp());
  RETURN cardinality(v_terms);
END
$$;
