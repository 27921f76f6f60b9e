-- The families that a change of some words may touch (p_lemmas: lemmas that they are about to get), and their
-- covered words before it. Both are NULL when the learner does not count by families.
CREATE OR REPLACE FUNCTION open_families(
  p_learner uuid, p_language integer, p_terms integer[], p_lemmas integer[], OUT lemmas integer[], OUT covered integer[]
) LANGUAGE plpgsql SET plan_cache_mode = auto AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM family_counting WHERE learner_id = p_learner AND language = p_language) THEN RETURN; END IF;
  SELECT array_agg(DISTINCT lemma) INTO lemmas FROM (
    SELECT unnest(p_lemmas || p_terms) AS lemma
    UNION ALL SELECT lemma_id FROM learner_word WHERE learner_id = p_learner AND term_id = ANY (p_terms)
    UNION ALL SELECT lemma_id FROM term_lemma WHERE term_id = ANY (p_terms) AND rank = 0
  ) touched WHERE lemma IS NOT NULL;
  covered := covered_terms(p_learner, lemmas);
END
$$;
