import { statement, type Queryable } from '@glossa/db/database';

const next = statement(
  'film-to-seal',
  `SELECT id, file_key AS key FROM video_media WHERE to_seal AND file_key IS NOT NULL AND id > $1 ORDER BY id LIMIT 1`,
);
// The processing may have made another file in the meantime.
const sealed = statement(
  'film-sealed',
  `UPDATE video_media SET file_key = $3, open_key = $2, to_seal = false WHERE id = $1 AND file_key = $2`,
);
const opened = statement(
  'films-left-open',
  'SELECT id, open_key AS key FROM video_media WHERE open_key IS NOT NULL LIMIT 100',
);
const removed = statement(
  'open-film-removed',
  'UPDATE video_media SET open_key = NULL WHERE id = $1 AND open_key = $2',
);

/** A film and the key of its open file. */
export interface OpenFilm {
  id: string;
  key: string;
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The next film that is for sale and not sealed yet, after one by its id. */
export const nextOpenFilm = (db: Queryable, after = beforeAll): Promise<OpenFilm | undefined> =>
  db.row<OpenFilm & Record<string, unknown>>(next, [after]);

/** Notes that a film is sealed under another key, and that its open file is to go; false when it has changed meanwhile. */
export const noteSealed = async (db: Queryable, { id, key }: OpenFilm, sealedKey: string): Promise<boolean> =>
  (await db.run(sealed, [id, key, sealedKey])) > 0;

/** Films that are sealed and whose open files are still there. */
export const filmsLeftOpen = (db: Queryable): Promise<OpenFilm[]> =>
  db.rows<OpenFilm & Record<string, unknown>>(opened);

/** Notes that the open file of a film is gone. */
export const noteRemoved = (db: Queryable, { id, key }: OpenFilm): Promise<number> =>
  db.run(removed, [id, key]);
