-- write_word: adds or changes one word with its fields, as one change in the history.
--
-- Parameters    p_change   ID of the new word_change row
--               p_ignored  NULL to leave the flag as it is
--               p_fields   object with text fields, lemma_id, image_key, tags (IDs) and parts (the terms of a phrase,
--                          which never change); a missing key leaves its field as it is
-- Returns       whether anything changed. If not, nothing was written.
-- Updates       learner_word, word_tag, kept_word, kept_tag, learner_document, vocabulary_count, learner.points,
--               word_change
-- Locks         the learner (lock_learner), until the end of the transaction
-- Callers       apps/api: features/words (add, edit, sync)
CREATE OR REPLACE FUNCTION write_word(
  p_learner uuid, p_change uuid, p_language integer, p_term integer, p_level integer, p_ignored boolean, p_fields jsonb
) RETURNS boolean LANGUAGE plpgsql
-- Planning takes longer than writing one word.
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_old learner_word;
  v_new learner_word;
  v_exists boolean;
  v_tagged boolean := false;
  v_now timestamptz;
  v_points integer;
  v_before integer[];
  v_after integer[];
  v_families record;
BEGIN
  PERFORM lock_learner(p_learner);
  v_now := clock_timestamp();
  v_families := open_families(p_learner, p_language, ARRAY[p_term], ARRAY[(p_fields->>'lemma_id')::integer]);
  SELECT * INTO v_old FROM learner_word WHERE learner_id = p_learner AND term_id = p_term;
  v_exists := FOUND;
  IF v_exists THEN
    v_new := v_old;
  ELSE
    v_new.learner_id := p_learner;
    v_new.term_id := p_term;
    v_new.language := p_language;
    v_new.form := (SELECT form FROM term WHERE id = p_term);
    v_new.ignored := false;
    v_new.translation := '';
    v_new.definition := '';
    v_new.pronunciation := '';
    v_new.example := '';
    v_new.notes := '';
    v_new.lemma := '';
    v_new.part_of_speech := '';
    v_new.created_at := v_now;
  END IF;
  v_new.level := p_level;
  v_new.ignored := coalesce(p_ignored, v_new.ignored);
  v_new.translation := coalesce(p_fields->>'translation', v_new.translation);
  v_new.definition := coalesce(p_fields->>'definition', v_new.definition);
  v_new.pronunciation := coalesce(p_fields->>'pronunciation', v_new.pronunciation);
  v_new.example := coalesce(p_fields->>'example', v_new.example);
  v_new.notes := coalesce(p_fields->>'notes', v_new.notes);
  v_new.part_of_speech := coalesce(p_fields->>'part_of_speech', v_new.part_of_speech);
  v_new.lemma := coalesce(p_fields->>'lemma', v_new.lemma);
  IF p_fields ? 'lemma_id' THEN v_new.lemma_id := (p_fields->>'lemma_id')::integer; END IF;
  IF p_fields ? 'image_key' THEN v_new.image_key := p_fields->>'image_key'; END IF;
  IF v_new.parts IS NULL AND p_fields ? 'parts' THEN
    v_new.parts := ARRAY(SELECT jsonb_array_elements_text(p_fields->'parts')::integer);
    -- Frequent terms have small IDs, so the largest one is the rarest and is on the fewest pages.
    v_new.anchor := (SELECT max(part) FROM unnest(v_new.parts) part);
  END IF;
  IF NOT v_exists OR v_new IS DISTINCT FROM v_old THEN
    v_new.updated_at := v_now;
    IF NOT v_new.ignored AND v_new.level >= 1 THEN v_new.started_at := coalesce(v_new.started_at, v_now); END IF;
    IF NOT v_new.ignored AND v_new.level >= 4 THEN v_new.known_at := coalesce(v_new.known_at, v_now); END IF;
  END IF;

  IF NOT v_exists THEN INSERT INTO learner_word SELECT v_new.*; END IF;
  IF p_fields ? 'tags' THEN
    v_tagged := set_word_tags(p_learner, p_change, p_term, ARRAY(SELECT jsonb_array_elements_text(p_fields->'tags')::uuid));
  END IF;
  IF v_exists THEN
    IF v_new IS NOT DISTINCT FROM v_old AND NOT v_tagged THEN RETURN false; END IF;
    v_new.updated_at := v_now;
    INSERT INTO kept_word (change_id, term_id, form, level, ignored, translation, definition, pronunciation, example, notes,
      lemma, lemma_id, parts, anchor, part_of_speech, image_key, next_review, created_at, updated_at, started_at, known_at)
    VALUES (p_change, p_term, v_old.form, v_old.level, v_old.ignored, v_old.translation, v_old.definition,
      v_old.pronunciation, v_old.example, v_old.notes, v_old.lemma, v_old.lemma_id, v_old.parts, v_old.anchor,
      v_old.part_of_speech, v_old.image_key, v_old.next_review, v_old.created_at, v_old.updated_at, v_old.started_at,
      v_old.known_at);
    UPDATE learner_word SET level = v_new.level, ignored = v_new.ignored, translation = v_new.translation,
      definition = v_new.definition, pronunciation = v_new.pronunciation, example = v_new.example,
      notes = v_new.notes, part_of_speech = v_new.part_of_speech, lemma = v_new.lemma, lemma_id = v_new.lemma_id,
      image_key = v_new.image_key, parts = v_new.parts, anchor = v_new.anchor, updated_at = v_now,
      started_at = v_new.started_at, known_at = v_new.known_at
    WHERE learner_id = p_learner AND term_id = p_term;
  END IF;
  v_points := coalesce((v_new.started_at = v_now)::int, 0) + 5 * coalesce((v_new.known_at = v_now)::int, 0);
  IF v_points > 0 THEN UPDATE learner SET points = points + v_points WHERE id = p_learner; END IF;

  v_before := ARRAY[CASE WHEN v_exists THEN word_state(v_old.level, v_old.ignored) ELSE -1 END];
  v_after := ARRAY[word_state(v_new.level, v_new.ignored)];
  PERFORM move_document_counts(p_learner, ARRAY[p_term], v_before, v_after);
  IF v_before <> v_after THEN PERFORM move_vocabulary_counts(p_learner, p_language, v_before, v_after); END IF;
  PERFORM close_families(p_learner, v_families.lemmas, v_families.covered);
  INSERT INTO word_change (id, learner_id, language, kind, terms, before, before_at, after, created_at)
  VALUES (p_change, p_learner, p_language, 'edit', ARRAY[p_term], v_before, ARRAY[v_old.updated_at], v_after, v_now);
  RETURN true;
END
$$;
