import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './picture-queries.types.ts';

export const sql = statements<QueryTypes>('wordsPicture', {
  find: 'SELECT image_key AS key FROM learner_word WHERE learner_id = $1 AND term_id = $2 AND image_key IS NOT NULL',
});

/** Finds the storage key of a word's picture. */
export const findPicture = async (
  db: Queryable,
  learnerId: string,
  term: number,
): Promise<string | undefined> => (await first(db, sql.find, [learnerId, term]))?.key;
