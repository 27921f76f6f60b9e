-- read_page: returns sentences of a document with the learner's words and phrases in them.
--
-- Parameters
--   p_from, p_until   the first sentence and the one after the last.
--   p_known           the caller already has the sentences; only the first row is returned.
-- Returns             first a row with the learner's words and phrases and a NULL seq, then each sentence, in order.
--                     Lists are text, because rows or JSON would cost more than everything else together: `terms` and
--                     `states` are parallel arrays, `phrases` is `id state {term,term};id state …`.
--
-- Locks         none
-- Callers       apps/api: domain/pages (pageStatement), for features/texts and features/watching
CREATE OR REPLACE FUNCTION read_page(
  p_learner uuid, p_document integer, p_from integer, p_until integer, p_known boolean
) RETURNS TABLE (
  seq integer, text text, spans bytea, terms text, states text, translations text,
  phrases text, phrase_translations text
) LANGUAGE plpgsql STABLE
-- Planning would take longer than the page; whatever the sizes, the best plan is one index lookup per word.
SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  v_terms integer[];
  v_keys bigint[];
  v_phrases text;
  v_phrase_translations text;
BEGIN
  v_terms := ARRAY(
    SELECT unnest(page.terms) FROM (
      SELECT s.terms FROM sentence s
      WHERE s.document_id = p_document AND s.seq >= p_from AND s.seq < p_until ORDER BY s.seq
    ) page
  );

  -- Phrases use the index learner_word_by_phrase, which begins with the learner. There is no other index on `parts`, and
  -- the planner considers phrase_key() too expensive to compute for each row.
  IF EXISTS (
    SELECT FROM learner_word WHERE parts IS NOT NULL AND learner_id = p_learner AND phrase_key(parts) > 0
  ) THEN
    v_keys := ARRAY(SELECT one::bigint << 32 | two FROM unnest(v_terms, v_terms[2:]) AS neighbors(one, two));
  END IF;
  IF EXISTS (
    SELECT FROM learner_word WHERE parts IS NOT NULL AND learner_id = p_learner AND phrase_key(parts) < 0
  ) THEN
    v_keys := v_keys || ARRAY(SELECT -term::bigint FROM unnest(v_terms) AS term);
  END IF;
  IF v_keys IS NOT NULL THEN
    SELECT string_agg(p.term_id || ' ' || word_state(p.level, p.ignored) || ' ' || p.parts::text, ';'),
      json_object_agg(p.term_id, p.translation) FILTER (WHERE p.translation <> '')
    INTO v_phrases, v_phrase_translations
    FROM learner_word p
    WHERE p.parts IS NOT NULL AND p.learner_id = p_learner AND phrase_key(p.parts) = ANY (v_keys);
  END IF;

  RETURN QUERY SELECT NULL::integer, ''::text, ''::bytea, coalesce(array_agg(w.term_id)::text, '{}'),
      array_agg(word_state(w.level, w.ignored))::text,
      (json_object_agg(w.term_id, w.translation) FILTER (WHERE w.translation <> ''))::text,
      v_phrases, v_phrase_translations
    FROM learner_word w WHERE w.learner_id = p_learner AND w.term_id = ANY (v_terms);
  IF NOT p_known THEN
    RETURN QUERY SELECT s.seq, s.text, s.spans, s.terms::text, NULL::text, NULL::text, NULL::text, NULL::text
      FROM sentence s WHERE s.document_id = p_document AND s.seq >= p_from AND s.seq < p_until ORDER BY s.seq;
  END IF;
END
$$;
