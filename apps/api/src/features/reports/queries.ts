import {
  maxListed,
  type ProgressReport,
  type ReportDone,
  type ReportSource,
  type VocabularyReport,
} from '@glossa/contract/reports';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, statements } from '@glossa/db/statements';

import { localDaySql, activityTotalsSql } from '#domain/activity/queries.ts';
import { escapeLike } from '#domain/library/lists/queries.ts';
import type { Day } from '#domain/calendar/local-day.ts';
import type { QueryTypes } from './queries.types.ts';

/** The report's learner and language ID (undefined for all languages). */
export interface ReportScope {
  learnerId: string;
  language: number | undefined;
}

/** First and last day, inclusive. */
interface DayRange {
  from: Day;
  to: Day;
}

// A day whose only changes have been undone still has a row, with zeros.
const isActiveDaySql = `reading_seconds + video_seconds + words_seconds + words_read + pages_read + texts_read + videos_watched
  + words_started + words_known + reviews > 0`;

const learnerColumns = `id, username::text AS username, trim(first_name || ' ' || last_name) AS name,
  selected_languages AS languages`;

const midnightSql = (day: string): string => `${day}::date::timestamp AT TIME ZONE 'UTC'`;

/** Goals and milestones reached, and the streak. Milestones don't have their titles yet. */
type ReachedGoals = Pick<ProgressReport, 'goals' | 'streak'> & {
  achievements: Omit<ProgressReport['achievements'][number], 'title'>[];
};

interface SourceTypes {
  type: ReportSource['type'];
}
interface NarrowTypes {
  sumActivity: {
    done: Omit<ReportDone, 'reading_seconds' | 'video_seconds' | 'words_seconds' | 'active_days'>;
  };
  findReached: ReachedGoals;
  listSources: SourceTypes;
}

const sql = statements<QueryTypes, NarrowTypes>('reports', {
  sumActivity: `SELECT width_bucket(day, $3::date[]) AS place, ${activityTotalsSql} AS done,
     sum(reading_seconds)::int AS reading_seconds, sum(video_seconds)::int AS video_seconds,
     sum(words_seconds)::int AS words_seconds, count(DISTINCT day) FILTER (WHERE ${isActiveDaySql})::int AS active_days
   FROM activity_day
   WHERE learner_id = $1 AND ($2::smallint IS NULL OR language = $2) AND day BETWEEN ($3::date[])[1] AND $4::date
   GROUP BY 1`,
  findLearner: `SELECT ${learnerColumns}, local_day(id, $2)::text AS "today!" FROM learner WHERE id = $1`,
  listFirstLearners: `SELECT ${learnerColumns} FROM learner WHERE account_type = 'learner' ORDER BY username LIMIT 20`,
  searchLearners: `SELECT ${learnerColumns} FROM learner
   WHERE account_type = 'learner' AND (username::text ILIKE $1 OR email::text ILIKE $1
     OR first_name || ' ' || last_name ILIKE $1)
   ORDER BY username LIMIT 20`,
  // `in_period` counts only the part of a streak within the period. A streak that ended yesterday is still current.
  findReached: `SELECT
     (SELECT coalesce(json_agg(r ORDER BY array_position('{daily,weekly,monthly}', period),
          array_position('{minutes,words,pages,reviews}', measure), target), '[]')
      FROM (SELECT period, measure, target, count(*) AS times, max(first_day) AS last_day FROM goal_reached
        WHERE learner_id = $1 AND first_day BETWEEN $2::date AND $3::date GROUP BY 1, 2, 3) r) AS goals,
     (SELECT coalesce(json_agg(json_build_object('id', kind, 'date', day) ORDER BY reached_at DESC, length(kind) DESC, kind DESC), '[]')
      FROM achievement WHERE learner_id = $1 AND day BETWEEN $2::date AND $3::date) AS achievements,
     (SELECT json_build_object(
        'current', coalesce(max(last_day - first_day + 1) FILTER (WHERE last_day >= $3::date - 1), 0),
        'longest', coalesce(max(last_day - first_day + 1), 0),
        'in_period', greatest(coalesce(max(least(last_day, $3::date) - greatest(first_day, $2::date) + 1), 0), 0))
      FROM streak WHERE learner_id = $1) AS streak`,
  // Looks up only the listed sources in the library. The title is the one recorded on the last day.
  listSources: `SELECT s.*, coalesce(t.id, v.id) AS id,
     (ld.new_tokens + ld.learning_tokens)::float8 / nullif(d.word_count, 0) AS "unknownShare"
   FROM (
     SELECT kind AS type, source_id, max(language) AS language, (array_agg(title ORDER BY day DESC))[1] AS "title!",
       sum(seconds)::int AS seconds, sum(pages_read)::int AS pages, sum(words_read)::int AS words,
       sum(times)::int AS times, max(day)::text AS last_day, (count(*) OVER ())::int AS count
     FROM activity
     WHERE learner_id = $1 AND ($2::smallint IS NULL OR language = $2) AND day BETWEEN $3::date AND $4::date
     GROUP BY kind, source_id ORDER BY sum(seconds) DESC, max(day) DESC, source_id LIMIT ${maxListed}
   ) s
   LEFT JOIN text t ON s.type = 'reading' AND t.id = s.source_id AND t.owner_id = $1
   LEFT JOIN video v ON s.type = 'video' AND v.id = s.source_id AND v.owner_id = $1
   LEFT JOIN document d ON d.id = coalesce(t.document_id, v.document_id) AND d.status = 'ready'
   LEFT JOIN learner_document ld ON ld.learner_id = $1 AND ld.document_id = d.id
   ORDER BY s.seconds DESC, s.last_day DESC, s.source_id`,
  countByLevel: `SELECT level, (SELECT coalesce(sum(count), 0)::int FROM vocabulary_count v
     WHERE v.learner_id = $1 AND v.level = levels.level AND ($2::smallint IS NULL OR v.language = $2)) AS count
   FROM generate_series(1, 5) AS levels (level) ORDER BY level`,
  // Depending on the time zone, a day begins up to 14 hours before or 12 hours after midnight UTC.
  listLearned: `SELECT form AS text, translation, language, ${localDaySql('known_at')}::text AS "date!" FROM (
     SELECT * FROM learner_word
     WHERE learner_id = $1 AND ($2::smallint IS NULL OR language = $2)
       AND known_at >= ${midnightSql('$3')} - interval '14 hours' AND known_at < ${midnightSql('$4')} + interval '36 hours'
       AND (known_at >= ${midnightSql('$3')} + interval '12 hours' OR ${localDaySql('known_at')} >= $3::date)
       AND (known_at < ${midnightSql('$4')} + interval '10 hours' OR ${localDaySql('known_at')} <= $4::date)
     ORDER BY known_at DESC, term_id LIMIT $5
   ) words ORDER BY known_at DESC, term_id`,
});

export type LearnerRow = QueryTypes['searchLearners']['row'];

/** Finds a learner and the current day in their time zone. */
export const findLearner = (
  db: Queryable,
  id: string,
  now: Date,
): Promise<(LearnerRow & { today: Day }) | undefined> => first(db, sql.findLearner, [id, now]);

/** Finds up to 20 learners by part of their name or email; for an empty string, the first 20. */
export const searchLearners = (db: Queryable, text: string): Promise<LearnerRow[]> =>
  text
    ? many(db, sql.searchLearners, [`%${escapeLike(text)}%`])
    : // An index provides this order.
      many(db, sql.listFirstLearners, []);

/**
 * Sums the activity in the intervals that begin on the days `starts`, the last of which ends on the day `to`. Returns
 * the sums by the interval's index, leaving out intervals without activity.
 */
export async function sumActivity(
  db: Queryable,
  { learnerId, language }: ReportScope,
  { starts, to }: { starts: readonly Day[]; to: Day },
): Promise<Map<number, ReportDone>> {
  const rows = await many(db, sql.sumActivity, [learnerId, language ?? null, starts, to]);
  // width_bucket counts from 1.
  return new Map(rows.map(({ place, done, ...own }) => [place - 1, { ...done, ...own }]));
}

/** Returns the goals, milestones and streak of a period, across all languages. */
export const findReached = (
  db: Queryable,
  { learnerId }: Pick<ReportScope, 'learnerId'>,
  { from, to }: DayRange,
): Promise<ReachedGoals> => one(db, sql.findReached, [learnerId, from, to]);

export type SourceRow = Omit<QueryTypes['listSources']['row'], keyof SourceTypes> & SourceTypes;

/** Lists the texts read and videos watched, longest time first. `count` is their total number. */
export const listSources = (
  db: Queryable,
  { learnerId, language }: ReportScope,
  { from, to }: DayRange,
): Promise<SourceRow[]> => many(db, sql.listSources, [learnerId, language ?? null, from, to]);

/** Counts the learner's words by level. */
export const countByLevel = (
  db: Queryable,
  { learnerId, language }: ReportScope,
): Promise<VocabularyReport['levels']> => many(db, sql.countByLevel, [learnerId, language ?? null]);

/** Lists up to `limit` words learned in a period, latest first. */
export const listLearned = (
  db: Queryable,
  { learnerId, language }: ReportScope,
  { from, to, limit }: DayRange & { limit: number },
): Promise<QueryTypes['listLearned']['row'][]> =>
  many(db, sql.listLearned, [learnerId, language ?? null, from, to, limit]);
