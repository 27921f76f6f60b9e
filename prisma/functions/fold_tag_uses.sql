-- fold_tag_uses: merges the rows of tag_use for each tag, language and kind into one, and deletes the rows of tags that
-- no longer exist. Rows inserted in the meantime stay.
--
-- Returns       the number of rows merged or deleted
-- Locks         the rows that it deletes
-- Callers       apps/api: features/upkeep (nightly)
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
