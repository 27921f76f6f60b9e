-- recount_learner: compares all counts of a learner with a recount and corrects those that differ.
--
-- Returns       the number of rows that differed
-- Updates       learner_document, vocabulary_count, shelf_count, video_shelf_count
-- Locks         the learner (lock_learner)
-- Callers       apps/api: domain/recount (nightly, and glossa recount)
CREATE OR REPLACE FUNCTION recount_learner(p_learner uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_wrong integer;
  v_levels integer;
  v_shelves integer;
  v_videos integer;
BEGIN
  PERFORM lock_learner(p_learner);
  -- LATERAL counts each document once; `(count_document(…)).*` in the select list would count it once per field.
  WITH exact AS MATERIALIZED (
    SELECT e.* FROM learner_document mine
    CROSS JOIN LATERAL count_document(p_learner, mine.document_id) e
    WHERE mine.learner_id = p_learner
  )
  UPDATE learner_document ld SET new_tokens = e.new_tokens, learning_tokens = e.learning_tokens,
    ignored_tokens = e.ignored_tokens, new_words = e.new_words, learning_words = e.learning_words,
    ignored_words = e.ignored_words, covered_tokens = e.covered_tokens, covered_words = e.covered_words
  FROM exact e
  WHERE ld.learner_id = p_learner AND ld.document_id = e.document_id
    AND (ld.new_tokens, ld.learning_tokens, ld.ignored_tokens, ld.new_words, ld.learning_words, ld.ignored_words,
      ld.covered_tokens, ld.covered_words)
      IS DISTINCT FROM
      (e.new_tokens, e.learning_tokens, e.ignored_tokens, e.new_words, e.learning_words, e.ignored_words,
      e.covered_tokens, e.covered_words);
  GET DIAGNOSTICS v_wrong = ROW_COUNT;

  WITH exact AS (
    SELECT language, CASE WHEN ignored THEN 6 ELSE level END AS level, count(*)::int AS count
    FROM learner_word WHERE learner_id = p_learner GROUP BY 1, 2
  ), wrong AS (
    SELECT coalesce(e.language, vc.language) AS language, coalesce(e.level, vc.level) AS level, coalesce(e.count, 0) AS count
    FROM exact e
    FULL JOIN (SELECT * FROM vocabulary_count WHERE learner_id = p_learner) vc USING (language, level)
    WHERE coalesce(e.count, 0) <> coalesce(vc.count, 0)
  )
  INSERT INTO vocabulary_count (learner_id, language, level, count)
  SELECT p_learner, language, level, count FROM wrong
  ON CONFLICT (learner_id, language, level) DO UPDATE SET count = excluded.count;
  GET DIAGNOSTICS v_levels = ROW_COUNT;

  WITH exact AS (
    SELECT language, shelf, count(*)::int AS count FROM text WHERE owner_id = p_learner GROUP BY 1, 2
  ), wrong AS (
    SELECT coalesce(e.language, sc.language) AS language, coalesce(e.shelf, sc.shelf) AS shelf, coalesce(e.count, 0) AS count
    FROM exact e
    FULL JOIN (SELECT * FROM shelf_count WHERE owner_id = p_learner) sc USING (language, shelf)
    WHERE coalesce(e.count, 0) <> coalesce(sc.count, 0)
  )
  INSERT INTO shelf_count (owner_id, language, shelf, count)
  SELECT p_learner, language, shelf, count FROM wrong
  ON CONFLICT (owner_id, language, shelf) DO UPDATE SET count = excluded.count;
  GET DIAGNOSTICS v_shelves = ROW_COUNT;

  WITH exact AS (
    SELECT language, shelf, count(*)::int AS count FROM video WHERE owner_id = p_learner GROUP BY 1, 2
  ), wrong AS (
    SELECT coalesce(e.language, sc.language) AS language, coalesce(e.shelf, sc.shelf) AS shelf, coalesce(e.count, 0) AS count
    FROM exact e
    FULL JOIN (SELECT * FROM video_shelf_count WHERE owner_id = p_learner) sc USING (language, shelf)
    WHERE coalesce(e.count, 0) <> coalesce(sc.count, 0)
  )
  INSERT INTO video_shelf_count (owner_id, language, shelf, count)
  SELECT p_learner, language, shelf, count FROM wrong
  ON CONFLICT (owner_id, language, shelf) DO UPDATE SET count = excluded.count;
  GET DIAGNOSTICS v_videos = ROW_COUNT;
  RETURN v_wrong + v_levels + v_shelves + v_videos;
END
$$;
