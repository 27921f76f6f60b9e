-- word_class: returns the class of a word's state: 0 new, 1 learning, 2 known, 3 ignored.
--
-- A state is the level, plus 8 if the word is ignored; -1 or NULL for a word that is not in the vocabulary.
-- learner_document stores counts of these classes. If the classes change, all learners must be recounted.
--
-- Locks         none
-- Callers       change_words, count_document, covered_terms, move_document_counts, move_many_counts
CREATE OR REPLACE FUNCTION word_class(p_state integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN p_state >= 8 THEN 3 WHEN p_state >= 4 THEN 2 WHEN p_state >= 1 THEN 1 ELSE 0 END
$$;
