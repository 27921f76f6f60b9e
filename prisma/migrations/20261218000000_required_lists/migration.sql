-- Lists are empty rather than NULL: code that reads them calls their methods. Nothing writes NULL today, but a column
-- without a default stores NULL if an INSERT leaves it out.
UPDATE "learner" SET "selected_languages" = '{}' WHERE "selected_languages" IS NULL;
UPDATE "plan" SET "features" = '{}' WHERE "features" IS NULL;
UPDATE "pricing_tier" SET "features" = coalesce("features", '{}'), "content_types" = coalesce("content_types", '{}')
WHERE "features" IS NULL OR "content_types" IS NULL;

ALTER TABLE "learner" ALTER COLUMN "selected_languages" SET NOT NULL;
ALTER TABLE "plan" ALTER COLUMN "features" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "features" SET NOT NULL;
ALTER TABLE "pricing_tier"
  ALTER COLUMN "features" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "features" SET NOT NULL,
  ALTER COLUMN "content_types" SET DEFAULT ARRAY[]::TEXT[], ALTER COLUMN "content_types" SET NOT NULL;

-- Generated from columns that are NOT NULL.
ALTER TABLE "product" ALTER COLUMN "sale_price" SET NOT NULL;

-- An import that was started has its settings, so the code that runs it needn't expect NULL.
ALTER TABLE "book_import" ADD CONSTRAINT "book_import_started" CHECK
  ("status" = 'previewed' OR ("choice" IS NOT NULL AND "task_id" IS NOT NULL));
ALTER TABLE "word_import" ADD CONSTRAINT "word_import_started" CHECK ("task_id" IS NULL OR "settings" IS NOT NULL);
ALTER TABLE "learner_import" ADD CONSTRAINT "learner_import_started" CHECK ("task_id" IS NULL OR "settings" IS NOT NULL);
