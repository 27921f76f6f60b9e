-- set_word_tags: replaces all tags of a word, and records for undo which tags were added and removed.
--
-- Returns       whether anything changed
-- Updates       word_tag, kept_tag
-- Locks         none; the caller holds the learner's lock.
-- Callers       write_word
CREATE OR REPLACE FUNCTION set_word_tags(p_learner uuid, p_change uuid, p_term integer, p_tags uuid[])
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  WITH taken AS (
    DELETE FROM word_tag WHERE learner_id = p_learner AND term_id = p_term AND tag_id <> ALL (p_tags)
    RETURNING tag_id
  ), given AS (
    INSERT INTO word_tag (learner_id, term_id, tag_id)
    SELECT p_learner, p_term, id FROM tag WHERE owner_id = p_learner AND id = ANY (p_tags)
    ON CONFLICT DO NOTHING
    RETURNING tag_id
  )
  INSERT INTO kept_tag (change_id, term_id, tag_id, given)
  SELECT p_change, p_term, tag_id, false FROM taken UNION ALL SELECT p_change, p_term, tag_id, true FROM given;
  RETURN FOUND;
END
$$;
