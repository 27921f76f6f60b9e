-- count_review: counts a practice answer on its day, or subtracts one that is undone. A day with answers earns 2
-- points.
--
-- Updates       activity_day, activity_total, streak, learner.points
-- Locks         the learner (lock_learner)
CREATE OR REPLACE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_day date := local_day(NEW.learner_id, NEW.reviewed_at);
  v_more integer := CASE WHEN NEW.undone_at IS NULL THEN 1 ELSE -1 END;
  v_right integer := CASE WHEN NEW.rating > 1 THEN v_more ELSE 0 END;
  v_answers integer;
BEGIN
  PERFORM lock_learner(NEW.learner_id);
  INSERT INTO activity_day AS d (learner_id, language, day, reviews, reviews_right, words_at)
  VALUES (NEW.learner_id, NEW.language, v_day, v_more, v_right, NEW.reviewed_at)
  ON CONFLICT (learner_id, language, day) DO UPDATE SET reviews = d.reviews + excluded.reviews,
    reviews_right = d.reviews_right + excluded.reviews_right, words_at = greatest(d.words_at, excluded.words_at);
  INSERT INTO activity_total AS t (learner_id, language, reviews, reviews_right)
  VALUES (NEW.learner_id, NEW.language, v_more, v_right)
  ON CONFLICT (learner_id, language) DO UPDATE SET reviews = t.reviews + excluded.reviews,
    reviews_right = t.reviews_right + excluded.reviews_right;
  SELECT sum(reviews) INTO v_answers FROM activity_day WHERE learner_id = NEW.learner_id AND day = v_day;
  IF v_answers = greatest(v_more, 0) THEN
    UPDATE learner SET points = greatest(points + 2 * v_more, 0) WHERE id = NEW.learner_id;
  END IF;
  IF v_more > 0 THEN PERFORM note_active_day(NEW.learner_id, v_day); END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER review_counted AFTER INSERT ON review
  FOR EACH ROW WHEN (NEW.undone_at IS NULL) EXECUTE FUNCTION count_review();

CREATE OR REPLACE TRIGGER review_taken_back AFTER UPDATE OF undone_at ON review
  FOR EACH ROW WHEN (OLD.undone_at IS NULL AND NEW.undone_at IS NOT NULL) EXECUTE FUNCTION count_review();
