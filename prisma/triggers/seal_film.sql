-- seal_film: marks the file of a video that is for sale, so that the worker encrypts it.
--
-- Updates       video_media.to_seal
-- Locks         the media of the video
CREATE OR REPLACE FUNCTION seal_film() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE video_media SET to_seal = true
  WHERE id = NEW.media_id AND NOT to_seal AND video_url = '' AND coalesce(file_key, '') NOT LIKE '%/sealed.mp4';
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER product_film AFTER INSERT OR UPDATE OF media_id ON product
  FOR EACH ROW WHEN (NEW.kind = 'video' AND NEW.media_id IS NOT NULL) EXECUTE FUNCTION seal_film();
