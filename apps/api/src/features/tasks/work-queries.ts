import { statement, type Transaction } from '@glossa/db/database';

const stopBook = statement(
  'cancel-book-import',
  `UPDATE book_import SET status = 'failed' WHERE task_id = $1 AND status = 'running'`,
);
const againBook = statement(
  'repeat-book-import',
  `UPDATE book_import SET status = 'running', task_id = $2 WHERE task_id = $1 AND status = 'failed' RETURNING id`,
);
const againWords = statement(
  'repeat-word-import',
  `UPDATE word_import SET task_id = $2 WHERE task_id = $1 AND finished_at IS NULL RETURNING id`,
);
const againRoster = statement(
  'repeat-learner-import',
  `UPDATE learner_import SET task_id = $2 WHERE task_id = $1 AND finished_at IS NULL RETURNING id`,
);
// The text or the ebook may have gone or have other content by now.
const againDocument = statement(
  'repeat-analysis',
  `UPDATE document d SET status = 'pending', problem = NULL FROM task t
   WHERE t.id = $1 AND d.id = t.document_id AND d.status = 'failed' AND (
     EXISTS (SELECT 1 FROM text x
       WHERE x.id = (t.result->>'text_id')::uuid AND x.owner_id = t.owner_id AND x.document_id = d.id)
     OR EXISTS (SELECT 1 FROM product p WHERE p.id = (t.result->>'product_id')::uuid AND p.document_id = d.id))
   RETURNING d.id`,
);
const stopAccount = statement(
  'cancel-account-archive',
  `UPDATE account_archive SET run_id = NULL, finished_at = now() WHERE task_id = $1 AND finished_at IS NULL`,
);
// One at a time of each kind; and an archive that was sent must still be there.
const againAccount = statement(
  'repeat-account-archive',
  `UPDATE account_archive a SET task_id = $2, run_id = NULL, finished_at = NULL
   WHERE a.task_id = $1 AND a.finished_at IS NOT NULL AND (a.kind = 'export') = (a.bytes IS NULL)
     AND NOT EXISTS (SELECT 1 FROM account_archive o WHERE o.learner_id = a.learner_id AND o.kind = a.kind
       AND o.task_id IS NOT NULL AND o.finished_at IS NULL)
   RETURNING id`,
);
const point = statement(
  'mark-retried-task',
  `UPDATE task SET retried_as = $2 WHERE id = $1 AND status IN ('FAILURE', 'REVOKED') AND retried_as IS NULL`,
);

/** Ends the import of a book that a task makes. */
export const stopBookImport = (tx: Transaction, taskId: string): Promise<number> =>
  tx.run(stopBook, [taskId]);

/** Ends the work on the archive of an account. */
export const stopArchive = (tx: Transaction, taskId: string): Promise<number> =>
  tx.run(stopAccount, [taskId]);

interface Handover {
  from: string;
  to: string;
}

/** Gives the import of a book to another task; answers its id, undefined when there is nothing to go on with. */
export const repeatBook = async (tx: Transaction, { from, to }: Handover): Promise<string | undefined> =>
  (await tx.row<{ id: string }>(againBook, [from, to]))?.id;

/** Gives the import of words to another task; answers its id, undefined when there is nothing to go on with. */
export const repeatWords = async (tx: Transaction, { from, to }: Handover): Promise<string | undefined> =>
  (await tx.row<{ id: string }>(againWords, [from, to]))?.id;

/** The same for a list of learners. */
export const repeatRoster = async (tx: Transaction, { from, to }: Handover): Promise<string | undefined> =>
  (await tx.row<{ id: string }>(againRoster, [from, to]))?.id;

/** Gives the archive of an account to another task; answers its id, undefined when there is nothing to go on with. */
export const repeatArchive = async (tx: Transaction, { from, to }: Handover): Promise<string | undefined> =>
  (await tx.row<{ id: string }>(againAccount, [from, to]))?.id;

/** Has the document of a failed task wait again; answers its id, undefined when its text or ebook has no use for it. */
export const repeatAnalysis = async (tx: Transaction, taskId: string): Promise<number | undefined> =>
  (await tx.row<{ id: number }>(againDocument, [taskId]))?.id;

/** Notes which task tries an ended one again; false when another has. */
export const markRetried = async (tx: Transaction, { from, to }: Handover): Promise<boolean> =>
  (await tx.run(point, [from, to])) > 0;
