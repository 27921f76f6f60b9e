-- add_activity: adds to a learner's activity on a day: seconds, words and pages read, and how often the source was
-- finished.
--
-- Parameters    p_kind is reading or video, which have a source, or words, which has none.
-- Updates       activity, activity_day, activity_total, streak
-- Locks         the learner (lock_learner)
-- Callers       apps/api: features/activity, features/texts, features/watching; add_study_time
CREATE OR REPLACE FUNCTION add_activity(
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
