-- change_words: sets the level and/or the ignored flag of words in one language, and updates every count that depends
-- on them.
--
-- Parameters
--   p_change    ID of the new word_change row; the client later passes it to undo_change.
--   p_terms     term IDs; duplicates and terms of another language are skipped.
--   p_level     0 to 5, NULL to leave the level as it is. A word without a learner_word row counts as level 0.
--   p_ignored   NULL to leave the flag as it is.
--   p_only_new  changes only words that are new.
--   p_kind      how the history names the change: level, page or family.
-- Returns       the number of words that changed. If it is 0, nothing was written.
--
-- A word's state is one integer: its level, plus 8 if it is ignored, or -1 if the learner has no row for it.
--
-- Updates       learner_word, learner_document (counts per text and video), vocabulary_count, learner.points, word_change
-- Locks         the learner (lock_learner), until the end of the transaction. All functions that change words take this
--               lock first, so changes by one learner run one after another and never deadlock.
-- Callers       apps/api: domain/vocabulary (changeWords), for features/words (mark, sync, bulk change, word family),
--               features/texts (mark a page as known) and features/watching (mark subtitles as known).
CREATE OR REPLACE FUNCTION change_words(
  p_learner uuid, p_change uuid, p_language integer, p_terms integer[],
  p_level integer, p_ignored boolean, p_only_new boolean DEFAULT false, p_kind text DEFAULT 'level'
) RETURNS integer LANGUAGE plpgsql
-- Planning takes longer than changing one word, and the generic plan (one index lookup per word) also suits 20,000.
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_terms integer[];
  v_forms text[];
  v_before integer[];
  v_before_at timestamptz[];
  v_after integer[];
  v_inserts integer;
  v_points integer := 0;
  v_insert_points integer;
  v_now timestamptz;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  -- now() is when the transaction began. A transaction that waited for the lock would look older than the one it
  -- waited for.
  v_now := clock_timestamp();

  -- OFFSET 0 keeps each lookup by primary key; without it the planner may scan the learner's whole vocabulary.
  -- Sorted by ID, the rows are neighbors in the indexes that are written below.
  SELECT array_agg(term), array_agg(form), array_agg(before), array_agg(updated_at), array_agg(after),
    count(*) FILTER (WHERE before = -1)
  INTO v_terms, v_forms, v_before, v_before_at, v_after, v_inserts
  FROM (
    SELECT requested.id AS term, t.form, lw.updated_at,
      coalesce(word_state(lw.level, lw.ignored), -1) AS before,
      coalesce(p_level, lw.level, 0) + CASE WHEN coalesce(p_ignored, lw.ignored, false) THEN 8 ELSE 0 END AS after
    FROM (SELECT DISTINCT unnest(p_terms) AS id ORDER BY 1) requested
    LEFT JOIN LATERAL (
      SELECT term_id, language, level, ignored, updated_at FROM learner_word
      WHERE learner_id = p_learner AND term_id = requested.id OFFSET 0
    ) lw ON true
    LEFT JOIN LATERAL (
      SELECT term.form FROM term
      WHERE term.id = requested.id AND term.language = p_language AND lw.term_id IS NULL OFFSET 0
    ) t ON true
    WHERE lw.language = p_language OR t.form IS NOT NULL
  ) word
  WHERE greatest(before, 0) <> after AND (NOT p_only_new OR word_class(before) = 0);
  IF v_terms IS NULL THEN RETURN 0; END IF;
  v_families := open_families(p_learner, p_language, v_terms, NULL);

  -- Points: 1 for the first time a word is started, 5 for the first time it is known.
  IF v_inserts < cardinality(v_terms) THEN
    WITH updated AS (
      UPDATE learner_word lw SET
        level = word.after & 7, ignored = word.after >= 8, updated_at = v_now,
        started_at = CASE WHEN word_class(word.after) IN (1, 2) THEN coalesce(lw.started_at, v_now) ELSE lw.started_at END,
        known_at = CASE WHEN word_class(word.after) = 2 THEN coalesce(lw.known_at, v_now) ELSE lw.known_at END
      FROM unnest(v_terms, v_before, v_after) AS word(term, before, after)
      WHERE lw.learner_id = p_learner AND lw.term_id = word.term AND word.before <> -1
      RETURNING coalesce((lw.started_at = v_now)::int, 0) + 5 * coalesce((lw.known_at = v_now)::int, 0) AS points
    )
    SELECT sum(points) INTO v_points FROM updated;
  END IF;
  IF v_inserts > 0 THEN
    WITH inserted AS (
      INSERT INTO learner_word
        (learner_id, term_id, language, form, level, ignored, created_at, updated_at, started_at, known_at)
      SELECT p_learner, term, p_language, form, after & 7, after >= 8, v_now, v_now,
        CASE WHEN word_class(after) IN (1, 2) THEN v_now END,
        CASE WHEN word_class(after) = 2 THEN v_now END
      FROM unnest(v_terms, v_forms, v_before, v_after) AS word(term, form, before, after)
      WHERE before = -1
      RETURNING (started_at IS NOT NULL)::int + 5 * (known_at IS NOT NULL)::int AS points
    )
    SELECT sum(points) INTO v_insert_points FROM inserted;
    v_points := v_points + v_insert_points;
  END IF;
  IF v_points > 0 THEN UPDATE learner SET points = points + v_points WHERE id = p_learner; END IF;

  PERFORM move_document_counts(p_learner, v_terms, v_before, v_after);
  PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after);
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, created_at)
  VALUES (p_change, p_learner, p_language, p_kind, v_terms, v_before, v_before_at, v_after, v_now);
  RETURN cardinality(v_terms);
END
$$;
