import type { Transaction } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './work-queries.types.ts';

export const sql = statements<QueryTypes>('tasksWork', {
  stopBook: `UPDATE book_import SET status = 'failed' WHERE task_id = $1 AND status = 'running'`,
  repeatBook: `UPDATE book_import SET status = 'running', task_id = $2 WHERE task_id = $1 AND status = 'failed' RETURNING id`,
  repeatWords: `UPDATE word_import SET task_id = $2 WHERE task_id = $1 AND finished_at IS NULL RETURNING id`,
  repeatRoster: `UPDATE learner_import SET task_id = $2 WHERE task_id = $1 AND finished_at IS NULL RETURNING id`,
  // The text or ebook may have been deleted, or have other content by now.
  repeatAnalysis: `UPDATE document d SET status = 'pending', problem = NULL FROM task t
   WHERE t.id = $1 AND d.id = t.document_id AND d.status = 'failed' AND (
     EXISTS (SELECT 1 FROM text x
       WHERE x.id = (t.result->>'text_id')::uuid AND x.owner_id = t.owner_id AND x.document_id = d.id)
     OR EXISTS (SELECT 1 FROM product p WHERE p.id = (t.result->>'product_id')::uuid AND p.document_id = d.id))
   RETURNING d.id`,
  stopArchive: `UPDATE account_archive SET run_id = NULL, finished_at = now() WHERE task_id = $1 AND finished_at IS NULL`,
  // Only one of each kind at a time, and an uploaded archive must still exist.
  repeatArchive: `UPDATE account_archive a SET task_id = $2, run_id = NULL, finished_at = NULL
   WHERE a.task_id = $1 AND a.finished_at IS NOT NULL AND (a.kind = 'export') = (a.bytes IS NULL)
     AND NOT EXISTS (SELECT 1 FROM account_archive o WHERE o.learner_id = a.learner_id AND o.kind = a.kind
       AND o.task_id IS NOT NULL AND o.finished_at IS NULL)
   RETURNING id`,
  markRetried: `UPDATE task SET retried_as = $2 WHERE id = $1 AND status IN ('FAILURE', 'REVOKED') AND retried_as IS NULL`,
});

/** Ends a task's book import. */
export const stopBookImport = (tx: Transaction, taskId: string): Promise<number> =>
  run(tx, sql.stopBook, [taskId]);

/** Ends a task's work on an account archive. */
export const stopArchive = (tx: Transaction, taskId: string): Promise<number> =>
  run(tx, sql.stopArchive, [taskId]);

interface Handover {
  from: string;
  to: string;
}

/** Moves a book import to another task; returns its ID, or undefined if there is nothing to resume. */
export const repeatBook = async (tx: Transaction, { from, to }: Handover): Promise<string | undefined> =>
  (await first(tx, sql.repeatBook, [from, to]))?.id;

/** Moves a word import to another task; returns its ID, or undefined if there is nothing to resume. */
export const repeatWords = async (tx: Transaction, { from, to }: Handover): Promise<string | undefined> =>
  (await first(tx, sql.repeatWords, [from, to]))?.id;

/** Moves a learner import to another task; returns its ID, or undefined if there is nothing to resume. */
export const repeatRoster = async (tx: Transaction, { from, to }: Handover): Promise<string | undefined> =>
  (await first(tx, sql.repeatRoster, [from, to]))?.id;

/** Moves an account archive to another task; returns its ID, or undefined if there is nothing to resume. */
export const repeatArchive = async (tx: Transaction, { from, to }: Handover): Promise<string | undefined> =>
  (await first(tx, sql.repeatArchive, [from, to]))?.id;

/**
 * Makes the document of a failed task pending again; returns its ID, or undefined if its text or ebook no longer uses
 * it.
 */
export const repeatAnalysis = async (tx: Transaction, taskId: string): Promise<number | undefined> =>
  (await first(tx, sql.repeatAnalysis, [taskId]))?.id;

/** Records which task retries a finished one; returns false if another one does. */
export const markRetried = async (tx: Transaction, { from, to }: Handover): Promise<boolean> =>
  (await run(tx, sql.markRetried, [from, to])) > 0;
