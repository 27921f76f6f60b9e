/**
 * Parts of a statement that tell what a learner did. All of them ask of the learner $1, in the language $2 (all of them
 * when it is null), and stand behind `WITH ${todayTable}`, by which $3 is the present moment.
 */

/** The day it is for the learner. */
export const todayTable = 'now_there AS MATERIALIZED (SELECT local_day($1, $3) AS today)';
const today = '(SELECT today FROM now_there)';
const inLanguage = '($2::smallint IS NULL OR language = $2)';

/** `{ total, today }` in seconds. */
export const studyTimeFigure = `json_build_object(
  'total', (SELECT coalesce(sum(seconds), 0) FROM activity_total WHERE learner_id = $1 AND ${inLanguage}),
  'today', (SELECT coalesce(sum(reading_seconds + video_seconds + words_seconds), 0) FROM activity_day
    WHERE learner_id = $1 AND day = ${today} AND ${inLanguage}))`;

// Who flew west may have learned on a day that has not come yet where they are.
/** `{ current, longest, today }` in days; a streak that ends yesterday goes on. */
export const streakFigure = `(SELECT json_build_object(
    'current', coalesce(max(last_day - first_day + 1) FILTER (WHERE last_day >= ${today} - 1), 0),
    'longest', coalesce(max(last_day - first_day + 1), 0),
    'today', coalesce(bool_or(last_day >= ${today}), false))
  FROM streak WHERE learner_id = $1)`;

/** The days of this week from Monday on, with columns of `activity_day` as `columns` names them. */
const weekOf = (columns: string, built: string): string => `(SELECT json_agg(${built} ORDER BY d.day)
  FROM (SELECT date_trunc('week', ${today})::date + n AS day FROM generate_series(0, 6) AS n) d
  CROSS JOIN LATERAL (SELECT ${columns} FROM activity_day a
    WHERE a.learner_id = $1 AND a.day = d.day AND ${inLanguage}) s)`;

/** `[{ date, day, stats }]`, Monday first. */
export const weekFigure = weekOf(
  `coalesce(sum(texts_read), 0) AS texts, coalesce(sum(videos_watched), 0) AS videos,
   coalesce(sum(words_known), 0) AS words`,
  `json_build_object('date', d.day, 'day', to_char(d.day, 'Dy'), 'stats', json_build_object(
    'texts_read', s.texts, 'videos_watched', s.videos, 'words_learned', s.words))`,
);

/** `[{ date, day, minutes, words }]`, Monday first; minutes are whole ones. */
export const weeklyProgressFigure = weekOf(
  `coalesce(sum(reading_seconds + video_seconds + words_seconds), 0) / 60 AS minutes,
   coalesce(sum(words_known), 0) AS words`,
  `json_build_object('date', d.day, 'day', to_char(d.day, 'Dy'), 'minutes', s.minutes, 'words', s.words)`,
);

/** Columns of what was done on some rows of `activity_day`, by the names of the contract's `Done`. */
const doneColumns = {
  seconds: 'reading_seconds + video_seconds + words_seconds',
  words_read: 'words_read',
  pages_read: 'pages_read',
  texts_read: 'texts_read',
  videos_watched: 'videos_watched',
  words_learned: 'words_known',
  words_started: 'words_started',
  reviews: 'reviews',
  reviews_right: 'reviews_right',
} as const;

/** The same, to be selected from rows of `activity_day`: one JSON object of their sums. */
export const doneObject = `json_build_object(${Object.entries(doneColumns)
  .map(([name, column]) => `'${name}', coalesce(sum(${column}), 0)`)
  .join(', ')})`;

/** The contract's `Done` of the days from one to today; `first` is a date in SQL that may name `today`. */
const doneFigure = (first: string): string => `(SELECT ${doneObject} FROM activity_day, now_there
  WHERE learner_id = $1 AND day BETWEEN ${first} AND today AND ${inLanguage})`;
export const doneTodayFigure = doneFigure('today');
export const doneThisWeekFigure = doneFigure(`date_trunc('week', today)::date`);

/** Share of right answers, rounded to four decimals; null before the first. */
export const accuracyFigure = `(SELECT round(sum(reviews_right)::numeric / nullif(sum(reviews), 0), 4)::float8
  FROM activity_total WHERE learner_id = $1 AND ${inLanguage})`;

/** Words of the vocabulary at some levels. */
const wordsAt = (lowest: number): string => `(SELECT coalesce(sum(count), 0)::int FROM vocabulary_count
  WHERE learner_id = $1 AND ${inLanguage} AND level BETWEEN ${lowest} AND 5)`;
export const knownWordsFigure = wordsAt(4);
export const uniqueWordsFigure = wordsAt(1);

/** First day of a goal's period. */
const periodStart = `CASE g.period WHEN 'daily' THEN today WHEN 'weekly' THEN date_trunc('week', today)::date
  ELSE date_trunc('month', today)::date END`;

/** Goals with what is done of them, in all languages: rows of `period, measure, target, first_day, done, reached`. */
export const goalRows = `SELECT g.period, g.measure, g.target, p.first_day, r.learner_id IS NOT NULL AS reached,
    (CASE g.measure WHEN 'minutes' THEN s.seconds / 60 WHEN 'words' THEN s.words WHEN 'pages' THEN s.pages
       ELSE s.reviews END)::int AS done
  FROM goal g CROSS JOIN now_there CROSS JOIN LATERAL (SELECT ${periodStart} AS first_day) p
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(reading_seconds + video_seconds + words_seconds), 0) AS seconds,
      coalesce(sum(words_known), 0) AS words, coalesce(sum(pages_read), 0) AS pages,
      coalesce(sum(reviews), 0) AS reviews
    FROM activity_day WHERE learner_id = g.learner_id AND day BETWEEN p.first_day AND today) s
  LEFT JOIN goal_reached r ON r.learner_id = g.learner_id AND r.period = g.period AND r.measure = g.measure
    AND r.first_day = p.first_day
  WHERE g.learner_id = $1`;

/** `[{ period, measure, target, done, is_reached }]`, the day's first. */
export const goalsFigure = `(SELECT coalesce(json_agg(json_build_object('period', period, 'measure', measure,
    'target', target, 'done', done, 'is_reached', reached)
    ORDER BY array_position('{daily,weekly,monthly}', period), array_position('{minutes,words,pages,reviews}', measure)), '[]')
  FROM (${goalRows}) goals)`;

/** What milestones are measured by, in all languages: one row of `streak, words, texts, videos, hours, reviews`. */
export const standingRow = `SELECT
    (SELECT coalesce(max(last_day - first_day + 1), 0) FROM streak WHERE learner_id = $1) AS streak,
    (SELECT coalesce(sum(count), 0)::int FROM vocabulary_count WHERE learner_id = $1 AND level IN (4, 5)) AS words,
    coalesce(sum(texts_read), 0)::int AS texts, coalesce(sum(videos_watched), 0)::int AS videos,
    (coalesce(sum(seconds), 0) / 3600)::int AS hours, coalesce(sum(reviews), 0)::int AS reviews
  FROM activity_total WHERE learner_id = $1`;
