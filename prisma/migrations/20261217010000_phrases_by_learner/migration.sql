-- A page asks for the phrases that may stand on it. With `learner_word_with_phrases`, an index of all learners' phrases that
-- no condition of that question matched, the planner could walk through all of them, and call phrase_pair() on each row.
-- Now phrases have one index, which begins with the learner: whatever plan takes it reads the learner's rows alone.

-- The key of a phrase on a page: the pair of words that follow each other and has the rarest word, as one * 2^32 + two. A
-- phrase in which others may stand behind each of its words has no such pair: its first word, negative. The cost has the
-- planner look keys up in the index; comparing them row by row would compute each again.
CREATE FUNCTION phrase_key(parts int[]) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 100000 AS $$
  SELECT coalesce(
    (SELECT one::bigint << 32 | two FROM unnest(parts, parts[2:]) WITH ORDINALITY AS pair(one, two, place)
     WHERE one <> 0 AND two <> 0 ORDER BY greatest(one, two) DESC, place LIMIT 1),
    -parts[1]::bigint)
$$;

DROP INDEX "learner_word_by_pair";
DROP INDEX "learner_word_with_phrases";
DROP FUNCTION phrase_pair(int[]);

CREATE INDEX "learner_word_by_phrase" ON "learner_word" ("learner_id", phrase_key("parts")) WHERE "parts" IS NOT NULL;
