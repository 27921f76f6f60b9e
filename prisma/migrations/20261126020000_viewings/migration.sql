-- By which the upkeep finds the videos of tasks that fell silent.
CREATE INDEX "video_task_id_idx" ON "video"("task_id");

-- When its last viewing was counted: of two that are told at once, the second sees it in the row that it waited for.
ALTER TABLE "video" ADD COLUMN "counted_at" TIMESTAMPTZ;
UPDATE "video" v SET "counted_at" = (SELECT max("viewed_at") FROM "video_viewing" WHERE "video_id" = v."id");
