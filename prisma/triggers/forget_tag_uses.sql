-- forget_tag_uses: deletes the use counts of deleted tags.
--
-- Updates       tag_use
-- Locks         the rows that it deletes
CREATE OR REPLACE FUNCTION forget_tag_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM tag_use u USING gone WHERE u.owner_id = gone.owner_id AND u.tag_id = gone.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER tag_uses_removed AFTER DELETE ON tag
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_tag_uses();
