-- Whoever sends an invitation takes it for a while; what the mail server puts off is tried again later, and what it does
-- not take stays with the reason.
ALTER TABLE "learner_import_invite"
  ADD COLUMN "free_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  ADD COLUMN "tries" SMALLINT NOT NULL DEFAULT 0,
  ADD COLUMN "refusal" TEXT,
  ADD COLUMN "answer" TEXT NOT NULL DEFAULT '';
CREATE INDEX "learner_import_invite_open" ON "learner_import_invite" ("import_id", "free_at", "learner_id")
  WHERE "refusal" IS NULL;

-- So that a list is not read again when only invitations are left.
ALTER TABLE "learner_import" ADD COLUMN "lines" INTEGER;
