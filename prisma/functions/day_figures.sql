-- Figures of the whole site follow the rows that they are sums of: each change of those writes what it moved, and the
-- sum of all that was written is the figure. Whoever learns waits for nobody; the upkeep folds the changes.

-- What a day of somebody's learning adds to which figures.
CREATE OR REPLACE FUNCTION day_figures(d activity_day) RETURNS TABLE (figure text, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT f.* FROM (VALUES
    ('words_read', d.words_read::bigint), ('pages_read', d.pages_read), ('texts_read', d.texts_read),
    ('videos_watched', d.videos_watched), ('reading_seconds', d.reading_seconds),
    ('video_seconds', d.video_seconds), ('words_seconds', d.words_seconds), ('words_started', d.words_started),
    ('words_known', d.words_known), ('reviews', d.reviews)
  ) f(figure, amount) WHERE f.amount <> 0
$$;
