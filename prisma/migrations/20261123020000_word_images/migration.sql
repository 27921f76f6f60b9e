-- Pictures of words in the file storage. A row stands from before its file is written until after the file is removed,
-- also when word and account are gone, so that no file is ever lost sight of: hence no foreign keys.
CREATE TABLE "word_image" (
  "key" TEXT NOT NULL,
  "learner_id" UUID NOT NULL,
  "term_id" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "unused_since" TIMESTAMPTZ,
  CONSTRAINT "word_image_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "word_image_learner_id_idx" ON "word_image" ("learner_id");
