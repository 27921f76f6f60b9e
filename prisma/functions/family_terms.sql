-- family_terms: returns the words of the given families, as grouped for one learner.
--
-- The lemma of a word is the learner's own, otherwise the best suggestion (term_lemma, rank 0), otherwise the word
-- itself. Words with the same lemma form a family. If the learner counts by families (family_counting), a word below
-- level 4 is covered when another word of its family is known; learner_document stores the counts.
--
-- Locks         none
-- Callers       covered_terms; apps/api: features/words (families), features/mindmap (suggestions)
CREATE OR REPLACE FUNCTION family_terms(p_learner uuid, p_lemmas integer[]) RETURNS TABLE (lemma integer, term integer)
LANGUAGE sql STABLE AS $$
  SELECT requested.lemma, member.term
  FROM unnest(p_lemmas) AS requested(lemma)
  CROSS JOIN LATERAL (
    SELECT tl.term_id AS term FROM term_lemma tl WHERE tl.lemma_id = requested.lemma AND tl.rank = 0
    UNION SELECT requested.lemma
    UNION SELECT lw.term_id FROM learner_word lw WHERE lw.learner_id = p_learner AND lw.lemma_id = requested.lemma
  ) member
  -- Leaves out suggested members that the learner's own lemma, or a better suggestion, assigns to another family.
  WHERE requested.lemma = coalesce(
    (SELECT lw.lemma_id FROM learner_word lw WHERE lw.learner_id = p_learner AND lw.term_id = member.term),
    (SELECT tl.lemma_id FROM term_lemma tl WHERE tl.term_id = member.term AND tl.rank = 0),
    member.term)
$$;
