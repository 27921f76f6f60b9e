-- count_video_tags: counts tag uses when tags are added to or removed from videos. Videos in the trash (shelf 2)
-- don't count.
--
-- Updates       tag_use (new rows, so that transactions don't wait for each other's counts)
-- Locks         none
CREATE OR REPLACE FUNCTION count_video_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
  SELECT g.owner_id, g.id, v.language, 'video', CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END,
    CASE TG_OP WHEN 'INSERT' THEN now() END
  FROM changed c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id
  JOIN video v ON v.id = c.video_id AND v.shelf <> 2
  GROUP BY g.owner_id, g.id, v.language;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER video_tags_counted AFTER INSERT ON video_tag
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_video_tags();

CREATE OR REPLACE TRIGGER video_tags_discounted AFTER DELETE ON video_tag
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_video_tags();
