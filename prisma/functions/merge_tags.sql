-- merge_tags: replaces the tag p_from with p_into wherever it is used, and deletes p_from. Rewrites kept_tag as if
-- there had been only one tag all along, so that earlier word changes can still be undone.
--
-- Updates       kept_tag, text_tag, video_tag, product_tag, word_tag, tag
-- Locks         both tags. The caller has locked them and the learner.
-- Callers       apps/api: features/tags
CREATE OR REPLACE FUNCTION merge_tags(p_learner uuid, p_from uuid, p_into uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM kept_tag k USING word_change c
  WHERE c.learner_id = p_learner AND k.change_id = c.id AND k.tag_id IN (p_from, p_into) AND CASE (
      SELECT CASE WHEN o.given <> k.given THEN 'opposite' ELSE 'same' END FROM kept_tag o
      WHERE o.change_id = k.change_id AND o.term_id = k.term_id
        AND o.tag_id = CASE k.tag_id WHEN p_from THEN p_into ELSE p_from END)
    WHEN 'opposite' THEN true
    WHEN 'same' THEN k.tag_id = p_from
    ELSE EXISTS (
      SELECT 1 FROM word_tag wt WHERE wt.learner_id = p_learner AND wt.term_id = k.term_id
        AND wt.tag_id = CASE k.tag_id WHEN p_from THEN p_into ELSE p_from END) END;
  UPDATE kept_tag k SET tag_id = p_into FROM word_change c
  WHERE c.learner_id = p_learner AND k.change_id = c.id AND k.tag_id = p_from;

  INSERT INTO text_tag (text_id, tag_id) SELECT text_id, p_into FROM text_tag WHERE tag_id = p_from
  ON CONFLICT DO NOTHING;
  INSERT INTO video_tag (video_id, tag_id) SELECT video_id, p_into FROM video_tag WHERE tag_id = p_from
  ON CONFLICT DO NOTHING;
  INSERT INTO product_tag (product_id, tag_id) SELECT product_id, p_into FROM product_tag WHERE tag_id = p_from
  ON CONFLICT DO NOTHING;
  INSERT INTO word_tag (learner_id, term_id, tag_id)
  SELECT learner_id, term_id, p_into FROM word_tag WHERE tag_id = p_from
  ON CONFLICT DO NOTHING;
  DELETE FROM tag WHERE id = p_from;
END
$$;
