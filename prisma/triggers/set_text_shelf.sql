-- The shelf of a text follows its two flags.
CREATE OR REPLACE FUNCTION set_text_shelf() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shelf := CASE WHEN NEW.is_deleted THEN 2 WHEN NEW.is_archived THEN 1 ELSE 0 END;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER text_shelf BEFORE INSERT OR UPDATE OF is_deleted, is_archived, shelf ON text
  FOR EACH ROW EXECUTE FUNCTION set_text_shelf();

-- The shelf of a video follows its two flags, as that of a text does.
CREATE OR REPLACE TRIGGER video_shelf BEFORE INSERT OR UPDATE OF is_deleted, is_archived, shelf ON video
  FOR EACH ROW EXECUTE FUNCTION set_text_shelf();
