-- import_words: imports words of one language from the temporary table import_row, as one change in the history.
--
-- Parameters    p_rule   for words in the vocabulary: keep leaves them as they are, fill sets their empty fields,
--                        replace sets all fields that the file contains
--               p_level  for new words for which the file has no level
--               p_tags   for all words that are added or changed
-- Returns       the numbers of words added, changed, and left unchanged
-- Updates       learner_word, word_tag, kept_word, kept_tag, learner_document, vocabulary_count, learner.points,
--               word_change
-- Locks         the learner (lock_learner), until the end of the transaction
-- Callers       apps/api: domain/vocabulary (importWordRows), for imports of files, archives and single texts
CREATE OR REPLACE FUNCTION import_words(
  p_learner uuid, p_change uuid, p_language integer, p_rule text, p_level integer, p_tags uuid[],
  OUT added integer, OUT changed integer, OUT kept integer
) LANGUAGE plpgsql AS $$
DECLARE
  v_now timestamptz;
  v_all integer;
  v_terms integer[];
  v_before integer[];
  v_before_at timestamptz[];
  v_after integer[];
  v_points integer;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  v_now := clock_timestamp();
  ANALYZE import_row;
  CREATE TEMP TABLE import_result ON COMMIT DROP AS
  SELECT r.term, t.form, lw.term_id IS NOT NULL AS existed,
    coalesce(word_state(lw.level, lw.ignored), -1) AS before, lw.updated_at AS before_at,
    (CASE
      WHEN lw.term_id IS NULL THEN coalesce(r.level, CASE WHEN r.ignored THEN 0 ELSE p_level END)
      WHEN p_rule = 'replace' OR (p_rule = 'fill' AND lw.level = 0 AND NOT lw.ignored) THEN coalesce(r.level, lw.level)
      ELSE lw.level
    END)::smallint AS level,
    CASE
      WHEN lw.term_id IS NULL THEN coalesce(r.ignored, false)
      -- If a file has a level but no ignored flag, the word isn't ignored.
      WHEN p_rule = 'replace' THEN coalesce(r.ignored, CASE WHEN r.level IS NULL THEN lw.ignored ELSE false END)
      WHEN p_rule = 'fill' AND lw.level = 0 AND NOT lw.ignored THEN coalesce(r.ignored, false)
      ELSE lw.ignored
    END AS ignored,
    import_text(lw.translation, r.translation, p_rule) AS translation,
    import_text(lw.definition, r.definition, p_rule) AS definition,
    import_text(lw.pronunciation, r.pronunciation, p_rule) AS pronunciation,
    import_text(lw.example, r.example, p_rule) AS example,
    import_text(lw.notes, r.notes, p_rule) AS notes,
    import_text(lw.part_of_speech, r.part_of_speech, p_rule) AS part_of_speech,
    import_text(lw.lemma, r.lemma, p_rule) AS lemma,
    CASE WHEN import_text(lw.lemma, r.lemma, p_rule) IS DISTINCT FROM lw.lemma THEN r.lemma_id ELSE lw.lemma_id END
      AS lemma_id,
    coalesce(lw.parts, r.parts) AS parts, lw.image_key,
    coalesce(lw.created_at, least(r.created_at, v_now), v_now) AS created_at,
    coalesce(lw.started_at, CASE WHEN r.started_at IS NOT NULL THEN least(r.started_at, v_now) END) AS started_at,
    coalesce(lw.known_at, CASE WHEN r.known_at IS NOT NULL THEN least(r.known_at, v_now) END) AS known_at,
    -- Tags to add, and the only tags that the word may keep (NULL: all of its own).
    coalesce(r.tags, '{}') || p_tags AS tags,
    CASE WHEN p_rule = 'replace' AND r.tags IS NOT NULL THEN r.tags || p_tags END AS only_tags,
    false AS moved
  FROM import_row r
  JOIN term t ON t.id = r.term AND t.language = p_language
  LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = r.term;
  GET DIAGNOSTICS v_all = ROW_COUNT;

  UPDATE import_result SET moved = true,
    started_at = coalesce(started_at, CASE WHEN NOT ignored AND level >= 1 THEN v_now END),
    known_at = coalesce(known_at, CASE WHEN NOT ignored AND level >= 4 THEN v_now END)
  WHERE NOT existed;
  IF p_rule <> 'keep' THEN
    UPDATE import_result i SET moved = true,
      started_at = coalesce(i.started_at, CASE WHEN NOT i.ignored AND i.level >= 1 THEN v_now END),
      known_at = coalesce(i.known_at, CASE WHEN NOT i.ignored AND i.level >= 4 THEN v_now END)
    FROM learner_word lw
    WHERE i.existed AND lw.learner_id = p_learner AND lw.term_id = i.term AND (
      (i.level, i.ignored, i.translation, i.definition, i.pronunciation, i.example, i.notes, i.part_of_speech, i.lemma,
        i.parts)
        IS DISTINCT FROM
      (lw.level, lw.ignored, lw.translation, lw.definition, lw.pronunciation, lw.example, lw.notes, lw.part_of_speech,
        lw.lemma, lw.parts)
      OR EXISTS (SELECT 1 FROM unnest(i.tags) AS wanted(id) WHERE NOT EXISTS (
        SELECT 1 FROM word_tag wt WHERE wt.learner_id = p_learner AND wt.term_id = i.term AND wt.tag_id = wanted.id))
      OR (i.only_tags IS NOT NULL AND EXISTS (
        SELECT 1 FROM word_tag wt
        WHERE wt.learner_id = p_learner AND wt.term_id = i.term AND wt.tag_id <> ALL (i.only_tags)))
    );
  END IF;
  ANALYZE import_result;

  SELECT array_agg(term), array_agg(before), array_agg(before_at), array_agg(word_state(level, ignored)),
    count(*) FILTER (WHERE NOT existed), count(*) FILTER (WHERE existed)
  INTO v_terms, v_before, v_before_at, v_after, added, changed
  FROM import_result WHERE moved;
  kept := v_all - added - changed;
  IF v_terms IS NULL THEN RETURN; END IF;
  IF changed > 0 THEN
    PERFORM keep_words(p_learner, p_change, ARRAY(SELECT term FROM import_result WHERE moved AND existed));
  END IF;
  SELECT count(i.started_at) - count(lw.started_at) + 5 * (count(i.known_at) - count(lw.known_at)) INTO v_points
  FROM import_result i LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = i.term
  WHERE i.moved;

  v_families := open_families(p_learner, p_language, v_terms,
    ARRAY(SELECT lemma_id FROM import_result WHERE moved AND lemma_id IS NOT NULL));

  INSERT INTO learner_word AS lw (learner_id, term_id, language, form, level, ignored, translation, definition,
    pronunciation, example, notes, part_of_speech, lemma, lemma_id, parts, anchor, created_at, updated_at, started_at,
    known_at)
  SELECT p_learner, term, p_language, form, level, ignored, translation, definition, pronunciation, example, notes,
    part_of_speech, lemma, lemma_id, parts, (SELECT max(part) FROM unnest(parts) part), created_at, v_now, started_at,
    known_at
  FROM import_result WHERE moved
  ORDER BY term
  ON CONFLICT (learner_id, term_id) DO UPDATE SET level = excluded.level, ignored = excluded.ignored,
    translation = excluded.translation, definition = excluded.definition, pronunciation = excluded.pronunciation,
    example = excluded.example, notes = excluded.notes, part_of_speech = excluded.part_of_speech,
    lemma = excluded.lemma, lemma_id = excluded.lemma_id, parts = excluded.parts, anchor = excluded.anchor,
    updated_at = v_now, started_at = excluded.started_at, known_at = excluded.known_at;
  WITH taken AS (
    DELETE FROM word_tag wt USING import_result i
    WHERE i.moved AND i.existed AND i.only_tags IS NOT NULL
      AND wt.learner_id = p_learner AND wt.term_id = i.term AND wt.tag_id <> ALL (i.only_tags)
    RETURNING wt.term_id, wt.tag_id
  ), given AS (
    INSERT INTO word_tag (learner_id, term_id, tag_id)
    SELECT DISTINCT p_learner, i.term, tag.id
    FROM import_result i CROSS JOIN LATERAL unnest(i.tags) AS wanted(id)
    JOIN tag ON tag.id = wanted.id AND tag.owner_id = p_learner
    WHERE i.moved
    ON CONFLICT DO NOTHING
    RETURNING term_id, tag_id
  )
  INSERT INTO kept_tag (change_id, term_id, tag_id, given)
  SELECT p_change, term_id, tag_id, false FROM taken
  UNION ALL
  -- Undo deletes words that are new, and their tags with them.
  SELECT p_change, given.term_id, tag_id, true FROM given JOIN import_result i ON i.term = given.term_id AND i.existed;
  IF v_points > 0 THEN UPDATE learner SET points = points + v_points WHERE id = p_learner; END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_before, v_after);
  PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, created_at)
  VALUES (p_change, p_learner, p_language, 'import', v_terms, v_before, v_before_at, v_after, v_now);
END
$$;
