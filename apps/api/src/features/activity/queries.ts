import type { StudyKind } from '@glossa/contract/activity';
import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

// The language and title are those of the text or video, which must belong to the learner.
const addTimeOf = (kind: StudyKind, source: string): string =>
  `SELECT add_study_time($1, s.language, $2, '${kind}', $3, s.title, $4) AS "counted!"
   FROM (${source}) s WHERE coalesce($5::smallint, 0) IS NOT NULL`;

export const sql = statements<QueryTypes>('activity', {
  addReadingTime: addTimeOf('reading', 'SELECT language, title FROM text WHERE id = $3 AND owner_id = $1'),
  addVideoTime: addTimeOf('video', 'SELECT language, title FROM video WHERE id = $3 AND owner_id = $1'),
  addWordsTime: addTimeOf(
    'words',
    `SELECT $5::smallint AS language, '' AS title WHERE $3::uuid IS NULL AND $5 IS NOT NULL`,
  ),
  // While a clock was ahead, time was counted up to a moment in the future. Nothing would count again until then.
  mendClock: `UPDATE study_clock SET counted_until = $2
   WHERE learner_id = $1 AND counted_until > $2::timestamptz + interval '2 minutes'`,
  // A reading counts again only after 0.15 s per word (half the reading time at 200 words per minute), at least 1 and at
  // most 30 minutes. FOR UPDATE lets the second of two concurrent requests see the result of the first.
  recordReading: `WITH old AS (
     SELECT t.id, t.readings, (t.counted_at IS NULL OR t.counted_at
       < $3::timestamptz - make_interval(secs => greatest(60, least(1800, d.word_count * 0.15)))) AS due
     FROM text t JOIN document d ON d.id = t.document_id
     WHERE t.id = $1 AND t.owner_id = $2 AND d.status = 'ready' FOR UPDATE OF t
   ), noted AS (
     UPDATE text t SET last_read_at = $3, touched_at = $3, readings = t.readings + old.due::int,
       counted_at = CASE WHEN old.due THEN $3 ELSE t.counted_at END
     FROM old WHERE t.id = old.id
     RETURNING t.id, t.language, t.title, t.readings, old.due AS counted, t.last_read_at
   ), rewarded AS (
     UPDATE learner SET points = points + 10 FROM noted WHERE counted AND readings = 1 AND learner.id = $2
   )
   SELECT counted AS "counted!", last_read_at AS "lastReadAt!",
     CASE WHEN counted THEN add_activity($2, language, local_day($2, $3), $3, 'reading', id, title, p_times => 1)::text END
       AS added
   FROM noted`,
  findText: 'SELECT id FROM text WHERE id = $1 AND owner_id = $2',
});

const times = { reading: sql.addReadingTime, video: sql.addVideoTime, words: sql.addWordsTime };

/** Study up to `now`. `source` is the ID of the text or video, `language` the language ID for practice of words. */
interface StudyBeat {
  learnerId: string;
  now: Date;
  kind: StudyKind;
  seconds: number;
  source: string | null;
  language: number | null;
}

/** Adds study time that wasn't counted yet. Returns its seconds, or undefined when the source doesn't exist. */
export async function addTime(db: Queryable, given: StudyBeat): Promise<number | undefined> {
  const { learnerId, now, kind } = given;
  const values = [learnerId, now, given.source, given.seconds, given.language] as const;
  const counted = (await first(db, times[kind], values))?.counted;
  if (counted === 0) await run(db, sql.mendClock, [learnerId, now]);
  return counted;
}

interface Key {
  id: string;
  ownerId: string;
}

/** Counts a reading of a text unless it repeats the last one. Returns undefined when there is no such ready text. */
export const recordReading = (
  db: Queryable,
  { id, ownerId }: Key,
  now: Date,
): Promise<{ counted: boolean; lastReadAt: Date } | undefined> =>
  first(db, sql.recordReading, [id, ownerId, now]);

/** Returns whether a text exists, ready or not. */
export const findText = async (db: Queryable, { id, ownerId }: Key): Promise<boolean> =>
  (await first(db, sql.findText, [id, ownerId])) !== undefined;
