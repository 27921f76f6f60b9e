-- AlterTable
ALTER TABLE "learner_word" ADD COLUMN "next_review" TIMESTAMPTZ;

-- CreateTable
CREATE TABLE "review_memory" (
    "learner_id" UUID NOT NULL,
    "term_id" INTEGER NOT NULL,
    "due" TIMESTAMPTZ NOT NULL,
    "stability" DOUBLE PRECISION NOT NULL,
    "difficulty" DOUBLE PRECISION NOT NULL,
    "state" SMALLINT NOT NULL,
    "reps" INTEGER NOT NULL,
    "lapses" INTEGER NOT NULL,
    "scheduled_days" INTEGER NOT NULL,
    "elapsed_days" INTEGER NOT NULL,
    "learning_steps" SMALLINT NOT NULL,
    "last_review" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "review_memory_pkey" PRIMARY KEY ("learner_id","term_id")
);

-- CreateTable
CREATE TABLE "review" (
    "learner_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "term_id" INTEGER NOT NULL,
    "language" SMALLINT NOT NULL,
    "rating" SMALLINT NOT NULL,
    "mode" TEXT,
    "duration" INTEGER,
    "before" JSONB,
    "reviewed_at" TIMESTAMPTZ NOT NULL,
    "undone_at" TIMESTAMPTZ,

    CONSTRAINT "review_pkey" PRIMARY KEY ("learner_id","id")
);

-- CreateIndex
CREATE INDEX "review_learner_id_language_reviewed_at_idx" ON "review"("learner_id", "language", "reviewed_at" DESC);

-- AddForeignKey
ALTER TABLE "review_memory" ADD CONSTRAINT "review_memory_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review" ADD CONSTRAINT "review_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is practised, in its order: what is due, then what was never asked, the latest word first.
CREATE INDEX "learner_word_by_review" ON "learner_word" ("learner_id", "language", "next_review", "created_at" DESC)
  WHERE "level" BETWEEN 1 AND 3 AND NOT "ignored";

-- A word that was deleted and comes again is as well remembered as before.
CREATE FUNCTION remember_word() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT due INTO NEW.next_review FROM review_memory
  WHERE learner_id = NEW.learner_id AND term_id = NEW.term_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER word_remembered BEFORE INSERT ON learner_word
  FOR EACH ROW WHEN (NEW.level BETWEEN 1 AND 3) EXECUTE FUNCTION remember_word();

-- Keeps an answer and the memory after it (keys are columns of review_memory), if the word still has p_reps answers.
-- Answers false when it has not, or is not in the vocabulary.
CREATE FUNCTION record_review(
  p_learner uuid, p_review uuid, p_term integer, p_reps integer, p_rating integer, p_mode text, p_duration integer,
  p_memory jsonb
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_before review_memory;
  v_after review_memory;
  v_language smallint;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT * INTO v_before FROM review_memory WHERE learner_id = p_learner AND term_id = p_term;
  IF coalesce(v_before.reps, 0) <> p_reps THEN RETURN false; END IF;
  v_after := jsonb_populate_record(NULL::review_memory, p_memory);
  v_after.learner_id := p_learner;
  v_after.term_id := p_term;
  UPDATE learner_word SET next_review = v_after.due
  WHERE learner_id = p_learner AND term_id = p_term RETURNING language INTO v_language;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM review_memory WHERE learner_id = p_learner AND term_id = p_term;
  INSERT INTO review_memory SELECT v_after.*;
  INSERT INTO review (learner_id, id, term_id, language, rating, mode, duration, before, reviewed_at)
  VALUES (p_learner, p_review, p_term, v_language, p_rating, p_mode, p_duration,
    CASE WHEN p_reps > 0 THEN to_jsonb(v_before) END, v_after.last_review);
  RETURN true;
END
$$;

-- Takes an answer back, so that the memory is as before. Answers 1 when it is (also when it was already), 0 when there
-- is no such answer, -1 when the word was answered since.
CREATE FUNCTION undo_review(p_learner uuid, p_term integer, p_review uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_review review;
  v_before review_memory;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT * INTO v_review FROM review WHERE learner_id = p_learner AND id = p_review AND term_id = p_term;
  IF NOT FOUND THEN RETURN 0; END IF;
  IF v_review.undone_at IS NOT NULL THEN RETURN 1; END IF;
  v_before := jsonb_populate_record(NULL::review_memory, v_review.before);
  DELETE FROM review_memory
  WHERE learner_id = p_learner AND term_id = p_term AND reps = coalesce(v_before.reps, 0) + 1;
  IF NOT FOUND THEN RETURN -1; END IF;
  IF v_review.before IS NOT NULL THEN INSERT INTO review_memory SELECT v_before.*; END IF;
  UPDATE learner_word SET next_review = v_before.due WHERE learner_id = p_learner AND term_id = p_term;
  UPDATE review SET undone_at = clock_timestamp() WHERE learner_id = p_learner AND id = p_review;
  RETURN 1;
END
$$;
