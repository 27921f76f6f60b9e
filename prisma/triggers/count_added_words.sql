-- count_added_words: counts new words that have a level, on the days on which they were started and became known.
--
-- Updates       activity_day, streak
-- Locks         the rows of these days; the caller holds the learner's lock.
CREATE OR REPLACE FUNCTION count_added_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM added WHERE started_at IS NOT NULL OR known_at IS NOT NULL) THEN RETURN NULL; END IF;
  INSERT INTO activity_day AS d (learner_id, language, day, words_started, words_known, words_at)
  SELECT learner_id, language, local_day(learner_id, moment), sum(started), sum(known), max(moment) FROM (
    SELECT learner_id, language, moment, sum(started) AS started, sum(known) AS known FROM (
      SELECT learner_id, language, started_at AS moment, 1 AS started, 0 AS known FROM added WHERE started_at IS NOT NULL
      UNION ALL SELECT learner_id, language, known_at, 0, 1 FROM added WHERE known_at IS NOT NULL
    ) each GROUP BY 1, 2, 3
  ) moments GROUP BY 1, 2, 3
  ON CONFLICT (learner_id, language, day) DO UPDATE SET words_started = d.words_started + excluded.words_started,
    words_known = d.words_known + excluded.words_known, words_at = greatest(d.words_at, excluded.words_at);
  PERFORM note_active_day(learner_id, local_day(learner_id, max(greatest(started_at, known_at)))) FROM added
  WHERE greatest(started_at, known_at) > clock_timestamp() - interval '1 minute' GROUP BY learner_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER words_added_counted AFTER INSERT ON learner_word
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_words();
