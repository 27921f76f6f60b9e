-- Demo accounts have a published password. They are marked, so that a site outside demo mode finds those that still accept
-- it without checking the password of every account, also after their email has changed.
ALTER TABLE "learner" ADD COLUMN "is_demo" BOOLEAN NOT NULL DEFAULT false;
UPDATE "learner" SET "is_demo" = true
WHERE "email" IN ('admin@glossa.local', 'creator@glossa.local', 'learner@glossa.local', 'shopper@glossa.local');
CREATE INDEX "learner_demo" ON "learner" ("id") WHERE "is_demo";
