-- The tracks of an audio course are files of a role of their own, in order.
ALTER TABLE "product_file"
  ADD COLUMN "title" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "seq" SMALLINT NOT NULL DEFAULT 0,
  ADD COLUMN "duration" INTEGER,
  ADD COLUMN "sound_start" BIGINT,
  ADD COLUMN "sound_end" BIGINT,
  ADD COLUMN "withdrawn_at" TIMESTAMPTZ;
UPDATE "product_file" SET "role" = 'track' WHERE "role" = 'content' AND "format" = 'mp3';

-- Where a buyer has stopped listening.
ALTER TABLE "purchase"
  ADD COLUMN "heard_file_id" UUID,
  ADD COLUMN "heard_ms" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "purchase_heard_file_id_fkey" FOREIGN KEY ("heard_file_id") REFERENCES "product_file" ("id")
    ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "purchase_heard_file_id_idx" ON "purchase" ("heard_file_id") WHERE "heard_file_id" IS NOT NULL;
