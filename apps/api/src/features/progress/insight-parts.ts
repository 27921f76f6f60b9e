import { todayTable } from '@glossa/activity/figures';
import {
  answersLookedAt,
  candidatesLookedAt,
  enoughAnswers,
  goodUnknownShare,
} from '@glossa/contract/insights';

// Parts of one statement. They ask of the learner $1 in the language $2, and `now_there` has the present day.

/** `[{ date, count }]`: words that were known by the end of each of 12 months. */
const growth = `(SELECT json_agg(json_build_object('date', month, 'count', count) ORDER BY month) FROM (
  SELECT m.month, sum(coalesce(k.known, 0)) OVER (ORDER BY m.month)
    + (SELECT coalesce(sum(words_known), 0) FROM activity_day, now_there WHERE learner_id = $1 AND language = $2
       AND day < date_trunc('month', today) - interval '11 months') AS count
  FROM (SELECT (date_trunc('month', today) - n * interval '1 month')::date AS month
        FROM now_there, generate_series(0, 11) AS n) m
  LEFT JOIN (SELECT date_trunc('month', day)::date AS month, sum(words_known) AS known FROM activity_day, now_there
    WHERE learner_id = $1 AND language = $2 AND day >= date_trunc('month', today) - interval '11 months' GROUP BY 1) k
    USING (month)) months)`;

// By ranges of days with both ends, which the planner takes for the few that they are.
/** `[{ date, words_per_minute }]` of 12 weeks: of the texts and days on which both words and time were counted. */
const speed = `(SELECT json_agg(json_build_object('date', w.week, 'words_per_minute',
    round(r.words * 60.0 / r.seconds, 1)::float8) ORDER BY w.week)
  FROM (SELECT date_trunc('week', today)::date - 7 * n AS week FROM now_there, generate_series(0, 11) AS n) w
  CROSS JOIN LATERAL (SELECT sum(words_read) AS words, sum(seconds) AS seconds FROM activity
    WHERE learner_id = $1 AND day BETWEEN w.week AND w.week + 6 AND kind = 'reading' AND language = $2
      AND words_read > 0 AND seconds > 0) r)`;

const knownShare = '1 - (ld.new_tokens + ld.learning_tokens)::numeric / d.word_count';

/** `{ share, words }` of what was read in the last 30 days and is still in the library. */
const comprehension = `(SELECT json_build_object(
    'share', round(sum(a.words_read * (${knownShare})) / nullif(sum(a.words_read), 0), 4)::float8,
    'words', coalesce(sum(a.words_read), 0))
  FROM activity a
  JOIN text t ON t.id = a.source_id AND t.owner_id = $1
  JOIN document d ON d.id = t.document_id AND d.word_count > 0
  JOIN learner_document ld ON ld.learner_id = $1 AND ld.document_id = d.id
  WHERE a.learner_id = $1 AND a.day BETWEEN (SELECT today - 29 FROM now_there) AND (SELECT today FROM now_there)
    AND a.kind = 'reading' AND a.language = $2 AND a.words_read > 0)`;

// One look-up for each answer: a join might read the whole vocabulary.
/** The latest answers: `mode, part, is_right`. */
const answersTable = `answers AS MATERIALIZED (
  SELECT r.mode, r.rating > 1 AS is_right, (SELECT nullif(lower(trim(w.part_of_speech)), '') FROM learner_word w
    WHERE w.learner_id = $1 AND w.term_id = r.term_id) AS part
  FROM (SELECT term_id, mode, rating FROM review WHERE learner_id = $1 AND language = $2 AND undone_at IS NULL
        ORDER BY reviewed_at DESC LIMIT ${answersLookedAt}) r)`;
const shareRight = 'round(avg(is_right::int), 4)::float8';
const areas = `json_build_object('answers', (SELECT count(*) FROM answers),
  'share', (SELECT ${shareRight} FROM answers),
  'areas', (SELECT coalesce(json_agg(area ORDER BY area.share DESC, area.answers DESC, area.name), '[]') FROM (
    SELECT kind, name, count(*) AS answers, ${shareRight} AS share
    FROM answers CROSS JOIN LATERAL (VALUES ('mode', mode), ('part_of_speech', part)) AS named (kind, name)
    WHERE name IS NOT NULL GROUP BY 1, 2 HAVING count(*) >= ${enoughAnswers}) area))`;

const candidate = (
  kind: 'text' | 'video',
  columns: string,
): string => `SELECT '${kind}' AS kind, e.id, e.title,
  e.difficulty, d.word_count AS words, round(1 - (${knownShare}), 4)::float8 AS unknown_share, ${columns}`;
const counted = `JOIN document d ON d.id = e.document_id AND d.status = 'ready' AND d.word_count > 0
  JOIN learner_document ld ON ld.learner_id = $1 AND ld.document_id = d.id`;

// Words that are all known teach nothing. The first 95 of 100 of a video are more than most people watch.
/** The six that come closest to the good share of unknown words. */
const recommendations = `(SELECT coalesce(json_agg(best), '[]') FROM (
  SELECT * FROM (
    ${candidate('text', 'e.read_to::float8 / d.sentence_count AS share, false AS "hasPoster"')}
    FROM (SELECT * FROM text WHERE owner_id = $1 AND language = $2 AND shelf = 0
          ORDER BY touched_at DESC, id DESC LIMIT ${candidatesLookedAt}) e ${counted}
    WHERE e.read_to < d.sentence_count AND e.readings = 0
    UNION ALL
    ${candidate('video', 'e.position::float8 / m.duration AS share, m.poster_key IS NOT NULL AS "hasPoster"')}
    FROM (SELECT * FROM video WHERE owner_id = $1 AND language = $2 AND shelf = 0
          ORDER BY coalesce(last_watched_at, created_at) DESC, id DESC LIMIT ${candidatesLookedAt}) e ${counted}
    JOIN video_media m ON m.id = e.media_id AND m.duration > 0
    WHERE e.status = 'ready' AND e.position < m.duration * 0.95 AND e.counted_at IS NULL
  ) unfinished WHERE unknown_share > 0
  ORDER BY abs(unknown_share - ${goodUnknownShare}), title, id LIMIT 6) best)`;

/** One row of `vocabulary_growth, reading_speed, comprehension, areas, recommendations`. */
export const insightsQuery = `WITH ${todayTable}, ${answersTable}
  SELECT ${growth} AS vocabulary_growth, ${speed} AS reading_speed, ${comprehension} AS comprehension,
    ${areas} AS areas, ${recommendations} AS recommendations`;
