import { Readable } from 'node:stream';

import type { Database } from '@glossa/db/database';
import { packDeck } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';
import type { Storage } from '@glossa/storage/storage';

import { throttleProgress } from '#domain/tasks/throttle-progress.ts';
import { updateProgress, findOpenTask } from '#domain/tasks/queries.ts';
import { findTask, finishTask } from '#domain/tasks/tasks.ts';
import { deckKey } from '#domain/vocabulary/word-file-keys.ts';
import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import { countWords, type ExportFilter } from './queries.ts';
import { readWords } from './read-words.ts';
import { writeDeck } from './write-file.ts';

interface PackDeps {
  db: Database;
  storage: Storage;
}

/**
 * Packs a task's deck. It may run more than once: each run writes a temporary file and renames it, and the task is
 * finished only once.
 */
async function runPacking({ db, storage }: PackDeps, taskId: string): Promise<void> {
  const task = await findOpenTask(db, taskId);
  if (!task) return;
  const { filter } = task.result as unknown as { filter: ExportFilter };
  const total = await countWords(db, task.ownerId, filter, 1_000_000);
  let done = 0;
  const reportProgress = throttleProgress((percent) => updateProgress(db, taskId, percent));
  const words = readWords(db, task.ownerId, filter);
  const deck = writeDeck(words, {
    language: filter.language,
    now: new Date(),
    storage,
    onWord: () => reportProgress((++done / Math.max(total, 1)) * 90),
  });
  await storage.write(deckKey(taskId), Readable.from(deck));
  const outcome = { status: 'SUCCESS', result: { packed: true, words: done } } as const;
  if (await db.transaction((tx) => finishTask(tx, taskId, outcome))) return;
  // The task was canceled, its owner's account was deleted, or another run finished first.
  const current = await findTask(db, { id: taskId, ownerId: task.ownerId });
  if (current?.status !== 'SUCCESS') await storage.remove(deckKey(taskId));
}

export const packHandler = (deps: PackDeps): JobHandler =>
  defineHandler(packDeck, async ({ taskId }, { isLastAttempt }) => {
    try {
      await runPacking(deps, taskId);
    } catch (error) {
      if (error instanceof TaskStoppedError) return;
      const failure = { status: 'FAILURE', message: 'internal_error' } as const;
      if (isLastAttempt) await deps.db.transaction((tx) => finishTask(tx, taskId, failure));
      throw error;
    }
  });
