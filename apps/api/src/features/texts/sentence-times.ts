import { fail } from '@glossa/contract/failure';
import type { Database, Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';
import type { Cue } from '@glossa/language/read-cues';
import { timeSentences } from '@glossa/language/time-sentences';

import type { QueryTypes } from './sentence-times.types.ts';

type Times = readonly (number | null)[];
interface Key {
  id: string;
  ownerId: string;
}

const columns = `t.sentence_times AS times, d.id AS "documentId", d.status, d.sentence_count AS sentences
   FROM text t JOIN document d ON d.id = t.document_id WHERE t.id = $1 AND t.owner_id = $2`;

export const sql = statements<QueryTypes>('textsSentenceTimes', {
  find: `SELECT ${columns}`,
  lock: `SELECT ${columns} FOR UPDATE OF t`,
  set: 'UPDATE text SET sentence_times = $3, time_cues = NULL WHERE id = $1 AND owner_id = $2',
  listSentences: 'SELECT text FROM sentence WHERE document_id = $1 ORDER BY seq',
});

/** Elements of the array can be NULL. */
type TimesRow = Omit<QueryTypes['find']['row'], 'times'> & { times: Times | null };

async function readRow(db: Queryable, how: typeof sql.find, { id, ownerId }: Key): Promise<TimesRow> {
  const row = (await first(db, how, [id, ownerId])) ?? fail('text_not_found');
  return row.status === 'ready' ? row : fail('text_not_ready');
}

const isTimed = (time: number | null): time is number => time !== null;

async function save(tx: Queryable, { id, ownerId }: Key, times: Times) {
  const timed = times.filter(isTimed).length;
  await run(tx, sql.set, [id, ownerId, timed > 0 ? times : null]);
  return { timed, sentences: times.length };
}

/** Reads the starts of the sentences in the recording, in milliseconds; empty if none is known. */
export const readTimes = async (db: Queryable, key: Key): Promise<{ times: (number | null)[] }> => ({
  times: [...((await readRow(db, sql.find, key)).times ?? [])],
});

/** Sets the times of consecutive sentences from `from` on; the others stay. */
export const putTimes = (db: Database, key: Key, from: number, times: Times) =>
  db.transaction(async (tx) => {
    const row = await readRow(tx, sql.lock, key);
    if (from + times.length > row.sentences) fail('sentence_not_found');
    const all = Array.from({ length: row.sentences }, (_, seq) => row.times?.[seq] ?? null);
    for (const [at, time] of times.entries()) all[from + at] = time;
    return save(tx, key, all);
  });

/** Aligns all sentences with the cues of the recording. @throws {Failure} `times_unmatched` when no sentence matches */
export const putCues = (db: Database, key: Key, cues: readonly Cue[]) =>
  db.transaction(async (tx) => {
    const { documentId } = await readRow(tx, sql.lock, key);
    const rows = await many(tx, sql.listSentences, [documentId]);
    const times = timeSentences(
      rows.map((row) => row.text),
      cues,
    );
    return times.some(isTimed) ? save(tx, key, times) : fail('times_unmatched');
  });

/** Removes the times of all sentences. */
export async function removeTimes(db: Queryable, { id, ownerId }: Key): Promise<void> {
  if ((await run(db, sql.set, [id, ownerId, null])) === 0) fail('text_not_found');
}
