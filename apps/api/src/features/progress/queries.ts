import type { MilestoneMeasure } from '@glossa/contract/achievements';
import {
  recentAnswerCount,
  candidateCount,
  minAnswers,
  idealUnknownShare,
  type Insights,
} from '@glossa/contract/insights';
import type { Progress, ReachedMilestone } from '@glossa/contract/progress';
import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import * as stats from '#domain/activity/queries.ts';
import type { QueryTypes } from './queries.types.ts';

// Parts of `findGrowth` and `findAdvice`. `$1` is the learner, `$2` the language; `now_there` contains the current day
// in the learner's time zone.

/** `first_days` contains the first days of the last 12 months and of the last 12 weeks. */
const firstDaysTable = `first_days AS MATERIALIZED (
  SELECT array_agg((date_trunc('month', today) - n * interval '1 month')::date ORDER BY n DESC) AS months,
    array_agg(date_trunc('week', today)::date - 7 * n ORDER BY n DESC) AS weeks
  FROM now_there, generate_series(0, 11) AS n)`;

/** `[{ date, count }]`: known words at the end of each of the last 12 months. */
const growthSql = `(SELECT json_agg(json_build_object('date', month, 'count', count) ORDER BY month) FROM (
  SELECT m.month, sum(coalesce(k.known, 0)) OVER (ORDER BY m.place) AS count
  FROM first_days CROSS JOIN LATERAL unnest(NULL::date || months) WITH ORDINALITY AS m (month, place)
  LEFT JOIN (SELECT width_bucket(day, months) + 1 AS place, sum(words_known) AS known FROM activity_day, first_days
    WHERE learner_id = $1 AND language = $2 GROUP BY 1) k ON k.place = m.place) known WHERE month IS NOT NULL)`;

// Giving both ends of the range lets the planner estimate how few rows match.
/** Words read in the last 12 weeks, by text and day. */
const recentReadsTable = `read_lately AS MATERIALIZED (SELECT day, source_id, words_read, seconds FROM activity
  WHERE learner_id = $1 AND day BETWEEN (SELECT weeks[1] FROM first_days) AND (SELECT today FROM now_there)
    AND kind = 'reading' AND language = $2 AND words_read > 0)`;

/** `[{ date, words_per_minute }]` for each of the last 12 weeks. Leaves out reading without a recorded time. */
const readingSpeedSql = `(SELECT json_agg(json_build_object('date', w.week, 'words_per_minute',
    round(r.words * 60.0 / r.seconds, 1)::float8) ORDER BY w.week)
  FROM first_days CROSS JOIN LATERAL unnest(weeks) WITH ORDINALITY AS w (week, place)
  LEFT JOIN (SELECT width_bucket(day, weeks) AS place, sum(words_read) AS words, sum(seconds) AS seconds
    FROM read_lately, first_days WHERE seconds > 0 GROUP BY 1) r USING (place))`;

const unknownShare = '(ld.new_tokens + ld.learning_tokens)::float8 / d.word_count';

/**
 * `{ share, words }`: the share of known words and the number of words read, for texts that were read in the last 30
 * days and are still in the library.
 */
const comprehensionSql = `(SELECT json_build_object(
    'share', round((1 - sum(r.words * (${unknownShare})) / nullif(sum(r.words), 0)::float8)::numeric, 4)::float8,
    'words', coalesce(sum(r.words), 0))
  FROM (SELECT source_id, sum(words_read) AS words FROM read_lately, now_there WHERE day >= today - 29 GROUP BY 1) r
  JOIN text t ON t.id = r.source_id AND t.owner_id = $1
  JOIN document d ON d.id = t.document_id AND d.word_count > 0
  JOIN learner_document ld ON ld.learner_id = $1 AND ld.document_id = d.id)`;

// A subquery makes one index lookup per answer; with a join, the planner might read the whole vocabulary.
/** The latest answers, counted by `mode` and `part` of speech (null if unknown). */
const answersTables = `answered AS MATERIALIZED (
    SELECT mode, part, count(*) AS answers, count(*) FILTER (WHERE rating > 1) AS right_ones FROM (
      SELECT r.mode, r.rating,
        (SELECT part_of_speech FROM learner_word w WHERE w.learner_id = $1 AND w.term_id = r.term_id) AS part
      FROM (SELECT term_id, mode, rating FROM review WHERE learner_id = $1 AND language = $2 AND undone_at IS NULL
            ORDER BY reviewed_at DESC LIMIT ${recentAnswerCount}) r) latest GROUP BY 1, 2),
  answers AS MATERIALIZED (
    SELECT mode, nullif(lower(trim(part)), '') AS part, answers, right_ones FROM answered)`;
const correctShare = 'round(sum(right_ones) / sum(answers), 4)::float8';
const areasSql = `json_build_object('answers', (SELECT coalesce(sum(answers), 0) FROM answers),
  'share', (SELECT ${correctShare} FROM answers),
  'areas', (SELECT coalesce(json_agg(area ORDER BY area.share DESC, area.answers DESC, area.name), '[]') FROM (
    SELECT kind, name, sum(answers) AS answers, ${correctShare} AS share
    FROM answers CROSS JOIN LATERAL (VALUES ('mode', mode), ('part_of_speech', part)) AS named (kind, name)
    WHERE name IS NOT NULL GROUP BY 1, 2 HAVING sum(answers) >= ${minAnswers}) area))`;

const candidateSql = (
  kind: 'text' | 'video',
  columns: string,
): string => `SELECT '${kind}' AS kind, e.id, e.title,
  e.difficulty, d.word_count AS words, ${unknownShare} AS unknown, ${columns}`;
const countableDocuments = `JOIN document d ON d.id = e.document_id AND d.status = 'ready' AND d.word_count > 0
  JOIN learner_document ld ON ld.learner_id = $1 AND ld.document_id = d.id AND ld.new_tokens + ld.learning_tokens > 0`;

// A fully known text offers nothing to learn. A video counts as finished at 95%, since most people stop before the very
// end.
/** The six texts and videos whose share of unknown words is closest to the ideal. */
const recommendationsSql = `(SELECT coalesce(json_agg(best), '[]') FROM (
  SELECT kind, id, title, difficulty, words, round(unknown::numeric, 4)::float8 AS unknown_share, share, "hasPoster" FROM (
    ${candidateSql('text', 'e.read_to::float8 / d.sentence_count AS share, false AS "hasPoster"')}
    FROM (SELECT * FROM text WHERE owner_id = $1 AND language = $2 AND shelf = 0
          ORDER BY touched_at DESC, id DESC LIMIT ${candidateCount}) e ${countableDocuments}
    WHERE e.read_to < d.sentence_count AND e.readings = 0
    UNION ALL
    ${candidateSql('video', 'e.position::float8 / m.duration AS share, m.poster_key IS NOT NULL AS "hasPoster"')}
    FROM (SELECT * FROM video WHERE owner_id = $1 AND language = $2 AND shelf = 0
          ORDER BY coalesce(last_watched_at, created_at) DESC, id DESC LIMIT ${candidateCount}) e ${countableDocuments}
    JOIN video_media m ON m.id = e.media_id AND m.duration > 0
    WHERE e.status = 'ready' AND e.position < m.duration * 0.95 AND e.counted_at IS NULL
  ) unfinished ORDER BY abs(unknown - ${idealUnknownShare}), title, id LIMIT 6) best)`;

/** A learner's progress, without the titles of milestones. `milestoneProgress` is the current value of each measure. */
export type ProgressRow = Omit<Progress, 'achievements' | 'next_milestones'> & {
  achievements: Omit<ReachedMilestone, 'title'>[];
  milestoneProgress: Record<MilestoneMeasure, number>;
};

type GrowthRow = Pick<Insights, 'vocabulary_growth' | 'reading_speed' | 'comprehension'>;

/** Strong and weak areas, and recommendations of what to read or watch next. */
export type AdviceRow = Pick<Insights, 'areas'> & {
  recommendations: (Omit<Insights['recommendations'][number], 'thumbnail'> & { hasPoster: boolean })[];
};

interface NarrowTypes {
  computeProgress: ProgressRow;
  findGrowth: GrowthRow;
  findAdvice: AdviceRow;
}

const sql = statements<QueryTypes, NarrowTypes>('progress', {
  computeProgress: `WITH ${stats.todayTable}
   SELECT ${stats.studyTimeSql} AS study_time, ${stats.knownWordCountSql} AS words_learned,
     ${stats.uniqueWordCountSql} AS unique_words, ${stats.streakSql} AS streak,
     ${stats.reviewAccuracySql} AS accuracy, ${stats.activityTodaySql} AS today, ${stats.activityThisWeekSql} AS week,
     ${stats.weeklyProgressSql} AS "weeklyProgress", ${stats.goalsSql} AS goals,
     (SELECT coalesce(json_agg(json_build_object('id', kind, 'date', day)), '[]') FROM (
        SELECT kind, day FROM achievement WHERE learner_id = $1 ORDER BY reached_at DESC, length(kind) DESC, kind DESC LIMIT 10
      ) latest) AS achievements,
     (SELECT to_json(standing) FROM (${stats.milestoneProgressSql}) standing) AS "milestoneProgress"`,
  findGrowth: `WITH ${stats.todayTable}, ${firstDaysTable}, ${recentReadsTable}
  SELECT ${growthSql} AS vocabulary_growth, ${readingSpeedSql} AS reading_speed, ${comprehensionSql} AS comprehension`,
  findAdvice: `WITH ${answersTables} SELECT ${areasSql} AS areas, ${recommendationsSql} AS recommendations`,
});

/** Computes a learner's progress in the language with this ID, or in all languages if undefined. */
export const computeProgress = (
  db: Queryable,
  { learnerId, language, now }: { learnerId: string; language: number | undefined; now: Date },
): Promise<ProgressRow> => one(db, sql.computeProgress, [learnerId, language ?? null, now]);

/** Returns how vocabulary, reading speed and comprehension have developed in the language with this ID. */
export const findGrowth = (
  db: Queryable,
  { learnerId, language, now }: { learnerId: string; language: number; now: Date },
): Promise<GrowthRow> => one(db, sql.findGrowth, [learnerId, language, now]);

/** Returns strong and weak areas and recommendations in the language with this ID. */
export const findAdvice = (
  db: Queryable,
  { learnerId, language }: { learnerId: string; language: number },
): Promise<AdviceRow> => one(db, sql.findAdvice, [learnerId, language]);
