-- CreateTable
CREATE TABLE "reading_day" (
    "learner_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "day" DATE NOT NULL,
    "words" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "reading_day_pkey" PRIMARY KEY ("learner_id","language","day")
);

-- AddForeignKey
ALTER TABLE "reading_day" ADD CONSTRAINT "reading_day_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- When words were first taken up, for statistics over time.
CREATE INDEX "learner_word_by_start" ON "learner_word" ("learner_id", "language", "started_at") WHERE "started_at" IS NOT NULL;
