-- When a sample of its sound or film was made, or could not be made.
ALTER TABLE "product" ADD COLUMN "sampled_at" TIMESTAMPTZ;
CREATE INDEX "product_to_sample" ON "product" ("id") WHERE "sampled_at" IS NULL AND "kind" IN ('video', 'audio')
  AND "status" = 'published' AND "removed_at" IS NULL;
