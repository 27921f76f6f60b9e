-- covered_terms: returns the covered words of the given families: those below level 4 for which another word of the
-- family is known.
--
-- Locks         none; callers that store the result hold the learner's lock.
-- Callers       open_families, close_families, count_covered
CREATE OR REPLACE FUNCTION covered_terms(p_learner uuid, p_lemmas integer[]) RETURNS integer[]
LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(term), '{}') FROM (
    SELECT f.term, word_class(word_state(lw.level, lw.ignored)) AS class,
      bool_or(word_class(word_state(lw.level, lw.ignored)) = 2) OVER (PARTITION BY f.lemma) AS known
    FROM family_terms(p_learner, p_lemmas) f
    LEFT JOIN LATERAL (
      SELECT level, ignored FROM learner_word
      WHERE learner_id = p_learner AND term_id = f.term OFFSET 0
    ) lw ON true
  ) members
  WHERE known AND class < 2
$$;
