-- DropIndex
DROP INDEX "task_owner_id_created_at_idx";

-- AlterTable
ALTER TABLE "notification" ADD COLUMN     "task_id" UUID;

-- AlterTable
ALTER TABLE "task" ADD COLUMN     "is_part" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "retried_as" UUID,
ADD COLUMN     "title" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "notification_task_id_idx" ON "notification"("task_id");

-- CreateIndex
CREATE INDEX "task_owner_id_created_at_id_idx" ON "task"("owner_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "task_created_at_id_idx" ON "task"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "task_status_created_at_id_idx" ON "task"("status", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "notification" ADD CONSTRAINT "notification_task_id_fkey" FOREIGN KEY ("task_id") REFERENCES "task"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- The badge is asked for by every open page again and again.
CREATE INDEX "notification_unread" ON "notification" ("learner_id", "created_at" DESC, "id" DESC) WHERE NOT "is_read";

UPDATE "task" t SET "title" = coalesce(
  t."result"->>'title',
  (SELECT x."title" FROM "text" x WHERE x."id"::text = t."result"->>'text_id'),
  (SELECT i."file_name" FROM "word_import" i WHERE i."task_id" = t."id"),
  '');
