-- Orders whose buyer waits for the receipt by email; those completed before this have none coming.
ALTER TABLE "shop_order" ADD COLUMN "receipt_due" BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX "shop_order_receipt_due" ON "shop_order" ("completed_at") WHERE "receipt_due";
