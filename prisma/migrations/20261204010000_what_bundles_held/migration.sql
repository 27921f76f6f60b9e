-- What a bundle held when it was ordered: what is put in or taken out later changes nothing for who has bought it.
CREATE TABLE "order_item_content" (
    "order_item_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "seq" SMALLINT NOT NULL,

    CONSTRAINT "order_item_content_pkey" PRIMARY KEY ("order_item_id","product_id")
);
CREATE INDEX "order_item_content_product_id_idx" ON "order_item_content"("product_id");
ALTER TABLE "order_item_content" ADD CONSTRAINT "order_item_content_order_item_id_fkey" FOREIGN KEY ("order_item_id") REFERENCES "order_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "order_item_content" ADD CONSTRAINT "order_item_content_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

INSERT INTO order_item_content (order_item_id, product_id, seq)
SELECT i.id, b.product_id, b.seq FROM order_item i JOIN bundle_item b ON b.bundle_id = i.product_id;

-- What was ordered in a bundle stays as well.
CREATE OR REPLACE FUNCTION leave_video() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product p WHERE p.video_id = OLD.id
    AND NOT EXISTS (SELECT 1 FROM order_item WHERE product_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM order_item_content WHERE product_id = p.id)
    AND NOT EXISTS (SELECT 1 FROM bundle_item WHERE product_id = p.id);
  UPDATE product SET status = 'archived', removed_at = now() WHERE video_id = OLD.id;
  RETURN OLD;
END $$;
