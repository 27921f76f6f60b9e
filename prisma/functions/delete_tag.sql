-- delete_tag: deletes a tag everywhere, and records where it was used, so that restore_tag can restore it for a day.
--
-- Updates       deleted_tag, tag; foreign keys and triggers delete the tag's uses.
-- Locks         the tag. The caller has locked it and the learner.
-- Callers       apps/api: features/tags
CREATE OR REPLACE FUNCTION delete_tag(p_owner uuid, p_tag uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO deleted_tag (id, owner_id, name, color, created_at, texts, videos, products, words, uses)
  SELECT g.id, g.owner_id, g.name, g.color, g.created_at,
    ARRAY(SELECT text_id FROM text_tag WHERE tag_id = g.id),
    ARRAY(SELECT video_id FROM video_tag WHERE tag_id = g.id),
    ARRAY(SELECT product_id FROM product_tag WHERE tag_id = g.id),
    ARRAY(SELECT term_id FROM word_tag WHERE tag_id = g.id),
    (SELECT coalesce(jsonb_agg(used), '[]') FROM (
      SELECT language, kind, max(used_at) AS used_at FROM tag_use
      WHERE owner_id = p_owner AND tag_id = g.id GROUP BY language, kind
    ) used)
  FROM tag g WHERE g.id = p_tag AND g.owner_id = p_owner;
  DELETE FROM tag WHERE id = p_tag AND owner_id = p_owner;
$$;
