-- annotation_place: returns the number of the sentence in a document that an annotation belongs to: its own sentence if
-- it still has the same words, otherwise the nearest sentence with these words, or NULL if there is none.
--
-- Locks         none
-- Callers       apps/api: features/annotations, features/saved
CREATE OR REPLACE FUNCTION annotation_place(p_document integer, p_sentence integer, p_context text) RETURNS integer
LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT seq FROM sentence WHERE document_id = p_document AND seq = p_sentence AND btrim(text, E' \t\r\n') = p_context),
    (SELECT seq FROM sentence WHERE document_id = p_document AND btrim(text, E' \t\r\n') = p_context
     ORDER BY abs(seq - p_sentence), seq LIMIT 1))
$$;
