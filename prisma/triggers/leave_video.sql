-- leave_video: deletes the product of a deleted video, or archives it if it was ordered or belongs to a bundle.
--
-- Updates       product
-- Locks         the product
CREATE OR REPLACE FUNCTION leave_video() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product p WHERE p.video_id = OLD.id
    AND NOT EXISTS (SELECT 1 FROM order_item WHERE product_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM order_item_content WHERE product_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM bundle_item WHERE product_id = p.id);
  UPDATE product SET status = 'archived', removed_at = now() WHERE video_id = OLD.id;
  RETURN OLD;
END $$;

CREATE OR REPLACE TRIGGER video_product_left BEFORE DELETE ON video
  FOR EACH ROW WHEN (OLD.publication IS NOT NULL) EXECUTE FUNCTION leave_video();
