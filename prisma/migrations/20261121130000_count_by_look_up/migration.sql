-- Exact counts of one learner and one document, from the words themselves. Each word of the document is looked up:
-- a kept plan would rather read the whole vocabulary, of which it does not know the size.
CREATE OR REPLACE FUNCTION count_document(p_learner uuid, p_document integer) RETURNS learner_document LANGUAGE sql STABLE AS $$
  SELECT ROW(p_learner, p_document,
    coalesce(sum(count) FILTER (WHERE class = 0), 0)::int,
    coalesce(sum(count) FILTER (WHERE class = 1), 0)::int,
    coalesce(sum(count) FILTER (WHERE class = 3), 0)::int,
    count(*) FILTER (WHERE class = 0)::int,
    count(*) FILTER (WHERE class = 1)::int,
    count(*) FILTER (WHERE class = 3)::int)::learner_document
  FROM (
    SELECT dw.count, word_class(lw.level + CASE WHEN lw.ignored THEN 8 ELSE 0 END) AS class
    FROM document_word dw
    LEFT JOIN LATERAL (
      SELECT level, ignored FROM learner_word
      WHERE learner_id = p_learner AND term_id = dw.term_id OFFSET 0
    ) lw ON true
    WHERE dw.document_id = p_document
  ) words
$$;

-- Starts counting an analysed document for a learner; does nothing when it is counted already.
CREATE OR REPLACE FUNCTION adopt_document(p_learner uuid, p_document integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_learner(p_learner);
  IF EXISTS (SELECT 1 FROM learner_document WHERE learner_id = p_learner AND document_id = p_document) THEN RETURN; END IF;
  INSERT INTO learner_document SELECT * FROM count_document(p_learner, p_document);
END
$$;

-- Compares a learner's counts with a full recount, mends what differs, and answers how many rows differed.
CREATE OR REPLACE FUNCTION recount_learner(p_learner uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_wrong integer;
  v_levels integer;
  v_shelves integer;
BEGIN
  PERFORM lock_learner(p_learner);
  -- Each document is counted once: as a column, `(count_document(…)).*` would count it for every field.
  WITH exact AS MATERIALIZED (
    SELECT e.* FROM learner_document mine
    CROSS JOIN LATERAL count_document(p_learner, mine.document_id) e
    WHERE mine.learner_id = p_learner
  )
  UPDATE learner_document ld SET new_tokens = e.new_tokens, learning_tokens = e.learning_tokens,
    ignored_tokens = e.ignored_tokens, new_words = e.new_words, learning_words = e.learning_words,
    ignored_words = e.ignored_words
  FROM exact e
  WHERE ld.learner_id = p_learner AND ld.document_id = e.document_id
    AND (ld.new_tokens, ld.learning_tokens, ld.ignored_tokens, ld.new_words, ld.learning_words, ld.ignored_words)
      IS DISTINCT FROM
      (e.new_tokens, e.learning_tokens, e.ignored_tokens, e.new_words, e.learning_words, e.ignored_words);
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
  RETURN v_wrong + v_levels + v_shelves;
END
$$;
