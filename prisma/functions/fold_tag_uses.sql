-- One row for each tag, language and kind in place of many, and none of tags that are gone. Answers how many it took.
-- What others write meanwhile stays as it is.
CREATE OR REPLACE FUNCTION fold_tag_uses() RETURNS integer LANGUAGE sql AS $$
  WITH many AS (
    SELECT u.owner_id, u.tag_id, u.language, u.kind FROM tag_use u
    GROUP BY u.owner_id, u.tag_id, u.language, u.kind
    HAVING count(*) > 1 OR NOT EXISTS (SELECT 1 FROM tag g WHERE g.id = u.tag_id)
  ), taken AS (
    DELETE FROM tag_use u USING many
    WHERE (u.owner_id, u.tag_id, u.language, u.kind) = (many.owner_id, many.tag_id, many.language, many.kind)
    RETURNING u.*
  ), folded AS (
    INSERT INTO tag_use (owner_id, tag_id, language, kind, count, used_at)
    SELECT owner_id, tag_id, language, kind, sum(count), max(used_at) FROM taken
    WHERE EXISTS (SELECT 1 FROM tag g WHERE g.id = taken.tag_id)
    GROUP BY owner_id, tag_id, language, kind
  )
  SELECT count(*)::int FROM taken
$$;
