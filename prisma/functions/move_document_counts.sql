-- move_document_counts: updates the counts in a learner's documents when words move from one class to another.
--
-- Parameters    p_terms, p_before and p_after are parallel arrays; states are those of word_class.
-- Updates       learner_document
-- Locks         none; the caller holds the learner's lock.
-- Callers       change_words, write_word, undo_change, delete_words, import_words
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
