-- Takes one change back. A word that was changed again since keeps its newer state and is counted as kept.
-- Answers NULL when there is no such change, and restored = -1 when it was undone already.
CREATE OR REPLACE FUNCTION undo_change(p_learner uuid, p_change uuid, OUT restored integer, OUT kept integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_change word_change;
  v_terms integer[];
  v_now_state integer[];
  v_back integer[];
  v_back_at timestamptz[];
  v_earned integer;
  v_had_earned integer;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT * INTO v_change FROM word_change WHERE id = p_change AND learner_id = p_learner FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF v_change.undone_at IS NOT NULL THEN restored := -1; kept := 0; RETURN; END IF;

  -- What the change left must still be there: the entry it wrote, or none where it deleted one.
  -- Each word is looked up: by `updated_at` alone one word is expected, and twenty thousand are compared with all others.
  SELECT array_agg(c.term), array_agg(coalesce(word_state(lw.level, lw.ignored), -1)),
    array_agg(c.before), array_agg(c.before_at),
    CASE WHEN v_change.kind IN ('edit', 'import') THEN count(lw.started_at) + 5 * count(lw.known_at)
      ELSE count(*) FILTER (WHERE lw.started_at = v_change.created_at)
        + 5 * count(*) FILTER (WHERE lw.known_at = v_change.created_at) END
  INTO v_terms, v_now_state, v_back, v_back_at, v_earned
  FROM unnest(v_change.terms, v_change.before, v_change.before_at) AS c(term, before, before_at)
  LEFT JOIN LATERAL (
    SELECT term_id, level, ignored, updated_at, started_at, known_at FROM learner_word
    WHERE learner_id = p_learner AND term_id = c.term OFFSET 0
  ) lw ON true
  WHERE CASE WHEN v_change.kind = 'delete' THEN lw.term_id IS NULL ELSE lw.updated_at = v_change.created_at END;
  restored := coalesce(cardinality(v_terms), 0);
  kept := cardinality(v_change.terms) - restored;
  UPDATE word_change SET undone_at = clock_timestamp() WHERE id = p_change;
  IF restored = 0 THEN RETURN; END IF;

  v_families := open_families(p_learner, v_change.language, v_terms,
    ARRAY(SELECT lemma_id FROM kept_word WHERE change_id = p_change AND lemma_id IS NOT NULL));
  SELECT count(k.started_at) + 5 * count(k.known_at) INTO v_had_earned
  FROM unnest(v_terms) AS back(term) JOIN kept_word k ON k.change_id = p_change AND k.term_id = back.term;
  IF v_change.kind = 'delete' THEN
    INSERT INTO learner_word (learner_id, language, term_id, form, level, ignored, translation, definition, pronunciation,
      example, notes, lemma, lemma_id, parts, anchor, part_of_speech, image_key, next_review, created_at, updated_at,
      started_at, known_at)
    SELECT p_learner, v_change.language, k.term_id, k.form, k.level, k.ignored, k.translation, k.definition,
      k.pronunciation, k.example, k.notes, k.lemma, k.lemma_id, k.parts, k.anchor, k.part_of_speech, k.image_key,
      k.next_review, k.created_at, k.updated_at, k.started_at, k.known_at
    FROM unnest(v_terms) AS back(term) JOIN kept_word k ON k.change_id = p_change AND k.term_id = back.term;
  ELSE
    IF -1 = ANY (v_back) THEN
      DELETE FROM learner_word lw USING unnest(v_terms, v_back) AS c(term, back)
      WHERE lw.learner_id = p_learner AND lw.term_id = c.term AND c.back = -1;
    END IF;
    IF v_change.kind IN ('edit', 'import') THEN
      UPDATE learner_word lw SET level = k.level, ignored = k.ignored, translation = k.translation,
        definition = k.definition, pronunciation = k.pronunciation, example = k.example, notes = k.notes,
        lemma = k.lemma, lemma_id = k.lemma_id, parts = k.parts, anchor = k.anchor, part_of_speech = k.part_of_speech,
        image_key = k.image_key, updated_at = k.updated_at, started_at = k.started_at, known_at = k.known_at
      FROM unnest(v_terms) AS back(term) JOIN kept_word k ON k.change_id = p_change AND k.term_id = back.term
      WHERE lw.learner_id = p_learner AND lw.term_id = back.term;
    ELSE
      UPDATE learner_word lw SET level = c.back & 7, ignored = c.back >= 8, updated_at = c.back_at,
        started_at = nullif(lw.started_at, v_change.created_at), known_at = nullif(lw.known_at, v_change.created_at)
      FROM unnest(v_terms, v_back, v_back_at) AS c(term, back, back_at)
      WHERE lw.learner_id = p_learner AND lw.term_id = c.term AND c.back >= 0;
    END IF;
  END IF;
  IF v_change.kind IN ('edit', 'import', 'tag', 'delete') THEN
    DELETE FROM word_tag wt USING unnest(v_terms) AS back(term), kept_tag k
    WHERE k.change_id = p_change AND k.term_id = back.term AND k.given
      AND wt.learner_id = p_learner AND wt.term_id = k.term_id AND wt.tag_id = k.tag_id;
    INSERT INTO word_tag (learner_id, term_id, tag_id)
    SELECT p_learner, k.term_id, k.tag_id
    FROM unnest(v_terms) AS back(term)
    JOIN kept_tag k ON k.change_id = p_change AND k.term_id = back.term AND NOT k.given
    JOIN tag ON tag.id = k.tag_id AND tag.owner_id = p_learner
    ON CONFLICT DO NOTHING;
  END IF;
  IF v_earned <> v_had_earned THEN
    UPDATE learner SET points = greatest(points - v_earned + v_had_earned, 0) WHERE id = p_learner;
  END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_now_state, v_back);
  PERFORM move_vocabulary_counts(p_learner, v_change.language, v_now_state, v_back);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
END
$$;
