-- count_video_shelves: maintains the number of videos on each shelf of a library.
--
-- Updates       video_shelf_count
-- Locks         the counts of the shelves
CREATE OR REPLACE FUNCTION count_video_shelves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    UPDATE video_shelf_count SET count = count - 1
    WHERE owner_id = OLD.owner_id AND language = OLD.language AND shelf = OLD.shelf;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO video_shelf_count AS sc (owner_id, language, shelf, count)
    VALUES (NEW.owner_id, NEW.language, NEW.shelf, 1)
    ON CONFLICT (owner_id, language, shelf) DO UPDATE SET count = sc.count + 1;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER video_shelf_count_rows AFTER INSERT OR DELETE ON video
  FOR EACH ROW EXECUTE FUNCTION count_video_shelves();

CREATE OR REPLACE TRIGGER video_shelf_count_moves AFTER UPDATE ON video
  FOR EACH ROW WHEN ((OLD.owner_id, OLD.language, OLD.shelf) IS DISTINCT FROM (NEW.owner_id, NEW.language, NEW.shelf))
  EXECUTE FUNCTION count_video_shelves();
