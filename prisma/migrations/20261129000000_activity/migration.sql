-- What learners do, by the days of their own calendar.

-- Where somebody's clocks stood until a moment: the days of then stay as they were when a person moves on.
CREATE TABLE "past_time_zone" (
    "learner_id" UUID NOT NULL,
    "until" TIMESTAMPTZ NOT NULL,
    "zone" TEXT NOT NULL,

    CONSTRAINT "past_time_zone_pkey" PRIMARY KEY ("learner_id","until")
);
ALTER TABLE "past_time_zone" ADD CONSTRAINT "past_time_zone_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A day on which a text was read or a video was watched.
CREATE TABLE "activity" (
    "learner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "source_id" UUID NOT NULL,
    "language" SMALLINT NOT NULL,
    "title" TEXT NOT NULL,
    "seconds" INTEGER NOT NULL DEFAULT 0,
    "words_read" INTEGER NOT NULL DEFAULT 0,
    "pages_read" INTEGER NOT NULL DEFAULT 0,
    "times" INTEGER NOT NULL DEFAULT 0,
    "last_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "activity_pkey" PRIMARY KEY ("learner_id","day","kind","source_id")
);
ALTER TABLE "activity" ADD CONSTRAINT "activity_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- All of a day in a language.
ALTER TABLE "reading_day" RENAME TO "activity_day";
ALTER TABLE "activity_day" RENAME CONSTRAINT "reading_day_pkey" TO "activity_day_pkey";
ALTER TABLE "activity_day" RENAME CONSTRAINT "reading_day_learner_id_fkey" TO "activity_day_learner_id_fkey";
ALTER TABLE "activity_day" RENAME COLUMN "words" TO "words_read";
ALTER TABLE "activity_day"
  ADD COLUMN "pages_read" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "texts_read" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "videos_watched" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "reading_seconds" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "video_seconds" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "words_seconds" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "words_started" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "words_known" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "reviews" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "reviews_right" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "words_at" TIMESTAMPTZ;
CREATE INDEX "activity_day_learner_id_day_idx" ON "activity_day"("learner_id", "day");

-- All days of a language.
ALTER TABLE "reading_total" RENAME TO "activity_total";
ALTER TABLE "activity_total" RENAME CONSTRAINT "reading_total_pkey" TO "activity_total_pkey";
ALTER TABLE "activity_total" RENAME CONSTRAINT "reading_total_learner_id_fkey" TO "activity_total_learner_id_fkey";
ALTER TABLE "activity_total" RENAME COLUMN "words" TO "words_read";
ALTER TABLE "activity_total"
  ADD COLUMN "pages_read" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "texts_read" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "videos_watched" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "seconds" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "reviews" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "reviews_right" INTEGER NOT NULL DEFAULT 0;

-- Days in a row on which a person learned; two streaks never touch.
CREATE TABLE "streak" (
    "learner_id" UUID NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,

    CONSTRAINT "streak_pkey" PRIMARY KEY ("learner_id","first_day")
);
ALTER TABLE "streak" ADD CONSTRAINT "streak_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Until when a person's time is counted: no second counts twice, in however many windows.
CREATE TABLE "study_clock" (
    "learner_id" UUID NOT NULL,
    "counted_until" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "study_clock_pkey" PRIMARY KEY ("learner_id")
);
ALTER TABLE "study_clock" ADD CONSTRAINT "study_clock_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "goal" (
    "learner_id" UUID NOT NULL,
    "period" TEXT NOT NULL,
    "measure" TEXT NOT NULL,
    "target" INTEGER NOT NULL,

    CONSTRAINT "goal_pkey" PRIMARY KEY ("learner_id","period","measure")
);
ALTER TABLE "goal" ADD CONSTRAINT "goal_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "goal_reached" (
    "learner_id" UUID NOT NULL,
    "period" TEXT NOT NULL,
    "measure" TEXT NOT NULL,
    "first_day" DATE NOT NULL,
    "target" INTEGER NOT NULL,
    "reached_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "goal_reached_pkey" PRIMARY KEY ("learner_id","period","measure","first_day")
);
ALTER TABLE "goal_reached" ADD CONSTRAINT "goal_reached_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "achievement" (
    "learner_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "reached_at" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "achievement_pkey" PRIMARY KEY ("learner_id","kind")
);
ALTER TABLE "achievement" ADD CONSTRAINT "achievement_learner_id_fkey" FOREIGN KEY ("learner_id") REFERENCES "learner"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- When its last reading was counted, and how often it was read to its end.
ALTER TABLE "text" ADD COLUMN "counted_at" TIMESTAMPTZ, ADD COLUMN "readings" INTEGER NOT NULL DEFAULT 0;

-- By which the dashboard finds what was read last.
CREATE INDEX "text_by_last_read" ON "text" ("owner_id", "language", "last_read_at" DESC) WHERE "last_read_at" IS NOT NULL AND "shelf" = 0;

-- The time zone that a learner was in at a moment.
CREATE FUNCTION local_zone(p_learner uuid, p_moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT zone FROM past_time_zone WHERE learner_id = p_learner AND until > p_moment ORDER BY until LIMIT 1),
    (SELECT time_zone FROM learner WHERE id = p_learner))
$$;

-- The day that it was for a learner at a moment.
CREATE FUNCTION local_day(p_learner uuid, p_moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (p_moment AT TIME ZONE local_zone(p_learner, p_moment))::date
$$;

-- Who moves keeps the days behind them. Before the first of them there is nothing to keep.
CREATE FUNCTION keep_time_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO past_time_zone (learner_id, until, zone)
  SELECT NEW.id, clock_timestamp(), OLD.time_zone
  WHERE EXISTS (SELECT FROM activity_day WHERE learner_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER learner_moved AFTER UPDATE OF time_zone ON learner
  FOR EACH ROW WHEN (OLD.time_zone <> NEW.time_zone) EXECUTE FUNCTION keep_time_zone();

-- Notes that a person learned on a day. Under the learner's lock.
CREATE FUNCTION note_active_day(p_learner uuid, p_day date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_first date;
  v_last date;
BEGIN
  IF EXISTS (SELECT FROM streak WHERE learner_id = p_learner AND first_day <= p_day AND last_day >= p_day) THEN RETURN; END IF;
  DELETE FROM streak WHERE learner_id = p_learner AND last_day = p_day - 1 RETURNING first_day INTO v_first;
  DELETE FROM streak WHERE learner_id = p_learner AND first_day = p_day + 1 RETURNING last_day INTO v_last;
  INSERT INTO streak (learner_id, first_day, last_day)
  VALUES (p_learner, coalesce(v_first, p_day), coalesce(v_last, p_day));
END
$$;

-- Adds to what a learner did on a day: seconds, running words and pages that were read, and how often it was finished.
-- The kind is reading or video, with a source, or words, without one.
CREATE FUNCTION add_activity(
  p_learner uuid, p_language smallint, p_day date, p_now timestamptz, p_kind text, p_source uuid, p_title text,
  p_seconds integer DEFAULT 0, p_words bigint DEFAULT 0, p_pages integer DEFAULT 0, p_times integer DEFAULT 0
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_learner(p_learner);
  IF p_source IS NOT NULL THEN
    INSERT INTO activity AS a
      (learner_id, day, kind, source_id, language, title, seconds, words_read, pages_read, times, last_at)
    VALUES (p_learner, p_day, p_kind, p_source, p_language, p_title, p_seconds, p_words, p_pages, p_times, p_now)
    ON CONFLICT (learner_id, day, kind, source_id) DO UPDATE SET title = excluded.title,
      seconds = a.seconds + excluded.seconds, words_read = a.words_read + excluded.words_read,
      pages_read = a.pages_read + excluded.pages_read, times = a.times + excluded.times,
      last_at = greatest(a.last_at, excluded.last_at);
  END IF;
  INSERT INTO activity_day AS d (learner_id, language, day, words_read, pages_read, texts_read, videos_watched,
    reading_seconds, video_seconds, words_seconds, words_at)
  VALUES (p_learner, p_language, p_day, p_words, p_pages,
    CASE p_kind WHEN 'reading' THEN p_times ELSE 0 END, CASE p_kind WHEN 'video' THEN p_times ELSE 0 END,
    CASE p_kind WHEN 'reading' THEN p_seconds ELSE 0 END, CASE p_kind WHEN 'video' THEN p_seconds ELSE 0 END,
    CASE p_kind WHEN 'words' THEN p_seconds ELSE 0 END, CASE p_kind WHEN 'words' THEN p_now END)
  ON CONFLICT (learner_id, language, day) DO UPDATE SET
    words_read = d.words_read + excluded.words_read, pages_read = d.pages_read + excluded.pages_read,
    texts_read = d.texts_read + excluded.texts_read, videos_watched = d.videos_watched + excluded.videos_watched,
    reading_seconds = d.reading_seconds + excluded.reading_seconds,
    video_seconds = d.video_seconds + excluded.video_seconds,
    words_seconds = d.words_seconds + excluded.words_seconds,
    words_at = greatest(d.words_at, excluded.words_at);
  INSERT INTO activity_total AS t (learner_id, language, words_read, pages_read, texts_read, videos_watched, seconds)
  VALUES (p_learner, p_language, p_words, p_pages, CASE p_kind WHEN 'reading' THEN p_times ELSE 0 END,
    CASE p_kind WHEN 'video' THEN p_times ELSE 0 END, p_seconds)
  ON CONFLICT (learner_id, language) DO UPDATE SET
    words_read = t.words_read + excluded.words_read, pages_read = t.pages_read + excluded.pages_read,
    texts_read = t.texts_read + excluded.texts_read, videos_watched = t.videos_watched + excluded.videos_watched,
    seconds = t.seconds + excluded.seconds;
  PERFORM note_active_day(p_learner, p_day);
END
$$;

-- Counts the seconds before a moment that are not counted yet, to the day that they were in, or to both days when
-- midnight was between. Answers how many they were.
CREATE FUNCTION add_study_time(
  p_learner uuid, p_language smallint, p_now timestamptz, p_kind text, p_source uuid, p_title text, p_seconds integer
) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_from timestamptz;
  v_until timestamptz;
  v_day date;
  v_before date;
  v_counted integer;
  v_late integer;
BEGIN
  PERFORM lock_learner(p_learner);
  SELECT greatest(counted_until, p_now - make_interval(secs => p_seconds)) INTO v_from
  FROM study_clock WHERE learner_id = p_learner;
  v_from := coalesce(v_from, p_now - make_interval(secs => p_seconds));
  v_counted := greatest(floor(extract(epoch FROM p_now - v_from))::integer, 0);
  IF v_counted = 0 THEN RETURN 0; END IF;
  -- What is left of a second counts the next time.
  v_until := v_from + make_interval(secs => v_counted);
  INSERT INTO study_clock (learner_id, counted_until) VALUES (p_learner, v_until)
  ON CONFLICT (learner_id) DO UPDATE SET counted_until = excluded.counted_until;
  v_day := local_day(p_learner, v_until);
  v_before := local_day(p_learner, v_from);
  v_late := v_counted;
  IF v_before < v_day THEN
    v_late := least(v_counted, greatest(0, ceil(extract(epoch FROM
      v_until - v_day::timestamp AT TIME ZONE local_zone(p_learner, v_until)))::integer));
  END IF;
  IF v_late > 0 THEN
    PERFORM add_activity(p_learner, p_language, v_day, p_now, p_kind, p_source, p_title, v_late);
  END IF;
  IF v_late < v_counted THEN
    PERFORM add_activity(p_learner, p_language, v_before, v_from, p_kind, p_source, p_title, v_counted - v_late);
  END IF;
  RETURN v_counted;
END
$$;

-- Days on which words were taken up and became known follow the words: whatever changes them, undoes it or deletes them.
CREATE FUNCTION count_added_words() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER words_added_counted AFTER INSERT ON learner_word
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_words();

CREATE FUNCTION count_changed_words() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER words_changed_counted AFTER UPDATE ON learner_word
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION count_changed_words();

-- Only where there is such a day: with an account its days have gone before.
CREATE FUNCTION count_removed_words() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER words_removed_counted AFTER DELETE ON learner_word
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_words();

-- Answers in practice, and those that were taken back. A day with answers brings two points.
CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- What is known of the time before.
INSERT INTO activity_day AS d (learner_id, language, day, words_started, words_known, words_at)
SELECT learner_id, language, local_day(learner_id, moment), sum(started), sum(known), max(moment) FROM (
  SELECT learner_id, language, moment, sum(started) AS started, sum(known) AS known FROM (
    SELECT learner_id, language, started_at AS moment, 1 AS started, 0 AS known FROM learner_word WHERE started_at IS NOT NULL
    UNION ALL SELECT learner_id, language, known_at, 0, 1 FROM learner_word WHERE known_at IS NOT NULL
  ) each GROUP BY 1, 2, 3
) moments GROUP BY 1, 2, 3
ON CONFLICT (learner_id, language, day) DO UPDATE SET words_started = d.words_started + excluded.words_started,
  words_known = d.words_known + excluded.words_known, words_at = excluded.words_at;

INSERT INTO activity_day AS d (learner_id, language, day, reviews, reviews_right, words_seconds, words_at)
SELECT learner_id, language, local_day(learner_id, reviewed_at), count(*), count(*) FILTER (WHERE rating > 1),
  coalesce(sum(duration), 0) / 1000, max(reviewed_at)
FROM review WHERE undone_at IS NULL GROUP BY 1, 2, 3
ON CONFLICT (learner_id, language, day) DO UPDATE SET reviews = excluded.reviews,
  reviews_right = excluded.reviews_right, words_seconds = excluded.words_seconds,
  words_at = greatest(d.words_at, excluded.words_at);

INSERT INTO activity (learner_id, day, kind, source_id, language, title, times, last_at)
SELECT s.viewer_id, local_day(s.viewer_id, s.viewed_at), 'video', v.id, v.language, v.title, count(*), max(s.viewed_at)
FROM video_viewing s JOIN video v ON v.id = s.video_id GROUP BY 1, 2, 4;
INSERT INTO activity_day AS d (learner_id, language, day, videos_watched)
SELECT learner_id, language, day, sum(times) FROM activity GROUP BY 1, 2, 3
ON CONFLICT (learner_id, language, day) DO UPDATE SET videos_watched = excluded.videos_watched;

INSERT INTO activity_total AS t (learner_id, language, videos_watched, seconds, reviews, reviews_right)
SELECT learner_id, language, sum(videos_watched), sum(words_seconds), sum(reviews), sum(reviews_right)
FROM activity_day GROUP BY 1, 2
ON CONFLICT (learner_id, language) DO UPDATE SET videos_watched = excluded.videos_watched,
  seconds = excluded.seconds, reviews = excluded.reviews, reviews_right = excluded.reviews_right;

-- Ten points for each video that was watched, two for each day of answers: they were promised from the start.
UPDATE learner l SET points = points + 10 * (SELECT count(DISTINCT video_id) FROM video_viewing WHERE viewer_id = l.id)
  + 2 * (SELECT count(DISTINCT day) FROM activity_day WHERE learner_id = l.id AND reviews > 0)
WHERE EXISTS (SELECT FROM activity_day WHERE learner_id = l.id);

-- Words that were taken over with dates of their own do not make a day on which somebody learned.
INSERT INTO streak (learner_id, first_day, last_day)
SELECT learner_id, min(day), max(day) FROM (
  SELECT learner_id, day, day - (row_number() OVER (PARTITION BY learner_id ORDER BY day))::integer AS island FROM (
    SELECT DISTINCT d.learner_id, d.day FROM activity_day d JOIN learner l ON l.id = d.learner_id
    WHERE d.words_read > 0 OR d.videos_watched > 0 OR d.reviews > 0
      OR d.day >= local_day(l.id, l.created_at)
  ) days
) islands GROUP BY learner_id, island;

CREATE TRIGGER review_counted AFTER INSERT ON review
  FOR EACH ROW WHEN (NEW.undone_at IS NULL) EXECUTE FUNCTION count_review();
CREATE TRIGGER review_taken_back AFTER UPDATE OF undone_at ON review
  FOR EACH ROW WHEN (OLD.undone_at IS NULL AND NEW.undone_at IS NOT NULL) EXECUTE FUNCTION count_review();
