-- set_text_shelf: derives the shelf of a text or video from its flags: 2 trash, 1 archive, 0 library.
--
-- Updates       the new row's shelf
-- Locks         none
CREATE OR REPLACE FUNCTION set_text_shelf() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shelf := CASE WHEN NEW.is_deleted THEN 2 WHEN NEW.is_archived THEN 1 ELSE 0 END;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER text_shelf BEFORE INSERT OR UPDATE OF is_deleted, is_archived, shelf ON text
  FOR EACH ROW EXECUTE FUNCTION set_text_shelf();

CREATE OR REPLACE TRIGGER video_shelf BEFORE INSERT OR UPDATE OF is_deleted, is_archived, shelf ON video
  FOR EACH ROW EXECUTE FUNCTION set_text_shelf();
