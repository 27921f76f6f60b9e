-- follow_video: creates, updates or archives the product of a video in the catalog. The video is the source of truth.
--
-- Updates       product
-- Locks         the product
CREATE OR REPLACE FUNCTION follow_video() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_status product_status;
BEGIN
  IF NEW.publication IS NULL THEN
    UPDATE product SET status = 'archived', updated_at = now() WHERE video_id = NEW.id AND status <> 'archived';
    RETURN NULL;
  END IF;
  v_status := CASE WHEN NEW.is_deleted THEN 'archived'
    WHEN NEW.publication = 'published' AND NEW.status = 'ready' THEN 'published' ELSE 'draft' END;
  INSERT INTO product AS p (id, owner_id, kind, status, title, author, description, language, difficulty, category, currency,
    price, is_free, drm_protected, video_id, document_id, media_id, track_id, duration, created_at, published_at)
  VALUES (NEW.id, NEW.owner_id, 'video', v_status, NEW.title, NEW.author, NEW.description, NEW.language, NEW.difficulty,
    NEW.category, NEW.currency, NEW.price, NEW.is_free, NEW.drm_protected, NEW.id, NEW.document_id, NEW.media_id,
    NEW.track_id, (SELECT duration FROM video_media WHERE id = NEW.media_id), NEW.created_at,
    CASE WHEN v_status = 'published' THEN now() END)
  ON CONFLICT (video_id) DO UPDATE SET owner_id = EXCLUDED.owner_id, status = EXCLUDED.status, title = EXCLUDED.title,
    author = EXCLUDED.author, description = EXCLUDED.description, language = EXCLUDED.language,
    difficulty = EXCLUDED.difficulty, category = EXCLUDED.category, currency = EXCLUDED.currency, price = EXCLUDED.price,
    is_free = EXCLUDED.is_free, drm_protected = EXCLUDED.drm_protected, document_id = EXCLUDED.document_id,
    media_id = EXCLUDED.media_id, track_id = EXCLUDED.track_id, duration = EXCLUDED.duration, updated_at = now(),
    published_at = coalesce(p.published_at, EXCLUDED.published_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER video_product AFTER INSERT OR UPDATE OF owner_id, publication, status, is_deleted, title, author,
  description, language, difficulty, category, currency, price, is_free, drm_protected, document_id, media_id, track_id ON video
  FOR EACH ROW WHEN (NEW.publication IS NOT NULL) EXECUTE FUNCTION follow_video();

CREATE OR REPLACE TRIGGER video_product_withdrawn AFTER UPDATE OF publication ON video
  FOR EACH ROW WHEN (OLD.publication IS NOT NULL AND NEW.publication IS NULL) EXECUTE FUNCTION follow_video();
