-- Families. The lemma of a word is the learner's own, else the best suggestion (`term_lemma`, rank 0), else the word
-- itself; words of one lemma are a family. Where a learner has it so (`family_counting`), a word below level 4 counts
-- as covered when another of its family is known; `covered_tokens` and `covered_words` of each document say how many.

-- Terms of the families of some lemmas, as one learner has them.
CREATE OR REPLACE FUNCTION family_terms(p_learner uuid, p_lemmas integer[]) RETURNS TABLE (lemma integer, term integer)
LANGUAGE sql STABLE AS $$
  SELECT asked.lemma, member.term
  FROM unnest(p_lemmas) AS asked(lemma)
  CROSS JOIN LATERAL (
    SELECT tl.term_id AS term FROM term_lemma tl WHERE tl.lemma_id = asked.lemma AND tl.rank = 0
    UNION SELECT asked.lemma
    UNION SELECT lw.term_id FROM learner_word lw WHERE lw.learner_id = p_learner AND lw.lemma_id = asked.lemma
  ) member
  -- Members by suggestion whom the learner, or a better suggestion, put elsewhere.
  WHERE asked.lemma = coalesce(
    (SELECT lw.lemma_id FROM learner_word lw WHERE lw.learner_id = p_learner AND lw.term_id = member.term),
    (SELECT tl.lemma_id FROM term_lemma tl WHERE tl.term_id = member.term AND tl.rank = 0),
    member.term)
$$;
