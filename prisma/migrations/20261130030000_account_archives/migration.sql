-- Archives of whole accounts: packed for their owners, or sent to be taken over.

CREATE TABLE "account_archive" (
    "id" UUID NOT NULL,
    "learner_id" UUID,
    "kind" TEXT NOT NULL,
    "file_name" TEXT NOT NULL DEFAULT '',
    "bytes" BIGINT,
    "manifest" JSONB,
    "task_id" UUID,
    "run_id" UUID,
    "points_before" INTEGER,
    "added" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ,

    CONSTRAINT "account_archive_pkey" PRIMARY KEY ("id")
);

-- The row outlives its account until its file is removed.
ALTER TABLE "account_archive" ADD CONSTRAINT "account_archive_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE INDEX "account_archive_learner_id_kind_created_at_idx" ON "account_archive"("learner_id", "kind", "created_at" DESC);
CREATE INDEX "account_archive_task_id_idx" ON "account_archive"("task_id");
CREATE INDEX "account_archive_created_at_idx" ON "account_archive"("created_at");

ALTER TABLE "account_archive" ADD CONSTRAINT "account_archive_kind" CHECK ("kind" IN ('export', 'import'));

-- One at a time of each.
CREATE UNIQUE INDEX "account_archive_open" ON "account_archive" ("learner_id", "kind")
  WHERE "task_id" IS NOT NULL AND "finished_at" IS NULL;
