-- Moves the counts of one learner's documents from the classes before to the classes after. Arrays run in parallel.
CREATE OR REPLACE FUNCTION move_document_counts(p_learner uuid, p_terms integer[], p_before integer[], p_after integer[])
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(p_terms) > 1 THEN
    PERFORM move_many_counts(p_learner, p_terms, p_before, p_after);
  ELSIF word_class(p_before[1]) <> word_class(p_after[1]) THEN
    PERFORM move_one_count(p_learner, p_terms[1], word_class(p_before[1]), word_class(p_after[1]));
  END IF;
END
$$;
