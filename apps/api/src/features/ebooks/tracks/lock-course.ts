import type { Queryable, Transaction } from '@glossa/db/database';

import { fail } from '#http/fail.ts';
import type { EbookRow } from '../ebook-row.ts';
import { findEbook, lockEbook } from '../queries.ts';
import { selectTracks, type TrackRow } from './track-queries.ts';

const asCourse = (row: EbookRow | undefined): EbookRow => {
  if (!row) return fail('ebook_not_found');
  return row.type === 'audio' ? row : fail('not_an_audio_course');
};

/** An audio course. Fails with `ebook_not_found` and `not_an_audio_course`. */
export const findCourse = async (db: Queryable, id: string): Promise<EbookRow> =>
  asCourse(await findEbook(db, id));

/** An audio course with its tracks, which nobody else changes until the transaction ends. Fails as `findCourse`. */
export async function lockCourse(
  tx: Transaction,
  id: string,
): Promise<{ course: EbookRow; tracks: TrackRow[] }> {
  const course = asCourse(await lockEbook(tx, id));
  return { course, tracks: await selectTracks(tx, id) };
}
