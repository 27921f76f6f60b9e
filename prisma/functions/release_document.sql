-- release_document: stops counting a document for a learner who no longer has a text or video based on it.
--
-- Updates       learner_document
-- Locks         the learner (lock_learner)
-- Callers       apps/api: domain/documents (releaseDocument)
CREATE OR REPLACE FUNCTION release_document(p_learner uuid, p_document integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_learner(p_learner);
  DELETE FROM learner_document
  WHERE learner_id = p_learner AND document_id = p_document
    AND NOT EXISTS (SELECT 1 FROM text WHERE owner_id = p_learner AND document_id = p_document)
    AND NOT EXISTS (SELECT 1 FROM video WHERE owner_id = p_learner AND document_id = p_document);
END
$$;
