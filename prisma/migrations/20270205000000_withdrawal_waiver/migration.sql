-- When the buyer agreed to start with an item at once, which ends the right of withdrawal, and what they agreed to. It
-- belongs to the order, which outlives the account.
ALTER TABLE "order_item"
  ADD COLUMN "waived_at" TIMESTAMPTZ,
  ADD COLUMN "waiver_version" TEXT,
  ADD COLUMN "waiver_language" TEXT,
  ADD COLUMN "waiver_text" TEXT,
  ADD CONSTRAINT "order_item_waiver" CHECK (num_nonnulls("waived_at", "waiver_version", "waiver_language", "waiver_text") IN (0, 4));
