-- Position of a task among its owner's open tasks of the same queue when it was created: people take turns.
ALTER TABLE "task" ADD COLUMN "turn" INTEGER NOT NULL DEFAULT 1;
CREATE INDEX "task_waiting" ON "task" ("turn", "created_at", "id") WHERE "status" IN ('PENDING', 'STARTED');
