-- An order that was completed is still found by the number that was shown while it was being paid: the end of its id.
CREATE INDEX "shop_order_short_id" ON "shop_order" (upper(right("id"::text, 8)));
