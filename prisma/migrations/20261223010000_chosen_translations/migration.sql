-- Counts what learners chose as translations of a word. A change of a level doesn't touch this index.
CREATE INDEX "learner_word_translated" ON "learner_word" ("term_id") WHERE "translation" <> '';
