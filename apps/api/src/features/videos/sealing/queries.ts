import type { Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

export const sql = statements<QueryTypes>('videosSealing', {
  findNextOpen: `SELECT id, file_key AS key FROM video_media WHERE to_seal AND file_key IS NOT NULL AND id > $1 ORDER BY id LIMIT 1`,
  // Processing may have made another file in the meantime.
  setSealed: `UPDATE video_media SET file_key = $3, open_key = $2, to_seal = false WHERE id = $1 AND file_key = $2`,
  listLeftOpen: 'SELECT id, open_key AS key FROM video_media WHERE open_key IS NOT NULL LIMIT 100',
  forgetOpenFile: 'UPDATE video_media SET open_key = NULL WHERE id = $1 AND open_key = $2',
});

/** A video's media ID and the storage key of its unencrypted file. */
export interface OpenFilm {
  id: string;
  key: string;
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Finds the next video file that is for sale and not encrypted yet, after an ID. */
export const nextOpenFilm = (db: Queryable, after = beforeAll): Promise<OpenFilm | undefined> =>
  first(db, sql.findNextOpen, [after]);

/**
 * Points to the encrypted file and marks the unencrypted one for removal; returns false if the video has changed in the
 * meantime.
 */
export const noteSealed = async (db: Queryable, { id, key }: OpenFilm, sealedKey: string): Promise<boolean> =>
  (await run(db, sql.setSealed, [id, key, sealedKey])) > 0;

/** Selects encrypted videos whose unencrypted files still exist. */
export const filmsLeftOpen = (db: Queryable): Promise<OpenFilm[]> => many(db, sql.listLeftOpen, []);

/** Records that the unencrypted file of a video was removed. */
export const noteRemoved = (db: Queryable, { id, key }: OpenFilm): Promise<number> =>
  run(db, sql.forgetOpenFile, [id, key]);
