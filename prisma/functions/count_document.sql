-- Exact counts of one learner and one document, from the words themselves. Each word of the document is looked up:
-- a kept plan would rather read the whole vocabulary, of which it does not know the size.
CREATE OR REPLACE FUNCTION count_document(p_learner uuid, p_document integer) RETURNS learner_document LANGUAGE sql STABLE AS $$
  SELECT ROW(p_learner, p_document,
    coalesce(sum(count) FILTER (WHERE class = 0), 0)::int,
    coalesce(sum(count) FILTER (WHERE class = 1), 0)::int,
    coalesce(sum(count) FILTER (WHERE class = 3), 0)::int,
    count(*) FILTER (WHERE class = 0)::int,
    count(*) FILTER (WHERE class = 1)::int,
    count(*) FILTER (WHERE class = 3)::int,
    covered.tokens, covered.words)::learner_document
  FROM (
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
