-- move_entry_tags: adds p_count to the use of each tag on a text or video.
--
-- Updates       tag_use (a new row, so that transactions don't wait for each other's counts)
-- Locks         none
-- Callers       move_tags
CREATE OR REPLACE FUNCTION move_entry_tags(p_kind text, p_entry uuid, p_language integer, p_count integer)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO tag_use (owner_id, tag_id, language, kind, count)
  SELECT g.owner_id, g.id, p_language, p_kind, p_count
  FROM (SELECT tag_id FROM text_tag WHERE p_kind = 'text' AND text_id = p_entry
    UNION ALL SELECT tag_id FROM video_tag WHERE p_kind = 'video' AND video_id = p_entry) c
  JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id
$$;
