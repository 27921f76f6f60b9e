import { statement, type Queryable } from '@glossa/db/database';

const note = statement(
  'note-word-image',
  'INSERT INTO word_image (key, learner_id, term_id) VALUES ($1, $2, $3)',
);
const find = statement(
  'word-image-key',
  'SELECT image_key AS key FROM learner_word WHERE learner_id = $1 AND term_id = $2 AND image_key IS NOT NULL',
);

/** Notes a picture before its file is written, so that the upkeep knows of it whatever happens next. */
export const notePicture = async (
  db: Queryable,
  { key, learnerId, term }: { key: string; learnerId: string; term: number },
): Promise<void> => {
  await db.run(note, [key, learnerId, term]);
};

/** Key of the picture that a learner's word has. */
export const findPicture = async (
  db: Queryable,
  learnerId: string,
  term: number,
): Promise<string | undefined> => (await db.row<{ key: string }>(find, [learnerId, term]))?.key;
