-- The words that became known in some days, the latest first, for reports.
CREATE INDEX "learner_word_by_known" ON "learner_word" ("learner_id", "known_at" DESC, "term_id") WHERE "known_at" IS NOT NULL;
