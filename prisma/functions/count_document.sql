-- count_document: counts a learner's words in a document from scratch.
--
-- Locks         none; callers that store the counts hold the learner's lock.
-- Callers       adopt_document, recount_learner
CREATE OR REPLACE FUNCTION count_document(p_learner uuid, p_document integer) RETURNS learner_document
LANGUAGE sql STABLE AS $$
  SELECT ROW(p_learner, p_document,
    coalesce(sum(count) FILTER (WHERE class = 0), 0)::int,
    coalesce(sum(count) FILTER (WHERE class = 1), 0)::int,
    coalesce(sum(count) FILTER (WHERE class = 3), 0)::int,
    count(*) FILTER (WHERE class = 0)::int,
    count(*) FILTER (WHERE class = 1)::int,
    count(*) FILTER (WHERE class = 3)::int,
    covered.tokens, covered.words)::learner_document
  FROM (
    -- OFFSET 0 keeps each lookup by primary key. A generic plan ignores the size of the vocabulary and would read all
    -- of it.
    SELECT dw.count, word_class(lw.level + CASE WHEN lw.ignored THEN 8 ELSE 0 END) AS class
    FROM document_word dw
    LEFT JOIN LATERAL (
      SELECT level, ignored FROM learner_word
      WHERE learner_id = p_learner AND term_id = dw.term_id OFFSET 0
    ) lw ON true
    WHERE dw.document_id = p_document
  ) words
  LEFT JOIN LATERAL (
    SELECT c.tokens, c.words FROM document d
    JOIN family_counting fc ON fc.learner_id = p_learner AND fc.language = d.language
    CROSS JOIN LATERAL count_covered(p_learner, p_document) c
    WHERE d.id = p_document
  ) covered ON true
  GROUP BY covered.tokens, covered.words
$$;
