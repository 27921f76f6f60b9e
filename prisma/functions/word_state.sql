-- word_state: returns the state of a word in the vocabulary: its level, plus 8 if it is ignored.
--
-- Locks         none
-- Callers       change_words, write_word, undo_change, delete_words, import_words, tag_words, covered_terms
CREATE OR REPLACE FUNCTION word_state(p_level smallint, p_ignored boolean) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT p_level + CASE WHEN p_ignored THEN 8 ELSE 0 END
$$;
