-- move_vocabulary_counts: updates the numbers of a learner's words at each level. Words that are not in the vocabulary
-- (-1) aren't counted.
--
-- Updates       vocabulary_count
-- Locks         none; the caller holds the learner's lock.
-- Callers       change_words, write_word, undo_change, delete_words, import_words
CREATE OR REPLACE FUNCTION move_vocabulary_counts(p_learner uuid, p_language integer, p_before integer[], p_after integer[])
RETURNS void LANGUAGE sql AS $$
  INSERT INTO vocabulary_count AS vc (learner_id, language, level, count)
  SELECT p_learner, p_language, least(state, 8) - CASE WHEN state >= 8 THEN 2 ELSE 0 END AS level, sum(change)
  FROM (
    SELECT unnest(p_before) AS state, -1 AS change
    UNION ALL
    SELECT unnest(p_after), 1
  ) states
  WHERE state >= 0
  GROUP BY 3
  HAVING sum(change) <> 0
  ON CONFLICT (learner_id, language, level) DO UPDATE SET count = vc.count + excluded.count
$$;
