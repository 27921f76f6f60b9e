-- count_covered: counts a document's covered words, running and distinct, from scratch.
--
-- Locks         none; callers that store the counts hold the learner's lock.
-- Callers       count_document, count_families, recount_families
CREATE OR REPLACE FUNCTION count_covered(p_learner uuid, p_document integer, OUT tokens integer, OUT words integer)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(dw.count), 0)::int, count(*)::int
  FROM document_word dw
  WHERE dw.document_id = p_document AND dw.term_id = ANY (covered_terms(p_learner, ARRAY(
    SELECT DISTINCT coalesce(lw.lemma_id, tl.lemma_id, w.term_id)
    FROM document_word w
    LEFT JOIN learner_word lw ON lw.learner_id = p_learner AND lw.term_id = w.term_id
    LEFT JOIN term_lemma tl ON tl.term_id = w.term_id AND tl.rank = 0
    WHERE w.document_id = p_document)))
$$;
