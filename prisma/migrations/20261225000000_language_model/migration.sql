-- Replaces translation_budget, which stays for servers of the earlier version that still run during an upgrade.
CREATE TABLE "daily_budget" (
    "learner_id" UUID NOT NULL,
    "service" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "spent" INTEGER NOT NULL,

    CONSTRAINT "daily_budget_pkey" PRIMARY KEY ("learner_id", "service", "day"),
    CONSTRAINT "daily_budget_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

INSERT INTO "daily_budget" ("learner_id", "service", "day", "spent")
SELECT "learner_id", 'translation', "day", "characters" FROM "translation_budget";
