-- move_text_tags: updates the use counts of a text's tags when it is moved to the trash (shelf 2), restored or deleted,
-- or changes its language or source.
--
-- Updates       tag_use (new rows, so that transactions don't wait for each other's counts)
-- Locks         none
CREATE OR REPLACE FUNCTION move_text_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.shelf <> 2 THEN
    INSERT INTO tag_use (owner_id, tag_id, language, kind, count)
    SELECT g.owner_id, g.id, OLD.language, text_tag_kind(OLD.source, OLD.from_subtitles), -1
    FROM text_tag c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id WHERE c.text_id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF NEW.shelf <> 2 THEN
    INSERT INTO tag_use (owner_id, tag_id, language, kind, count)
    SELECT g.owner_id, g.id, NEW.language, text_tag_kind(NEW.source, NEW.from_subtitles), 1
    FROM text_tag c JOIN tag g ON g.id = c.tag_id JOIN learner l ON l.id = g.owner_id WHERE c.text_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER text_tags_moved AFTER UPDATE ON text
  FOR EACH ROW WHEN ((OLD.language, OLD.shelf = 2, OLD.source, OLD.from_subtitles)
    IS DISTINCT FROM (NEW.language, NEW.shelf = 2, NEW.source, NEW.from_subtitles))
  EXECUTE FUNCTION move_text_tags();

CREATE OR REPLACE TRIGGER text_tags_gone BEFORE DELETE ON text
  FOR EACH ROW WHEN (OLD.shelf <> 2) EXECUTE FUNCTION move_text_tags();
