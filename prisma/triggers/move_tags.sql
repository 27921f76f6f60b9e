-- move_tags: updates the use counts of a video's tags when it is moved to the trash (shelf 2), restored or deleted, or
-- changes its language.
--
-- Updates       tag_use, by move_entry_tags
-- Locks         none
CREATE OR REPLACE FUNCTION move_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.shelf <> 2 THEN PERFORM move_entry_tags(TG_ARGV[0], OLD.id, OLD.language, -1); END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF NEW.shelf <> 2 THEN PERFORM move_entry_tags(TG_ARGV[0], NEW.id, NEW.language, 1); END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER video_tags_moved AFTER UPDATE ON video
  FOR EACH ROW WHEN ((OLD.language, OLD.shelf = 2) IS DISTINCT FROM (NEW.language, NEW.shelf = 2))
  EXECUTE FUNCTION move_tags('video');

CREATE OR REPLACE TRIGGER video_tags_gone BEFORE DELETE ON video
  FOR EACH ROW WHEN (OLD.shelf <> 2) EXECUTE FUNCTION move_tags('video');
