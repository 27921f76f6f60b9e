-- Films that are for sale are sealed: those that wait for it, and the open files that are to be removed after it.
ALTER TABLE "video_media"
  ADD COLUMN "to_seal" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "open_key" TEXT;
CREATE INDEX "video_media_to_seal" ON "video_media" ("id") WHERE "to_seal" OR "open_key" IS NOT NULL;

CREATE FUNCTION seal_film() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE video_media SET to_seal = true
  WHERE id = NEW.media_id AND NOT to_seal AND video_url = '' AND coalesce(file_key, '') NOT LIKE '%/sealed.mp4';
  RETURN NULL;
END $$;
CREATE TRIGGER product_film AFTER INSERT OR UPDATE OF media_id ON product
  FOR EACH ROW WHEN (NEW.kind = 'video' AND NEW.media_id IS NOT NULL) EXECUTE FUNCTION seal_film();

-- What is sold already.
UPDATE video_media SET to_seal = true
WHERE video_url = '' AND id IN (SELECT media_id FROM product WHERE kind = 'video' AND media_id IS NOT NULL);
