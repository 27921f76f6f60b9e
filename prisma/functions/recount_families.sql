-- recount_families: recounts the covered words for all learners who count by families, after the suggested lemmas of
-- some terms changed.
--
-- Updates       learner_document (covered_tokens, covered_words)
-- Locks         the learners (lock_learner) one after another in the order of their IDs, until the end of the
--               transaction
-- Callers       apps/api: features/lemmas
CREATE OR REPLACE FUNCTION recount_families(p_language integer, p_terms integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_learner uuid;
BEGIN
  FOR v_learner IN SELECT learner_id FROM family_counting WHERE language = p_language ORDER BY learner_id LOOP
    PERFORM lock_learner(v_learner);
    UPDATE learner_document ld SET covered_tokens = c.tokens, covered_words = c.words
    FROM (
      SELECT DISTINCT mine.document_id FROM learner_document mine
      JOIN document_word dw ON dw.document_id = mine.document_id
      WHERE mine.learner_id = v_learner AND dw.term_id = ANY (p_terms)
    ) touched
    CROSS JOIN LATERAL count_covered(v_learner, touched.document_id) c
    WHERE ld.learner_id = v_learner AND ld.document_id = touched.document_id;
  END LOOP;
END
$$;
