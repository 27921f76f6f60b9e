-- close_families: updates the counts of covered words in a learner's documents after words have changed.
--
-- Parameters    p_lemmas and p_covered are what open_families returned before the change; NULL if the learner doesn't
--               count by families.
-- Updates       learner_document (covered_tokens, covered_words)
-- Locks         none; the caller holds the learner's lock.
-- Callers       change_words, write_word, undo_change, delete_words, import_words
CREATE OR REPLACE FUNCTION close_families(p_learner uuid, p_lemmas integer[], p_covered integer[]) RETURNS void
-- change_words forces generic plans, which ignore the lengths of the lists compared here.
LANGUAGE plpgsql SET plan_cache_mode = auto AS $$
DECLARE
  v_covered integer[];
BEGIN
  IF p_lemmas IS NULL THEN RETURN; END IF;
  v_covered := covered_terms(p_learner, p_lemmas);
  UPDATE learner_document ld SET
    covered_tokens = ld.covered_tokens + delta.tokens, covered_words = ld.covered_words + delta.words
  FROM (
    SELECT dw.document_id, sum(dw.count * moved.step)::int AS tokens, sum(moved.step)::int AS words
    FROM (
      SELECT term, 1 AS step FROM unnest(v_covered) term WHERE term <> ALL (p_covered)
      UNION ALL SELECT term, -1 FROM unnest(p_covered) term WHERE term <> ALL (v_covered)
    ) moved
    JOIN document_word dw ON dw.term_id = moved.term
    JOIN learner_document mine ON mine.learner_id = p_learner AND mine.document_id = dw.document_id
    GROUP BY dw.document_id
  ) delta
  WHERE ld.learner_id = p_learner AND ld.document_id = delta.document_id;
END
$$;
