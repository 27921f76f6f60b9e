import { statement, type Queryable } from '@glossa/db/database';

const find = statement(
  'word-image-key',
  'SELECT image_key AS key FROM learner_word WHERE learner_id = $1 AND term_id = $2 AND image_key IS NOT NULL',
);

/** Finds the storage key of a word's picture. */
export const findPicture = async (
  db: Queryable,
  learnerId: string,
  term: number,
): Promise<string | undefined> => (await db.row<{ key: string }>(find, [learnerId, term]))?.key;
