-- Those words of some families that are covered.
CREATE OR REPLACE FUNCTION covered_terms(p_learner uuid, p_lemmas integer[]) RETURNS integer[] LANGUAGE sql STABLE AS $$
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
