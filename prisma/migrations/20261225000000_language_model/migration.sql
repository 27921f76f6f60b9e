-- The language model caches and limits responses as the translation server does.
ALTER TABLE "translation_cache" RENAME TO "response_cache";
ALTER TABLE "response_cache" RENAME COLUMN "translation" TO "response";
ALTER TABLE "response_cache" RENAME CONSTRAINT "translation_cache_pkey" TO "response_cache_pkey";
ALTER INDEX "translation_cache_created_at_idx" RENAME TO "response_cache_created_at_idx";

ALTER TABLE "translation_budget" RENAME TO "daily_budget";
ALTER TABLE "daily_budget" RENAME COLUMN "characters" TO "spent";
ALTER TABLE "daily_budget" ADD COLUMN "service" TEXT NOT NULL DEFAULT 'translation';
ALTER TABLE "daily_budget" ALTER COLUMN "service" DROP DEFAULT;
ALTER TABLE "daily_budget" DROP CONSTRAINT "translation_budget_pkey";
ALTER TABLE "daily_budget" ADD CONSTRAINT "daily_budget_pkey" PRIMARY KEY ("learner_id", "service", "day");
ALTER TABLE "daily_budget" RENAME CONSTRAINT "translation_budget_learner_id_fkey" TO "daily_budget_learner_id_fkey";
