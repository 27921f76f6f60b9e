-- tag_words: adds and removes tags of words in the vocabulary, as one change in the history.
--
-- Returns       the number of words that changed. If it is 0, nothing was written.
-- Updates       word_tag, kept_tag, learner_word.updated_at, word_change
-- Locks         the learner (lock_learner), until the end of the transaction
-- Callers       apps/api: features/words (bulk change)
CREATE OR REPLACE FUNCTION tag_words(
  p_learner uuid, p_change uuid, p_language integer, p_terms integer[], p_add uuid[], p_remove uuid[]
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_terms integer[];
  v_states integer[];
  v_before_at timestamptz[];
  v_now timestamptz;
BEGIN
  PERFORM lock_learner(p_learner);
  v_now := clock_timestamp();
  v_terms := ARRAY(
    SELECT term_id FROM learner_word
    WHERE learner_id = p_learner AND language = p_language AND term_id = ANY (p_terms) ORDER BY term_id);
  WITH taken AS (
    DELETE FROM word_tag
    WHERE learner_id = p_learner AND term_id = ANY (v_terms) AND tag_id = ANY (p_remove) AND tag_id <> ALL (p_add)
    RETURNING term_id, tag_id
  ), given AS (
    INSERT INTO word_tag (learner_id, term_id, tag_id)
    SELECT p_learner, term, tag.id FROM unnest(v_terms) term
    CROSS JOIN tag WHERE tag.owner_id = p_learner AND tag.id = ANY (p_add)
    ON CONFLICT DO NOTHING
    RETURNING term_id, tag_id
  ), kept AS (
    INSERT INTO kept_tag (change_id, term_id, tag_id, given)
    SELECT p_change, term_id, tag_id, false FROM taken UNION ALL SELECT p_change, term_id, tag_id, true FROM given
    RETURNING term_id
  )
  SELECT array_agg(DISTINCT term_id) INTO v_terms FROM kept;
  IF v_terms IS NULL THEN RETURN 0; END IF;
  SELECT array_agg(lw.term_id), array_agg(word_state(lw.level, lw.ignored)), array_agg(lw.updated_at)
  INTO v_terms, v_states, v_before_at
  FROM learner_word lw WHERE lw.learner_id = p_learner AND lw.term_id = ANY (v_terms);
  UPDATE learner_word SET updated_at = v_now WHERE learner_id = p_learner AND term_id = ANY (v_terms);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, created_at)
  VALUES (p_change, p_learner, p_language, 'tag', v_terms, v_states, v_before_at, v_states, v_now);
  RETURN cardinality(v_terms);
END
$$;
