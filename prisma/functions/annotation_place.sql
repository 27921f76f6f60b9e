-- Where an annotation stands in the present content of its text: its sentence, or, after an edit, the nearest one with
-- the same words; NULL when they are gone.
CREATE OR REPLACE FUNCTION annotation_place(p_document integer, p_sentence integer, p_context text) RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT seq FROM sentence WHERE document_id = p_document AND seq = p_sentence AND btrim(text, E' \t\r\n') = p_context),
    (SELECT seq FROM sentence WHERE document_id = p_document AND btrim(text, E' \t\r\n') = p_context
     ORDER BY abs(seq - p_sentence), seq LIMIT 1))
$$;
