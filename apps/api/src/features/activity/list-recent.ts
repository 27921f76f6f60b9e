import type {
  ActivityGroup,
  listRecentActivities,
  RecentActivity,
  StudyKind,
} from '@glossa/contract/activity';
import type { HandlerResult } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { Whose } from './figure-queries.ts';
import type { QueryTypes } from './list-recent.types.ts';

interface NarrowTypes {
  listRecent: { kind: Exclude<StudyKind, 'words'> };
}

export const sql = statements<QueryTypes, NarrowTypes>('activityListRecent', {
  // The latest days with something finished or learned, and their texts and videos. On a day without those, all columns
  // from `kind` on are null. A deleted source has no ID.
  listRecent: `WITH days AS (
     SELECT day, sum(texts_read)::int AS texts, sum(videos_watched)::int AS videos, sum(words_known)::int AS words,
       max(words_at) AS "wordsAt"
     FROM activity_day
     WHERE learner_id = $1 AND ($2::smallint IS NULL OR language = $2)
       AND (texts_read > 0 OR videos_watched > 0 OR words_known > 0)
     GROUP BY day ORDER BY day DESC LIMIT $3
   )
   SELECT d.day::text, d.texts, d.videos, d.words, d."wordsAt", a.kind, a.title AS "title!", a.times AS "times!",
     a.last_at AS "lastAt!", a.source_id AS "sourceId!",
     CASE a.kind WHEN 'reading' THEN EXISTS (SELECT FROM text WHERE id = a.source_id AND owner_id = $1)
       ELSE EXISTS (SELECT FROM video WHERE id = a.source_id AND owner_id = $1) END AS "isThere"
   FROM days d LEFT JOIN activity a ON a.learner_id = $1 AND a.day = d.day AND a.times > 0
     AND ($2::smallint IS NULL OR a.language = $2)
   ORDER BY d.day DESC, a.last_at DESC, a.source_id`,
});

type Row = NonNullable<(typeof sql.listRecent)['types']>['row'];

const finished = ({ day, kind, title, times, lastAt, sourceId, isThere }: Row): RecentActivity => ({
  id: `${day}:${sourceId}`,
  activity_type: kind === 'reading' ? 'text_read' : 'video_watched',
  description: `${kind === 'reading' ? 'Read' : 'Watched'} “${title}”${times > 1 ? ` ${times} times` : ''}`,
  source_id: isThere ? sourceId : null,
  title,
  count: times,
  created_at: lastAt.toISOString(),
});

const learned = ({ day, words, wordsAt }: Row): RecentActivity => ({
  id: `${day}:words`,
  activity_type: 'words_learned',
  description: words === 1 ? 'Learned 1 word' : `Learned ${words} words`,
  source_id: null,
  title: '',
  count: words,
  created_at: (wordsAt ?? new Date(`${day}T00:00:00Z`)).toISOString(),
});

/** Presents a day. `rows` are its texts and videos, and `day` is any of them. */
function groupOf(day: Row, rows: readonly Row[]): ActivityGroup {
  const { day: date, texts, videos, words } = day;
  const activities = [
    ...(words > 0 ? [learned(day)] : []),
    ...rows.filter(({ kind }) => kind !== null).map(finished),
  ];
  activities.sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
  return { date, activities, stats: { texts_read: texts, videos_watched: videos, words_learned: words } };
}

/** Returns what was finished and learned on the last `days` days with such activity, newest first. */
export async function listRecent(
  db: Queryable,
  { learnerId, language }: Whose,
  days: number,
): Promise<HandlerResult<typeof listRecentActivities>> {
  const rows = await many(db, sql.listRecent, [learnerId, language ?? null, days]);
  const anyRow = new Map(rows.map((row) => [row.day, row]));
  const presented = [...anyRow.values()].map((row) =>
    groupOf(
      row,
      rows.filter(({ day }) => day === row.day),
    ),
  );
  return { activities: presented.flatMap(({ activities }) => activities), days: presented };
}
