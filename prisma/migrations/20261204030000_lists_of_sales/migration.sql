-- Lists of those who sell, by parts of names, and how much each state has.
CREATE INDEX "product_names" ON "product" USING gin ("title" gin_trgm_ops, "author" gin_trgm_ops) WHERE "removed_at" IS NULL;
CREATE INDEX "product_states" ON "product" ("kind", "status", "language", "difficulty", "is_free", "category")
  WHERE "removed_at" IS NULL;
CREATE INDEX "order_item_names" ON "order_item" USING gin ("title" gin_trgm_ops, "author" gin_trgm_ops);
CREATE INDEX "shop_order_names" ON "shop_order"
  USING gin ("buyer_name" gin_trgm_ops, "buyer_email" gin_trgm_ops, lpad("number"::text, 6, '0') gin_trgm_ops);
CREATE INDEX "shop_order_unnumbered" ON "shop_order" USING gin (upper(right("id"::text, 8)) gin_trgm_ops)
  WHERE "number" IS NULL;
CREATE INDEX "shop_order_by_total" ON "shop_order" ("total", "id");
-- As a word, not in the order of the states.
CREATE INDEX "shop_order_by_state" ON "shop_order"
  ((CASE "status" WHEN 'cancelled' THEN 1 WHEN 'completed' THEN 2 WHEN 'pending' THEN 3 ELSE 4 END), "id");

-- What the sweep looks for.
CREATE INDEX "payment_unsettled" ON "payment" ("provider", "updated_at") WHERE "status" IN ('open', 'processing');
CREATE INDEX "refund_unsettled" ON "refund" ("order_id") WHERE "status" = 'pending';
