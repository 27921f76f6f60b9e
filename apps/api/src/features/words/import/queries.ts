import type { ImportReport, ImportSettings } from '@glossa/contract/word-import';
import type { Queryable } from '@glossa/db/database';
import { first, one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  find: { refusedLines: ImportReport['refused_lines'] };
  findOpen: { settings: ImportSettings };
}

const sql = statements<QueryTypes, NarrowTypes>('wordsImport', {
  find: `SELECT i.id, i.file_name AS "fileName", i.language, i.task_id AS "taskId", i.added, i.changed, i.kept, i.refused,
     i.refused_lines AS "refusedLines", c.id AS undo
   FROM word_import i
   LEFT JOIN word_change c ON c.id = i.id AND c.learner_id = i.learner_id AND c.undone_at IS NULL
   WHERE i.id = $1 AND i.learner_id = $2`,
  findOpen: `SELECT i.learner_id AS "learnerId", i.settings, i.task_id AS "taskId" FROM word_import i
   JOIN task t ON t.id = i.task_id AND t.status IN ('PENDING', 'STARTED')
   WHERE i.id = $1 AND i.finished_at IS NULL`,
  lock: `SELECT 1 FROM word_import i JOIN task t ON t.id = i.task_id
   WHERE i.id = $1 AND i.task_id = $2 AND i.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED') FOR UPDATE`,
  countExisting: `SELECT count(*)::int AS count FROM term t JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = t.id
   WHERE t.language = $2 AND t.form = ANY($3)`,
});

/** An import. `undo` is the ID of its change as long as it can be undone. */
export type ImportRow = QueryTypes['find']['row'] & NarrowTypes['find'];

/** Inserts an import whose file has been uploaded. */
export const insertImport = async (
  db: Queryable,
  row: { id: string; learnerId: string; fileName: string; language: number },
): Promise<void> => {
  const { id, learnerId, fileName, language } = row;
  await db.prisma.wordImport.create({ data: { id, learnerId, fileName, language } });
};

export const findImport = (
  db: Queryable,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<ImportRow | undefined> => first(db, sql.find, [id, learnerId]);

/** Marks an import as started. Returns false if it has already been started. */
export const startImport = async (
  tx: Queryable,
  { id, learnerId, taskId }: { id: string; learnerId: string; taskId: string },
  settings: ImportSettings,
): Promise<boolean> =>
  (
    await tx.prisma.wordImport.updateMany({
      where: { id, learnerId, taskId: null },
      data: { taskId, settings, language: settings.language },
    })
  ).count > 0;

/** Finds a started import that is neither finished nor canceled, for the worker. */
export const findOpenImport = (
  db: Queryable,
  id: string,
): Promise<{ learnerId: string; settings: ImportSettings; taskId: string } | undefined> =>
  first(db, sql.findOpen, [id]);

/** Locks an import and its task, so that the import runs only once. Returns false if it is already finished. */
export const lockImport = async (
  tx: Queryable,
  { id, taskId }: { id: string; taskId: string },
): Promise<boolean> => (await first(tx, sql.lock, [id, taskId])) !== undefined;

/** Stores the outcome of an import and marks it as finished. */
export const finishImport = async (
  tx: Queryable,
  id: string,
  outcome: Pick<ImportRow, 'added' | 'changed' | 'kept' | 'refused' | 'refusedLines'>,
): Promise<void> => {
  const { added, changed, kept, refused, refusedLines } = outcome;
  await tx.prisma.wordImport.updateMany({
    where: { id },
    data: {
      finishedAt: new Date(),
      added,
      changed,
      kept,
      refused,
      refusedLines,
    },
  });
};

/** Counts how many of the given forms are in a learner's vocabulary in a language. */
export const countExistingForms = async (
  db: Queryable,
  learnerId: string,
  { language, forms }: { language: number; forms: readonly string[] },
): Promise<number> => (await one(db, sql.countExisting, [learnerId, language, forms])).count;
