-- adopt_document: starts counting an analyzed document for a learner. Does nothing if it is counted already.
--
-- Updates       learner_document
-- Locks         the learner (lock_learner). To adopt for several learners, call it in the order of their IDs.
-- Callers       apps/api: domain/documents (adoptDocument, adoptDocumentForOwners)
CREATE OR REPLACE FUNCTION adopt_document(p_learner uuid, p_document integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_learner(p_learner);
  IF EXISTS (SELECT 1 FROM learner_document WHERE learner_id = p_learner AND document_id = p_document) THEN RETURN; END IF;
  INSERT INTO learner_document SELECT * FROM count_document(p_learner, p_document);
END
$$;
