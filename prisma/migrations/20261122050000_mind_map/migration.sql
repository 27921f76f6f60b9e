-- CreateTable
CREATE TABLE "word_link" (
    "id" UUID NOT NULL,
    "learner_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "from_id" INTEGER NOT NULL,
    "to_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL DEFAULT 'hand',
    "batch_id" UUID,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "word_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "word_place" (
    "learner_id" UUID NOT NULL,
    "term_id" INTEGER NOT NULL,
    "x" REAL NOT NULL,
    "y" REAL NOT NULL,

    CONSTRAINT "word_place_pkey" PRIMARY KEY ("learner_id","term_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "word_link_learner_id_from_id_to_id_kind_key" ON "word_link"("learner_id", "from_id", "to_id", "kind");

-- CreateIndex
CREATE INDEX "word_link_learner_id_to_id_idx" ON "word_link"("learner_id", "to_id");

-- AddForeignKey
ALTER TABLE "word_link" ADD CONSTRAINT "word_link_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "word_place" ADD CONSTRAINT "word_place_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A link has no direction: the smaller term stands first, so that a pair has one link of a kind.
ALTER TABLE "word_link" ADD CONSTRAINT "word_link_order" CHECK ("from_id" < "to_id");
ALTER TABLE "word_link" ADD CONSTRAINT "word_link_kind" CHECK ("kind" IN ('related', 'synonym', 'antonym'));

CREATE INDEX "word_link_by_batch" ON "word_link" ("learner_id", "batch_id") WHERE "batch_id" IS NOT NULL;
