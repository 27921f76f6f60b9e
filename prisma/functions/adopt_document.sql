-- Starts counting an analysed document for a learner; does nothing when it is counted already.
CREATE OR REPLACE FUNCTION adopt_document(p_learner uuid, p_document integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_learner(p_learner);
  IF EXISTS (SELECT 1 FROM learner_document WHERE learner_id = p_learner AND document_id = p_document) THEN RETURN; END IF;
  INSERT INTO learner_document SELECT * FROM count_document(p_learner, p_document);
END
$$;
