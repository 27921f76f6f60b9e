-- When a change was made on a device without a connection: it is that moment that decides which change of a word is the last.
ALTER TABLE "word_change" ADD COLUMN "made_at" TIMESTAMPTZ;

-- Changes that devices have sent, so that each is taken once.
CREATE TABLE "synced_change" (
  "learner_id" UUID NOT NULL,
  "id" UUID NOT NULL,
  "taken_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  CONSTRAINT "synced_change_pkey" PRIMARY KEY ("learner_id", "id"),
  CONSTRAINT "synced_change_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "synced_change_taken_at_idx" ON "synced_change" ("taken_at");
