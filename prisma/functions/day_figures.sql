-- day_figures: returns what one day of a learner adds to the site metrics.
--
-- Each change to a counted row adds the difference to site_change. A metric is the sum of site_figure and site_change,
-- so learners never wait for each other. fold_site_changes moves the changes into site_figure.
--
-- Locks         none
-- Callers       follow_activity_days, expected_site_figures
CREATE OR REPLACE FUNCTION day_figures(d activity_day) RETURNS TABLE (figure text, amount bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT f.* FROM (VALUES
    ('words_read', d.words_read::bigint), ('pages_read', d.pages_read), ('texts_read', d.texts_read),
    ('videos_watched', d.videos_watched), ('reading_seconds', d.reading_seconds),
    ('video_seconds', d.video_seconds), ('words_seconds', d.words_seconds), ('words_started', d.words_started),
    ('words_known', d.words_known), ('reviews', d.reviews)
  ) f(figure, amount) WHERE f.amount <> 0
$$;
