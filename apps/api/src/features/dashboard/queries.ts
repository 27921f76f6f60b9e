import { maxDueCount, type Dashboard } from '@glossa/contract/dashboard';
import { difficulties } from '@glossa/contract/difficulties';
import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';
import { languageById } from '@glossa/language/languages';

import * as stats from '#domain/activity/queries.ts';
import { posterUrl } from '#domain/videos/present-video.ts';
import type { QueryTypes } from './queries.types.ts';

/**
 * The dashboard searches this many recently opened entries for unfinished ones, and as many recently added ones for
 * unread ones.
 */
const recentLimit = 50;

const totalSql = (column: string): string =>
  `(SELECT coalesce(sum(${column}), 0) FROM activity_total WHERE learner_id = $1 AND language = $2)`;
const seriesSql = (column: string): string => `(SELECT json_agg(json_build_object('date', d.day, 'count',
    coalesce(a.${column}, 0)) ORDER BY d.day)
  FROM (SELECT today - n AS day FROM now_there, generate_series(0, 29) AS n) d
  LEFT JOIN activity_day a ON a.learner_id = $1 AND a.language = $2 AND a.day = d.day)`;

const activeDaysSql = `(SELECT coalesce(json_agg(day ORDER BY day), '[]')
  FROM (SELECT date_trunc('week', today)::date + n AS day FROM now_there, generate_series(0, 6) AS n) d
  WHERE EXISTS (SELECT FROM streak WHERE learner_id = $1 AND first_day <= d.day AND last_day >= d.day))`;

const difficultyRankSql = (difficulty: string): string =>
  `array_position(ARRAY[${difficulties.map((name) => `'${name}'`).join(', ')}], ${difficulty})`;
/** Distance between a text's difficulty and the learner's level in the settings; 0 if either is unknown. */
const levelDistanceSql = `coalesce(abs(${difficultyRankSql('t.difficulty::text')} - ${difficultyRankSql(`(SELECT settings -> 'levels' ->> $4 FROM learner WHERE id = $1)`)}), 0)`;

type StartedEntry = Dashboard['continue_reading'][number];
interface NarrowTypes {
  readDashboard: Omit<Dashboard, 'due' | 'continue_watching'> & {
    continue_watching: (StartedEntry & { hasPoster: boolean })[];
  };
}

const sql = statements<QueryTypes, NarrowTypes>('dashboard', {
  // A video counts as finished at 95 %, because people often skip the end.
  readDashboard: `WITH ${stats.todayTable}
   SELECT json_build_object('words_learned', ${stats.knownWordCountSql}, 'unique_words', ${stats.uniqueWordCountSql},
       'videos_watched', ${totalSql('videos_watched')}, 'texts_read', ${totalSql('texts_read')},
       'total_words', ${totalSql('words_read')}, 'study_time', ${stats.studyTimeSql}) AS stats,
     ${stats.streakSql} AS streak, ${activeDaysSql} AS active_days, ${stats.weekStatsSql} AS weekly, ${stats.goalsSql} AS goals,
     json_build_object('total_words', ${seriesSql('words_read')}, 'unique_words', ${seriesSql('words_started')}) AS learning_stats,
     (SELECT count(*)::int FROM (
        SELECT FROM learner_word WHERE learner_id = $1 AND language = $2 AND level BETWEEN 1 AND 3 AND NOT ignored
          AND next_review <= $3 LIMIT ${maxDueCount}) due) AS due,
     (SELECT coalesce(json_agg(begun), '[]') FROM (
        SELECT t.id, t.title, t.difficulty, t.read_to::float8 / d.sentence_count AS share, t.last_read_at AS last_at
        FROM (SELECT * FROM text WHERE owner_id = $1 AND language = $2 AND shelf = 0 AND last_read_at IS NOT NULL
              ORDER BY last_read_at DESC LIMIT ${recentLimit}) t
        JOIN document d ON d.id = t.document_id AND d.status = 'ready'
        WHERE t.read_to < d.sentence_count ORDER BY t.last_read_at DESC LIMIT 3) begun) AS continue_reading,
     (SELECT coalesce(json_agg(begun), '[]') FROM (
        SELECT v.id, v.title, v.difficulty, v.position::float8 / m.duration AS share, v.last_watched_at AS last_at,
          m.poster_key IS NOT NULL AS "hasPoster"
        FROM (SELECT * FROM video WHERE owner_id = $1 AND language = $2 AND shelf = 0 AND last_watched_at IS NOT NULL
              ORDER BY last_watched_at DESC NULLS LAST, id DESC LIMIT ${recentLimit}) v
        JOIN video_media m ON m.id = v.media_id
        WHERE v.status = 'ready' AND v.position > 0 AND v.position < m.duration * 0.95
        ORDER BY v.last_watched_at DESC LIMIT 3) begun) AS continue_watching,
     (SELECT coalesce(json_agg(json_build_object('id', id, 'title', title, 'difficulty', difficulty)), '[]') FROM (
        SELECT t.* FROM (SELECT * FROM text WHERE owner_id = $1 AND language = $2 AND shelf = 0
              ORDER BY created_at DESC, id DESC LIMIT ${recentLimit}) t
        JOIN document d ON d.id = t.document_id AND d.status = 'ready'
        WHERE t.last_read_at IS NULL AND t.readings = 0 ORDER BY ${levelDistanceSql}, t.created_at DESC, t.id DESC LIMIT 3) new) AS unread`,
});

/** Caps the share at 1 and converts the time, which JSON aggregation leaves in PostgreSQL's format. */
const normalizeEntry = <Entry extends StartedEntry>(entry: Entry): Entry => ({
  ...entry,
  share: Math.min(entry.share, 1),
  last_at: new Date(entry.last_at).toISOString(),
});

/** Reads everything that the dashboard shows initially, in one statement. */
export async function readDashboard(
  db: Queryable,
  { learnerId, language, now }: { learnerId: string; language: number; now: Date },
): Promise<Dashboard> {
  const row = await one(db, sql.readDashboard, [
    learnerId,
    language,
    now,
    languageById(language)?.code ?? '',
  ]);
  return {
    ...row,
    continue_reading: row.continue_reading.map(normalizeEntry),
    continue_watching: row.continue_watching.map(({ hasPoster, ...video }) => ({
      ...normalizeEntry(video),
      thumbnail: hasPoster ? posterUrl(video.id) : null,
    })),
  };
}
