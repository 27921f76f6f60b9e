-- count_changed_words: updates the counts of the days on which words were started or became known, when words change.
--
-- Updates       activity_day, streak
-- Locks         the rows of these days; the caller holds the learner's lock.
CREATE OR REPLACE FUNCTION count_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_more boolean;
BEGIN
  WITH moved AS (
    SELECT learner_id, language, moment, sum(started) AS started, sum(known) AS known FROM (
      SELECT learner_id, language, started_at AS moment, 1 AS started, 0 AS known FROM after_change WHERE started_at IS NOT NULL
      UNION ALL SELECT learner_id, language, known_at, 0, 1 FROM after_change WHERE known_at IS NOT NULL
      UNION ALL SELECT learner_id, language, started_at, -1, 0 FROM before_change WHERE started_at IS NOT NULL
      UNION ALL SELECT learner_id, language, known_at, 0, -1 FROM before_change WHERE known_at IS NOT NULL
    ) each GROUP BY 1, 2, 3 HAVING sum(started) <> 0 OR sum(known) <> 0
  ), counted AS (
    INSERT INTO activity_day AS d (learner_id, language, day, words_started, words_known, words_at)
    SELECT learner_id, language, local_day(learner_id, moment), sum(started), sum(known), max(moment)
    FROM moved GROUP BY 1, 2, 3
    ON CONFLICT (learner_id, language, day) DO UPDATE SET words_started = d.words_started + excluded.words_started,
      words_known = d.words_known + excluded.words_known, words_at = greatest(d.words_at, excluded.words_at)
  )
  SELECT bool_or(started > 0 OR known > 0) INTO v_more FROM moved;
  IF v_more THEN
    PERFORM note_active_day(learner_id, local_day(learner_id, max(greatest(started_at, known_at)))) FROM after_change
    WHERE greatest(started_at, known_at) > clock_timestamp() - interval '1 minute' GROUP BY learner_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER words_changed_counted AFTER UPDATE ON learner_word
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_words();
