import { fail } from '@glossa/contract/failure';
import type { Queryable, Transaction } from '@glossa/db/database';

import type { EbookRow } from '../ebook-row.ts';
import { findEbook, lockEbook } from '../queries.ts';
import { selectTracks, type TrackRow } from './track-queries.ts';

const asCourse = (row: EbookRow | undefined): EbookRow => {
  if (!row) return fail('ebook_not_found');
  return row.type === 'audio' ? row : fail('not_an_audio_course');
};

/**
 * Finds an audio course.
 * @throws {Failure} ebook_not_found, not_an_audio_course
 */
export const findCourse = async (db: Queryable, id: string): Promise<EbookRow> =>
  asCourse(await findEbook(db, id));

/**
 * Finds an audio course with its tracks and locks it until the transaction ends.
 * @throws {Failure} ebook_not_found, not_an_audio_course
 */
export async function lockCourse(
  tx: Transaction,
  id: string,
): Promise<{ course: EbookRow; tracks: TrackRow[] }> {
  const course = asCourse(await lockEbook(tx, id));
  return { course, tracks: await selectTracks(tx, id) };
}
