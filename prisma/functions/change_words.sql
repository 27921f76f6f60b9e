-- Sets level and/or ignored of some words of one language (NULL keeps; a word without an entry counts as level 0).
-- With p_only_new, words that are not new stay as they are.
-- Answers the number of words that changed; a row of word_change with id p_change is written when there are any.
CREATE OR REPLACE FUNCTION change_words(
  p_learner uuid, p_change uuid, p_language integer, p_terms integer[],
  p_level integer, p_ignored boolean, p_only_new boolean DEFAULT false, p_kind text DEFAULT 'level'
-- Kept plans look words up one by one, which suits one and 20,000; to plan anew took longer than to change one word.
) RETURNS integer LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_terms integer[];
  v_forms text[];
  v_before integer[];
  v_before_at timestamptz[];
  v_after integer[];
  v_new integer;
  v_points integer := 0;
  v_more integer;
  v_now timestamptz;
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  -- Not now(): a transaction that waited for the lock must not look older than the one it waited for.
  v_now := clock_timestamp();
  -- Each word is looked up, and its form only when it is new here: a kept plan would rather read all there are. In the
  -- order of their numbers words stand side by side in the indexes that the change writes.
  SELECT array_agg(term), array_agg(form), array_agg(state), array_agg(updated_at), array_agg(wanted),
    count(*) FILTER (WHERE state < 0)
  INTO v_terms, v_forms, v_before, v_before_at, v_after, v_new
  FROM (
    SELECT asked.id AS term, t.form, lw.updated_at,
      coalesce(word_state(lw.level, lw.ignored), -1) AS state,
      coalesce(p_level, lw.level, 0) + CASE WHEN coalesce(p_ignored, lw.ignored, false) THEN 8 ELSE 0 END AS wanted
    FROM (SELECT DISTINCT unnest(p_terms) AS id ORDER BY 1) asked
    LEFT JOIN LATERAL (
      SELECT term_id, language, level, ignored, updated_at FROM learner_word
      WHERE learner_id = p_learner AND term_id = asked.id OFFSET 0
    ) lw ON true
    LEFT JOIN LATERAL (
      SELECT term.form FROM term
      WHERE term.id = asked.id AND term.language = p_language AND lw.term_id IS NULL OFFSET 0
    ) t ON true
    WHERE lw.language = p_language OR t.form IS NOT NULL
  ) s
  WHERE greatest(state, 0) <> wanted AND (NOT p_only_new OR word_class(state) = 0);
  IF v_terms IS NULL THEN RETURN 0; END IF;
  v_families := open_families(p_learner, p_language, v_terms, NULL);

  IF v_new < cardinality(v_terms) THEN
    WITH changed AS (
      UPDATE learner_word lw SET
        level = n.wanted & 7, ignored = n.wanted >= 8, updated_at = v_now,
        started_at = CASE WHEN word_class(n.wanted) IN (1, 2) THEN coalesce(lw.started_at, v_now) ELSE lw.started_at END,
        known_at = CASE WHEN word_class(n.wanted) = 2 THEN coalesce(lw.known_at, v_now) ELSE lw.known_at END
      FROM unnest(v_terms, v_before, v_after) AS n(term, state, wanted)
      WHERE lw.learner_id = p_learner AND lw.term_id = n.term AND n.state >= 0
      RETURNING coalesce((lw.started_at = v_now)::int, 0) + 5 * coalesce((lw.known_at = v_now)::int, 0) AS points
    )
    SELECT sum(points) INTO v_points FROM changed;
  END IF;
  IF v_new > 0 THEN
    WITH added AS (
      INSERT INTO learner_word
        (learner_id, term_id, language, form, level, ignored, created_at, updated_at, started_at, known_at)
      SELECT p_learner, term, p_language, form, wanted & 7, wanted >= 8, v_now, v_now,
        CASE WHEN word_class(wanted) IN (1, 2) THEN v_now END,
        CASE WHEN word_class(wanted) = 2 THEN v_now END
      FROM unnest(v_terms, v_forms, v_before, v_after) AS n(term, form, state, wanted)
      WHERE state < 0
      RETURNING (started_at IS NOT NULL)::int + 5 * (known_at IS NOT NULL)::int AS points
    )
    SELECT sum(points) INTO v_more FROM added;
    v_points := v_points + v_more;
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
