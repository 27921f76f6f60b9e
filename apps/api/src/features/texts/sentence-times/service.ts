import { fail } from '@glossa/contract/failure';
import type { Database, Queryable } from '@glossa/db/database';
import { timeSentences } from '@glossa/language/time-sentences';

import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import type { TextKey } from '../queries.ts';
import { readCueFile } from '../read-files.ts';
import * as queries from './queries.ts';

/** Returns the start time of each sentence; empty if none is known. @throws {Failure} text_not_found, text_not_ready */
export async function getTimes(db: Queryable, key: TextKey): Promise<{ times: (number | null)[] }> {
  const { times } = checkReady(await queries.findTimes(db, key));
  return { times: [...(times ?? [])] };
}

/** How many sentences a text has, and how many of them have a time. */
interface TimedSentences {
  timed: number;
  sentences: number;
}

/**
 * Sets the times of consecutive sentences from `from` on. The others aren't changed.
 * @throws {Failure} text_not_found, text_not_ready, sentence_not_found
 */
export const setTimes = (
  db: Database,
  key: TextKey,
  { from, times }: { from: number; times: queries.Times },
): Promise<TimedSentences> =>
  db.transaction(async (tx) => {
    const text = checkReady(await queries.lockTimes(tx, key));
    if (from + times.length > text.sentences) fail('sentence_not_found');
    const sentenceTimes = Array.from({ length: text.sentences }, (_, seq) => text.times?.[seq] ?? null);
    for (const [index, time] of times.entries()) sentenceTimes[from + index] = time;
    return saveTimes(tx, key, sentenceTimes);
  });

/**
 * Aligns all sentences with the cues of a subtitle or lyrics file.
 * @throws {Failure} text_not_found, text_not_ready, times_unreadable, payload_too_large, times_unmatched
 */
export async function importTimes(
  db: Database,
  key: TextKey,
  file: UploadedFile | undefined,
): Promise<TimedSentences> {
  const cues = await readCueFile(file ?? fail('times_unreadable'));
  return db.transaction(async (tx) => {
    const { documentId } = checkReady(await queries.lockTimes(tx, key));
    const times = timeSentences(await queries.listSentences(tx, documentId), cues);
    return times.some(isTimed) ? saveTimes(tx, key, times) : fail('times_unmatched');
  });
}

/** Removes the times of all sentences. @throws {Failure} text_not_found */
export async function removeTimes(db: Queryable, key: TextKey): Promise<void> {
  if (!(await queries.setTimes(db, key, null))) fail('text_not_found');
}

/** @throws {Failure} text_not_found, text_not_ready */
function checkReady(text: queries.TimesRow | undefined): queries.TimesRow {
  if (!text) return fail('text_not_found');
  return text.status === 'ready' ? text : fail('text_not_ready');
}

const isTimed = (time: number | null): time is number => time !== null;

async function saveTimes(tx: Queryable, key: TextKey, times: queries.Times): Promise<TimedSentences> {
  const timed = times.filter(isTimed).length;
  await queries.setTimes(tx, key, timed > 0 ? times : null);
  return { timed, sentences: times.length };
}
