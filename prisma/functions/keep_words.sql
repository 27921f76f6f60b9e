-- keep_words: copies words unchanged to kept_word, so that the change about to be made can be undone.
--
-- Updates       kept_word
-- Locks         none; the caller holds the learner's lock.
-- Callers       delete_words, import_words
CREATE OR REPLACE FUNCTION keep_words(p_learner uuid, p_change uuid, p_terms integer[]) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO kept_word (change_id, term_id, form, level, ignored, translation, definition, pronunciation, example, notes,
    lemma, lemma_id, parts, anchor, part_of_speech, image_key, next_review, created_at, updated_at, started_at, known_at)
  SELECT p_change, term_id, form, level, ignored, translation, definition, pronunciation, example, notes,
    lemma, lemma_id, parts, anchor, part_of_speech, image_key, next_review, created_at, updated_at, started_at, known_at
  FROM learner_word WHERE learner_id = p_learner AND term_id = ANY (p_terms)
$$;
