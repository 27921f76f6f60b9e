import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { WordKey } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('wordsPictures', {
  findKey:
    'SELECT image_key AS key FROM learner_word WHERE learner_id = $1 AND term_id = $2 AND image_key IS NOT NULL',
});

/** Finds the storage key of a word's picture. Returns undefined if it has none. */
export const findPictureKey = async (
  db: Queryable,
  { id: term, learnerId }: WordKey,
): Promise<string | undefined> => (await first(db, sql.findKey, [learnerId, term]))?.key;
