-- move_one_count: updates the counts in a learner's documents for one word.
--
-- The plan is cached, so it can't depend on how many documents the learner has or how many contain the word. The
-- documents are therefore looked up first, from the smaller side. Without nested loops, the rest of the plan suits both
-- one document and ten thousand.
--
-- Parameters    p_from and p_to are classes; see word_class.
-- Updates       learner_document
-- Locks         none; the caller holds the learner's lock.
-- Callers       move_document_counts
CREATE OR REPLACE FUNCTION move_one_count(p_learner uuid, p_term integer, p_from integer, p_to integer)
RETURNS void LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE
  v_texts integer;
  v_documents integer[];
  v_counts integer[];
BEGIN
  v_texts := greatest(64, (SELECT sum(count) FROM shelf_count WHERE owner_id = p_learner));
  SELECT array_agg(document_id), array_agg(count) INTO v_documents, v_counts
  FROM (SELECT document_id, count FROM document_word WHERE term_id = p_term LIMIT v_texts) few;
  IF cardinality(v_documents) = v_texts THEN
    SELECT array_agg(mine.document_id), array_agg(hit.count) INTO v_documents, v_counts
    FROM learner_document mine
    CROSS JOIN LATERAL (
      SELECT count FROM document_word
      WHERE document_id = mine.document_id AND term_id = p_term OFFSET 0
    ) hit
    WHERE mine.learner_id = p_learner;
  END IF;
  UPDATE learner_document ld SET
    new_tokens = ld.new_tokens + dw.count * ((p_to = 0)::int - (p_from = 0)::int),
    learning_tokens = ld.learning_tokens + dw.count * ((p_to = 1)::int - (p_from = 1)::int),
    ignored_tokens = ld.ignored_tokens + dw.count * ((p_to = 3)::int - (p_from = 3)::int),
    new_words = ld.new_words + ((p_to = 0)::int - (p_from = 0)::int),
    learning_words = ld.learning_words + ((p_to = 1)::int - (p_from = 1)::int),
    ignored_words = ld.ignored_words + ((p_to = 3)::int - (p_from = 3)::int)
  FROM unnest(v_documents, v_counts) AS dw(document_id, count)
  WHERE ld.learner_id = p_learner AND ld.document_id = dw.document_id AND ld.document_id = ANY (v_documents);
END
$$;
