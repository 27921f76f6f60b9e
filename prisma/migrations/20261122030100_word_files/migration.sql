-- CreateTable
CREATE TABLE "word_import" (
    "id" UUID NOT NULL,
    "learner_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "language" SMALLINT NOT NULL,
    "settings" JSONB,
    "task_id" UUID,
    "added" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "kept" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "refused_lines" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ,

    CONSTRAINT "word_import_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "word_import_created_at_idx" ON "word_import"("created_at");

-- AddForeignKey
ALTER TABLE "word_import" ADD CONSTRAINT "word_import_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a field of a word becomes: p_old is NULL for a word that is not in the vocabulary, p_said for what a file leaves out.
CREATE FUNCTION import_text(p_old text, p_said text, p_rule text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN p_old IS NULL OR p_rule = 'replace' THEN coalesce(p_said, p_old, '')
    WHEN p_rule = 'fill' AND p_old = '' THEN coalesce(p_said, '')
    ELSE p_old
  END
$$;

-- Takes words of one language over from the temporary table import_row, as one change of the history. Words that are in
-- the vocabulary stay as they are (p_rule keep), get what they have not (fill), or get all that the file says (replace).
-- Words without a level get p_level. p_tags are given to all words but those that are kept.
CREATE FUNCTION import_words(
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
  v_entries jsonb;
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
      -- A file that tells a level and not that the word is ignored says that it is not.
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
    CASE WHEN import_text(lw.lemma, r.lemma, p_rule) IS DISTINCT FROM lw.lemma THEN r.lemma_id ELSE lw.lemma_id END AS lemma_id,
    coalesce(lw.parts, r.parts) AS parts, lw.image_key,
    coalesce(lw.created_at, least(r.created_at, v_now), v_now) AS created_at,
    coalesce(lw.started_at, CASE WHEN r.started_at IS NOT NULL THEN least(r.started_at, v_now) END) AS started_at,
    coalesce(lw.known_at, CASE WHEN r.known_at IS NOT NULL THEN least(r.known_at, v_now) END) AS known_at,
    -- Tags it gets, and those that are all it then has (NULL: it keeps its own).
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
      (i.level, i.ignored, i.translation, i.definition, i.pronunciation, i.example, i.notes, i.part_of_speech, i.lemma, i.parts)
        IS DISTINCT FROM
      (lw.level, lw.ignored, lw.translation, lw.definition, lw.pronunciation, lw.example, lw.notes, lw.part_of_speech, lw.lemma, lw.parts)
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
    v_entries := word_entries(p_learner, ARRAY(SELECT term FROM import_result WHERE moved AND existed));
  END IF;
  SELECT count(i.started_at) - count(lw.started_at) + 5 * (count(i.known_at) - count(lw.known_at)) INTO v_points
  FROM import_result i LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = i.term
  WHERE i.moved;

  v_families := open_families(p_learner, p_language, v_terms,
    ARRAY(SELECT lemma_id FROM import_result WHERE moved AND lemma_id IS NOT NULL));

  INSERT INTO learner_word AS lw (learner_id, term_id, language, form, level, ignored, translation, definition, pronunciation, example, notes, part_of_speech,
    lemma, lemma_id, parts, anchor, created_at, updated_at, started_at, known_at)
  SELECT p_learner, term, p_language, form, level, ignored, translation, definition, pronunciation, example, notes, part_of_speech,
    lemma, lemma_id, parts, (SELECT max(part) FROM unnest(parts) part), created_at, v_now, started_at, known_at
  FROM import_result WHERE moved
  ORDER BY term
  ON CONFLICT (learner_id, term_id) DO UPDATE SET level = excluded.level, ignored = excluded.ignored,
    translation = excluded.translation, definition = excluded.definition, pronunciation = excluded.pronunciation, example = excluded.example, notes = excluded.notes, part_of_speech = excluded.part_of_speech,
    lemma = excluded.lemma, lemma_id = excluded.lemma_id, parts = excluded.parts, anchor = excluded.anchor,
    updated_at = v_now, started_at = excluded.started_at, known_at = excluded.known_at;
  DELETE FROM word_tag wt USING import_result i
  WHERE i.moved AND i.existed AND i.only_tags IS NOT NULL
    AND wt.learner_id = p_learner AND wt.term_id = i.term AND wt.tag_id <> ALL (i.only_tags);
  INSERT INTO word_tag (learner_id, term_id, tag_id)
  SELECT DISTINCT p_learner, i.term, tag.id
  FROM import_result i CROSS JOIN LATERAL unnest(i.tags) AS wanted(id)
  JOIN tag ON tag.id = wanted.id AND tag.owner_id = p_learner
  WHERE i.moved
  ON CONFLICT DO NOTHING;
  IF v_points > 0 THEN UPDATE learner SET points = points + v_points WHERE id = p_learner; END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_before, v_after);
  PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, entries, created_at)
  VALUES (p_change, p_learner, p_language, 'import', v_terms, v_before, v_before_at, v_after, v_entries, v_now);
END
$$;

-- Takes one change back. A word that was changed again since keeps its newer state and is counted as kept.
-- Answers NULL when there is no such change, and restored = -1 when it was undone already.
CREATE OR REPLACE FUNCTION undo_change(p_learner uuid, p_change uuid, OUT restored integer, OUT kept integer)
LANGUAGE plpgsql AS $$
DECLARE
  v_change word_change;
  v_entries jsonb;
  v_terms integer[];
  v_now_state integer[];
  v_back integer[];
  v_back_at timestamptz[];
  v_points integer;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT * INTO v_change FROM word_change WHERE id = p_change AND learner_id = p_learner FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  IF v_change.undone_at IS NOT NULL THEN restored := -1; kept := 0; RETURN; END IF;

  -- What the change left must still be there: the entry it wrote, or none where it deleted one.
  SELECT array_agg(c.term), array_agg(coalesce(word_state(lw.level, lw.ignored), -1)),
    array_agg(c.before), array_agg(c.before_at),
    sum(coalesce((lw.started_at = v_change.created_at)::int, 0) + 5 * coalesce((lw.known_at = v_change.created_at)::int, 0))
  INTO v_terms, v_now_state, v_back, v_back_at, v_points
  FROM unnest(v_change.terms, v_change.before, v_change.before_at) AS c(term, before, before_at)
  LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = c.term
  WHERE CASE WHEN v_change.kind = 'delete' THEN lw.term_id IS NULL ELSE lw.updated_at = v_change.created_at END;
  restored := coalesce(cardinality(v_terms), 0);
  kept := cardinality(v_change.terms) - restored;
  UPDATE word_change SET undone_at = clock_timestamp() WHERE id = p_change;
  IF restored = 0 THEN RETURN; END IF;

  v_entries := coalesce(v_change.entries,
    CASE WHEN v_change.entry_before IS NOT NULL THEN jsonb_build_array(v_change.entry_before) END);
  -- Words of a file may bring the days they were taken up on: what an import gave is the difference to before.
  IF v_change.kind = 'import' THEN
    v_points := (
      SELECT count(started_at) + 5 * count(known_at)
      FROM learner_word WHERE learner_id = p_learner AND term_id = ANY (v_terms)
    ) - (
      SELECT count(e.entry->>'started_at') + 5 * count(e.entry->>'known_at')
      FROM jsonb_array_elements(v_entries) AS e(entry)
      JOIN (SELECT unnest(v_terms) AS id) back ON back.id = (e.entry->>'term_id')::integer
    );
  END IF;
  v_families := open_families(p_learner, v_change.language, v_terms,
    ARRAY(SELECT (e.entry->>'lemma_id')::integer FROM jsonb_array_elements(v_entries) AS e(entry)));
  DELETE FROM learner_word lw USING unnest(v_terms, v_back) AS c(term, back)
  WHERE lw.learner_id = p_learner AND lw.term_id = c.term AND c.back = -1;
  IF v_entries IS NULL THEN
    UPDATE learner_word lw SET level = c.back & 7, ignored = c.back >= 8, updated_at = c.back_at,
      started_at = nullif(lw.started_at, v_change.created_at), known_at = nullif(lw.known_at, v_change.created_at)
    FROM unnest(v_terms, v_back, v_back_at) AS c(term, back, back_at)
    WHERE lw.learner_id = p_learner AND lw.term_id = c.term AND c.back >= 0;
  ELSE
    -- An entry that was kept before a field existed has none of it; the form is never missing.
    -- As a table and not as a column: `(record).*` would read the entry for each of its fields.
    INSERT INTO learner_word AS lw
    SELECT old.* FROM jsonb_array_elements(v_entries) AS e(entry)
    JOIN (SELECT unnest(v_terms) AS id) back ON back.id = (e.entry->>'term_id')::integer
    JOIN term t ON t.id = back.id
    CROSS JOIN LATERAL jsonb_populate_record(NULL::learner_word,
      jsonb_build_object('form', t.form, 'part_of_speech', '') || e.entry) old
    ON CONFLICT (learner_id, term_id) DO UPDATE SET level = excluded.level, ignored = excluded.ignored,
      translation = excluded.translation, definition = excluded.definition, pronunciation = excluded.pronunciation,
      example = excluded.example, notes = excluded.notes, part_of_speech = excluded.part_of_speech,
      lemma = excluded.lemma, lemma_id = excluded.lemma_id, image_key = excluded.image_key, parts = excluded.parts,
      anchor = excluded.anchor, updated_at = excluded.updated_at, started_at = excluded.started_at,
      known_at = excluded.known_at;
    IF v_change.kind = 'delete' THEN
      v_points := -(SELECT count(started_at) + 5 * count(known_at)
        FROM learner_word WHERE learner_id = p_learner AND term_id = ANY (v_terms));
    END IF;
    DELETE FROM word_tag wt USING jsonb_array_elements(v_entries) AS e(entry), unnest(v_terms) AS back(id)
    WHERE wt.learner_id = p_learner AND wt.term_id = back.id AND back.id = (e.entry->>'term_id')::integer
      AND NOT e.entry->'tags' ? wt.tag_id::text;
    INSERT INTO word_tag (learner_id, term_id, tag_id)
    SELECT p_learner, back.id, tag.id
    FROM jsonb_array_elements(v_entries) AS e(entry)
    JOIN (SELECT unnest(v_terms) AS id) back ON back.id = (e.entry->>'term_id')::integer
    CROSS JOIN LATERAL jsonb_array_elements_text(e.entry->'tags') AS kept(id)
    JOIN tag ON tag.id = kept.id::uuid AND tag.owner_id = p_learner
    ON CONFLICT DO NOTHING;
  END IF;
  IF v_points <> 0 THEN UPDATE learner SET points = greatest(points - v_points, 0) WHERE id = p_learner; END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_now_state, v_back);
  PERFORM move_vocabulary_counts(p_learner, v_change.language, v_now_state, v_back);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
END
$$;
