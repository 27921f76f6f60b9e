-- undo_change: reverts one change to words, and updates every count that depends on it.
--
-- A word that has changed again since then keeps its newer state and is counted in `kept`.
--
-- Returns       restored and kept, both in words. restored is NULL if the learner has no such change, and -1 if it was
--               undone before.
-- Updates       learner_word, word_tag, learner_document, vocabulary_count, learner.points, word_change.undone_at.
-- Locks         the learner (lock_learner), then the word_change row, until the end of the transaction.
-- Callers       apps/api: features/words (undo), features/mindmap (undo an import).
CREATE OR REPLACE FUNCTION undo_change(p_learner uuid, p_change uuid, OUT restored integer, OUT kept integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_change word_change;
  v_terms integer[];
  v_now_state integer[];
  v_before integer[];
  v_before_at timestamptz[];
  v_points integer;
  v_points_before integer;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT * INTO v_change FROM word_change WHERE id = p_change AND learner_id = p_learner FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF v_change.undone_at IS NOT NULL THEN restored := -1; kept := 0; RETURN; END IF;

  -- A word can be restored if it is still as the change left it: no row after a deletion, otherwise a row with the
  -- change's timestamp. OFFSET 0 keeps each lookup by primary key.
  SELECT array_agg(word.term), array_agg(coalesce(word_state(lw.level, lw.ignored), -1)),
    array_agg(word.before), array_agg(word.before_at),
    -- An edit restores all timestamps from kept_word, a change of level only those that it set itself.
    CASE WHEN v_change.kind IN ('edit', 'import') THEN count(lw.started_at) + 5 * count(lw.known_at)
      ELSE count(*) FILTER (WHERE lw.started_at = v_change.created_at)
        + 5 * count(*) FILTER (WHERE lw.known_at = v_change.created_at) END
  INTO v_terms, v_now_state, v_before, v_before_at, v_points
  FROM unnest(v_change.terms, v_change.before, v_change.before_at) AS word(term, before, before_at)
  LEFT JOIN LATERAL (
    SELECT term_id, level, ignored, updated_at, started_at, known_at FROM learner_word
    WHERE learner_id = p_learner AND term_id = word.term OFFSET 0
  ) lw ON true
  WHERE CASE WHEN v_change.kind = 'delete' THEN lw.term_id IS NULL ELSE lw.updated_at = v_change.created_at END;
  restored := coalesce(cardinality(v_terms), 0);
  kept := cardinality(v_change.terms) - restored;
  UPDATE word_change SET undone_at = clock_timestamp() WHERE id = p_change;
  IF restored = 0 THEN RETURN; END IF;

  v_families := open_families(p_learner, v_change.language, v_terms,
    ARRAY(SELECT lemma_id FROM kept_word WHERE change_id = p_change AND lemma_id IS NOT NULL));
  SELECT count(k.started_at) + 5 * count(k.known_at) INTO v_points_before
  FROM unnest(v_terms) AS word(term) JOIN kept_word k ON k.change_id = p_change AND k.term_id = word.term;

  IF v_change.kind = 'delete' THEN
    INSERT INTO learner_word (learner_id, language, term_id, form, level, ignored, translation, definition, pronunciation,
      example, notes, lemma, lemma_id, parts, anchor, part_of_speech, image_key, next_review, created_at, updated_at,
      started_at, known_at)
    SELECT p_learner, v_change.language, k.term_id, k.form, k.level, k.ignored, k.translation, k.definition,
      k.pronunciation, k.example, k.notes, k.lemma, k.lemma_id, k.parts, k.anchor, k.part_of_speech, k.image_key,
      k.next_review, k.created_at, k.updated_at, k.started_at, k.known_at
    FROM unnest(v_terms) AS word(term) JOIN kept_word k ON k.change_id = p_change AND k.term_id = word.term;
  ELSE
    IF -1 = ANY (v_before) THEN
      DELETE FROM learner_word lw USING unnest(v_terms, v_before) AS word(term, before)
      WHERE lw.learner_id = p_learner AND lw.term_id = word.term AND word.before = -1;
    END IF;
    IF v_change.kind IN ('edit', 'import') THEN
      UPDATE learner_word lw SET level = k.level, ignored = k.ignored, translation = k.translation,
        definition = k.definition, pronunciation = k.pronunciation, example = k.example, notes = k.notes,
        lemma = k.lemma, lemma_id = k.lemma_id, parts = k.parts, anchor = k.anchor, part_of_speech = k.part_of_speech,
        image_key = k.image_key, updated_at = k.updated_at, started_at = k.started_at, known_at = k.known_at
      FROM unnest(v_terms) AS word(term) JOIN kept_word k ON k.change_id = p_change AND k.term_id = word.term
      WHERE lw.learner_id = p_learner AND lw.term_id = word.term;
    ELSE
      UPDATE learner_word lw SET level = word.before & 7, ignored = word.before >= 8, updated_at = word.before_at,
        started_at = nullif(lw.started_at, v_change.created_at), known_at = nullif(lw.known_at, v_change.created_at)
      FROM unnest(v_terms, v_before, v_before_at) AS word(term, before, before_at)
      WHERE lw.learner_id = p_learner AND lw.term_id = word.term AND word.before <> -1;
    END IF;
  END IF;

  IF v_change.kind IN ('edit', 'import', 'tag', 'delete') THEN
    DELETE FROM word_tag wt USING unnest(v_terms) AS word(term), kept_tag k
    WHERE k.change_id = p_change AND k.term_id = word.term AND k.given
      AND wt.learner_id = p_learner AND wt.term_id = k.term_id AND wt.tag_id = k.tag_id;
    INSERT INTO word_tag (learner_id, term_id, tag_id)
    SELECT p_learner, k.term_id, k.tag_id
    FROM unnest(v_terms) AS word(term)
    JOIN kept_tag k ON k.change_id = p_change AND k.term_id = word.term AND NOT k.given
    JOIN tag ON tag.id = k.tag_id AND tag.owner_id = p_learner
    ON CONFLICT DO NOTHING;
  END IF;
  IF v_points <> v_points_before THEN
    UPDATE learner SET points = greatest(points - v_points + v_points_before, 0) WHERE id = p_learner;
  END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_now_state, v_before);
  PERFORM move_vocabulary_counts(p_learner, v_change.language, v_now_state, v_before);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
END
$$;
