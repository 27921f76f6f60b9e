-- Lists and searches read the two orders from their index alone: level and ignored are in it because of the expression,
-- the form because it is searched in either order.
DROP INDEX "learner_word_by_form";
CREATE INDEX "learner_word_by_form" ON "learner_word"
  ("learner_id", "language", word_standing("level", "ignored"), "form", "term_id") INCLUDE ("level", "ignored");
DROP INDEX "learner_word_by_date";
CREATE INDEX "learner_word_by_date" ON "learner_word"
  ("learner_id", "language", word_standing("level", "ignored"), "created_at" DESC, "term_id" DESC)
  INCLUDE ("form", "level", "ignored");

-- Few words have a part of speech; a change of the level of the others does not touch this.
CREATE INDEX "learner_word_by_part_of_speech" ON "learner_word"
  ("learner_id", "language", "part_of_speech", "term_id") WHERE "part_of_speech" <> '';

-- An index answers alone only for pages that were vacuumed since they changed.
ALTER TABLE "learner_word" SET (autovacuum_vacuum_scale_factor = 0.03, autovacuum_vacuum_insert_scale_factor = 0.03);
