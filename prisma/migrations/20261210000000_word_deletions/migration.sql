-- Whether a word was deleted after a change that a device made without a connection: few of a learner's changes are deletions.
CREATE INDEX "word_change_deletions" ON "word_change" ("learner_id", "created_at") WHERE "kind" = 'delete';
