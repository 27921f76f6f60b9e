-- count_families: starts or stops counting by families in one language. A known word then also covers the other words
-- of its lemma.
--
-- Updates       family_counting, learner_document (covered_tokens, covered_words)
-- Locks         the learner (lock_learner)
-- Callers       apps/api: features/words (settings of families), features/account-archive
CREATE OR REPLACE FUNCTION count_families(p_learner uuid, p_language integer, p_on boolean) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_learner(p_learner);
  IF p_on THEN
    INSERT INTO family_counting (learner_id, language) VALUES (p_learner, p_language) ON CONFLICT DO NOTHING;
    UPDATE learner_document ld SET covered_tokens = c.tokens, covered_words = c.words
    FROM learner_document mine
    JOIN document d ON d.id = mine.document_id AND d.language = p_language
    CROSS JOIN LATERAL count_covered(p_learner, mine.document_id) c
    WHERE mine.learner_id = p_learner AND ld.learner_id = p_learner AND ld.document_id = mine.document_id;
  ELSE
    DELETE FROM family_counting WHERE learner_id = p_learner AND language = p_language;
    UPDATE learner_document ld SET covered_tokens = NULL, covered_words = NULL
    FROM document d
    WHERE ld.learner_id = p_learner AND d.id = ld.document_id AND d.language = p_language;
  END IF;
END
$$;
