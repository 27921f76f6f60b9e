-- open_families: returns the families that a word change may affect, and their covered words before the change, as
-- input for close_families. Both are NULL if the learner doesn't count by families.
--
-- Parameters    p_lemmas are the lemmas about to be assigned to the words.
-- Locks         none; the caller holds the learner's lock.
-- Callers       change_words, write_word, undo_change, delete_words, import_words
CREATE OR REPLACE FUNCTION open_families(
  p_learner uuid, p_language integer, p_terms integer[], p_lemmas integer[], OUT lemmas integer[], OUT covered integer[]
)
-- change_words forces generic plans, which ignore the lengths of the lists compared here.
LANGUAGE plpgsql SET plan_cache_mode = auto AS $$
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
