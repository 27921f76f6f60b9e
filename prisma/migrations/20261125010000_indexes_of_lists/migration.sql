-- These two are for lists, which say so by asking for a form that is not empty. They begin with the learner as the primary
-- key does, so at equal cost the planner took them for looking words up by their ids too: of a learner whose words are newer
-- than the statistics it expects one word, and then walked through all of them, twenty times slower. Now it cannot.
DROP INDEX "learner_word_by_form";
CREATE INDEX "learner_word_by_form" ON "learner_word"
  ("learner_id", "language", word_standing("level", "ignored"), "form", "term_id") INCLUDE ("level", "ignored")
  WHERE "form" <> '';
DROP INDEX "learner_word_by_date";
CREATE INDEX "learner_word_by_date" ON "learner_word"
  ("learner_id", "language", word_standing("level", "ignored"), "created_at" DESC, "term_id" DESC)
  INCLUDE ("form", "level", "ignored") WHERE "form" <> '';
