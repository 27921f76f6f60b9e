import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './note-picture.types.ts';

export const sql = statements<QueryTypes>('vocabularyNotePicture', {
  insertPicture: 'INSERT INTO word_image (key, learner_id, term_id) VALUES ($1, $2, $3)',
});

/** Registers an image before its file is written, so that the cleanup finds it whatever happens next. */
export const notePicture = async (
  db: Queryable,
  { key, learnerId, term }: { key: string; learnerId: string; term: number },
): Promise<void> => {
  await run(db, sql.insertPicture, [key, learnerId, term]);
};
