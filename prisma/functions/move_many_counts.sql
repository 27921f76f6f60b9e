-- move_many_counts: updates the counts in a learner's documents for many words.
--
-- EXECUTE plans each call separately, because the best plan depends on the number of words. random_page_cost is set for
-- indexes that are in memory, so that words and counts are read by index-only scans.
--
-- Parameters    as in move_document_counts
-- Updates       learner_document
-- Locks         none; the caller holds the learner's lock.
-- Callers       move_document_counts
CREATE OR REPLACE FUNCTION move_many_counts(p_learner uuid, p_terms integer[], p_before integer[], p_after integer[])
RETURNS void LANGUAGE plpgsql SET random_page_cost = 1.1 AS $$
BEGIN
  EXECUTE $q$
    WITH moved AS MATERIALIZED (
      SELECT term, (word_class(b) * 4 + word_class(a))::smallint AS move
      FROM unnest($2, $3, $4) AS m(term, b, a)
      WHERE word_class(b) <> word_class(a)
    ), hit AS (
      SELECT dw.document_id, move / 4 AS f, move % 4 AS t, sum(dw.count) AS tokens, count(*) AS words
      FROM moved
      JOIN document_word dw ON dw.term_id = moved.term
      JOIN learner_document mine ON mine.document_id = dw.document_id AND mine.learner_id = $1
      GROUP BY dw.document_id, move
    ), delta AS (
      SELECT document_id,
        sum(tokens * ((t = 0)::int - (f = 0)::int))::int AS new_tokens,
        sum(tokens * ((t = 1)::int - (f = 1)::int))::int AS learning_tokens,
        sum(tokens * ((t = 3)::int - (f = 3)::int))::int AS ignored_tokens,
        sum(words * ((t = 0)::int - (f = 0)::int))::int AS new_words,
        sum(words * ((t = 1)::int - (f = 1)::int))::int AS learning_words,
        sum(words * ((t = 3)::int - (f = 3)::int))::int AS ignored_words
      FROM hit GROUP BY document_id
    )
    UPDATE learner_document ld SET
      new_tokens = ld.new_tokens + delta.new_tokens,
      learning_tokens = ld.learning_tokens + delta.learning_tokens,
      ignored_tokens = ld.ignored_tokens + delta.ignored_tokens,
      new_words = ld.new_words + delta.new_words,
      learning_words = ld.learning_words + delta.learning_words,
      ignored_words = ld.ignored_words + delta.ignored_words
    FROM delta
    WHERE ld.learner_id = $1 AND ld.document_id = delta.document_id
  $q$ USING p_learner, p_terms, p_before, p_after;
END
$$;
