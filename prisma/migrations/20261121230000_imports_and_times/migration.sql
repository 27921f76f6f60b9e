ALTER TABLE "text" ADD COLUMN "sentence_times" INTEGER[], ADD COLUMN "time_cues" JSONB;

-- Few texts wait for the times of their sentences.
CREATE INDEX "text_time_cues_idx" ON "text"("document_id") WHERE "time_cues" IS NOT NULL;

CREATE TYPE "import_status" AS ENUM ('previewed', 'running', 'done', 'failed');

CREATE TABLE "book_import" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "status" "import_status" NOT NULL DEFAULT 'previewed',
    "chapters" INTEGER NOT NULL,
    "choice" JSONB,
    "total" INTEGER NOT NULL DEFAULT 0,
    "made" INTEGER NOT NULL DEFAULT 0,
    "task_id" UUID,
    "created_at" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "book_import_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "book_import_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "book_import_owner_id_idx" ON "book_import"("owner_id");
CREATE INDEX "book_import_status_created_at_idx" ON "book_import"("status", "created_at");
