import { statement, type Queryable } from '@glossa/db/database';

const hold = statement('hold-library', 'SELECT FROM learner WHERE id = $1 FOR NO KEY UPDATE');
const holds = statement(
  'library-holds-language',
  // The counts of its shelves stay when the last text is gone.
  'SELECT EXISTS (SELECT FROM shelf_count WHERE owner_id = $1 AND language = $2) AS "isBegun"',
);
// Not what lies in the trash: a story that is asked for again is new.
const find = statement(
  'find-text-of-content',
  `SELECT t.id FROM document d JOIN text t ON t.document_id = d.id
   WHERE d.language = $2 AND d.hash = $3 AND t.owner_id = $1 AND NOT t.is_deleted
   ORDER BY t.created_at, t.id LIMIT 1`,
);

/** Has others who take a story for the same person wait until the transaction ends. */
export const holdLibrary = (tx: Queryable, ownerId: string): Promise<number> => tx.run(hold, [ownerId]);

/** Whether somebody has, or ever had, a text of a language. */
export const isLibraryBegun = async (tx: Queryable, ownerId: string, language: number): Promise<boolean> =>
  (await tx.row<{ isBegun: boolean }>(holds, [ownerId, language]))?.isBegun ?? false;

/** The id of somebody's text that has this content and is not in the trash. */
export const findTextOfContent = async (
  tx: Queryable,
  ownerId: string,
  { language, hash }: { language: number; hash: Buffer },
): Promise<string | undefined> => (await tx.row<{ id: string }>(find, [ownerId, language, hash]))?.id;
