-- A page asks for the phrases that may stand on it. By their rarest word it got hundreds of a learner who has phrases of
-- common words; two words that follow each other are far rarer. The key is the learner's and the pair's at once, so that no
-- other index serves the same question: at equal cost the planner would take one that leads through all of a vocabulary.

-- The pair of words that follow each other and has the rarest word of a phrase: one * 2^32 + two. A phrase in which others
-- may stand behind each of its words has its first word as `one`, and 0 as `two`.
CREATE FUNCTION phrase_pair(parts int[]) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT one::bigint << 32 | two FROM unnest(parts, parts[2:]) WITH ORDINALITY AS pair(one, two, place)
     WHERE one <> 0 AND two <> 0 ORDER BY greatest(one, two) DESC, place LIMIT 1),
    parts[1]::bigint << 32)
$$;

CREATE INDEX "learner_word_by_pair" ON "learner_word" (uuid_hash_extended("learner_id", phrase_pair("parts")))
  WHERE "parts" IS NOT NULL;

-- Whether a learner has phrases at all, and any whose words others may stand behind (0): only for these a page makes keys.
CREATE INDEX "learner_word_with_phrases" ON "learner_word"
  (uuid_hash_extended("learner_id", 0), (phrase_pair("parts") & 4294967295)) WHERE "parts" IS NOT NULL;
