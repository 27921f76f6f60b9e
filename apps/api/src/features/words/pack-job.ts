import { Readable } from 'node:stream';

import type { Database } from '@glossa/db/database';
import { packDeck } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';
import type { Storage } from '@glossa/storage/storage';

import { steadyBeat, TaskEnded } from '#domain/tasks/steady-beat.ts';
import { beatTask, findOpenTask, findTask, finishTask } from '#domain/tasks/tasks.ts';
import { deckKey } from '#domain/vocabulary/word-file-keys.ts';
import { deckOf } from './export-file.ts';
import { countExported, exportedWords, type ExportFilter } from './export-queries.ts';

interface PackDeps {
  db: Database;
  storage: Storage;
}

/**
 * Packs the deck of a task. It may run more than once: each run writes a temporary file and renames it, and the task
 * finishes only once.
 */
async function pack({ db, storage }: PackDeps, taskId: string): Promise<void> {
  const task = await findOpenTask(db, taskId);
  if (!task) return;
  const { filter } = task.result as unknown as { filter: ExportFilter };
  const total = await countExported(db, task.ownerId, filter, 1_000_000);
  let done = 0;
  const beat = steadyBeat((percent) => beatTask(db, taskId, percent));
  const words = exportedWords(db, task.ownerId, filter);
  const deck = deckOf(words, {
    language: filter.language,
    now: new Date(),
    storage,
    onWord: () => beat((++done / Math.max(total, 1)) * 90),
  });
  await storage.write(deckKey(taskId), Readable.from(deck));
  const outcome = { status: 'SUCCESS', result: { packed: true, words: done } } as const;
  if (await db.transaction((tx) => finishTask(tx, taskId, outcome))) return;
  // The task was canceled, its owner's account was deleted, or another run was faster.
  const ended = await findTask(db, { id: taskId, ownerId: task.ownerId });
  if (ended?.status !== 'SUCCESS') await storage.remove(deckKey(taskId));
}

export const packHandler = (deps: PackDeps): JobHandler =>
  handles(packDeck, async ({ taskId }, { last }) => {
    try {
      await pack(deps, taskId);
    } catch (error) {
      if (error instanceof TaskEnded) return;
      const failure = { status: 'FAILURE', message: 'internal_error' } as const;
      if (last) await deps.db.transaction((tx) => finishTask(tx, taskId, failure));
      throw error;
    }
  });
