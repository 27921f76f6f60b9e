-- count_removed_words: subtracts deleted words from the days on which they were started and became known. When an
-- account is deleted, its days are deleted first, and nothing is left to update.
--
-- Updates       activity_day
-- Locks         the rows of these days; the caller holds the learner's lock.
CREATE OR REPLACE FUNCTION count_removed_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE activity_day d SET words_started = d.words_started - gone.started, words_known = d.words_known - gone.known
  FROM (
    SELECT learner_id, language, local_day(learner_id, moment) AS day, sum(started) AS started, sum(known) AS known FROM (
      SELECT learner_id, language, moment, sum(started) AS started, sum(known) AS known FROM (
        SELECT learner_id, language, started_at AS moment, 1 AS started, 0 AS known FROM removed WHERE started_at IS NOT NULL
        UNION ALL SELECT learner_id, language, known_at, 0, 1 FROM removed WHERE known_at IS NOT NULL
      ) each GROUP BY 1, 2, 3
    ) moments GROUP BY 1, 2, 3
  ) gone
  WHERE d.learner_id = gone.learner_id AND d.language = gone.language AND d.day = gone.day;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER words_removed_counted AFTER DELETE ON learner_word
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_words();
