import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { Task } from '@glossa/contract/tasks';
import * as contract from '@glossa/contract/word-export';
import { packDeck } from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import { enqueueInTurn } from '#domain/tasks/enqueue-in-turn.ts';
import { createTask, findTask } from '#domain/tasks/tasks.ts';
import { deckKey } from '#domain/vocabulary/word-file-keys.ts';
import { countWords, type ExportFilter } from './queries.ts';
import { readWords } from './read-words.ts';
import { fileName, writeFile } from './write-file.ts';

type ExportDeps = Pick<Deps, 'db' | 'storage' | 'jobs' | 'log'>;

/** A file whose content is streamed in chunks. */
interface ExportFile {
  name: string;
  type: string;
  content: AsyncIterable<string | Uint8Array>;
}

/** Exports words as a file. @throws {Failure} export_large for a deck with too many words to pack immediately */
export async function exportWords(
  { db, storage }: Pick<ExportDeps, 'db' | 'storage'>,
  learnerId: string,
  { format, ...filter }: HandlerInput<typeof contract.exportWords>['query'],
): Promise<ExportFile> {
  const max = contract.maxImmediateDeckWords;
  if (format === 'apkg' && (await countWords(db, learnerId, filter, max + 1)) > max) {
    return fail('export_large');
  }
  const now = new Date();
  const { language } = filter;
  return {
    name: fileName(language, format, now),
    type: contract.exportTypes[format],
    content: writeFile(readWords(db, learnerId, filter), { format, language, now, storage }),
  };
}

/** Starts packing words as a deck in the background. */
export async function startPacking(
  { db, jobs, log }: ExportDeps,
  learnerId: string,
  filter: HandlerInput<typeof contract.exportDeck>['body'],
): Promise<Task> {
  const task = await db.transaction((tx) =>
    createTask(tx, { ownerId: learnerId, type: 'export_words', title: '', result: { filter } }),
  );
  // If the queue is unreachable, the sweeper enqueues the job later.
  const job = { definition: packDeck, payload: { taskId: task.id }, key: task.id };
  await enqueueInTurn({ db, jobs }, { taskId: task.id }, job).catch((error: unknown) => {
    log.warn({ err: error, taskId: task.id }, 'could not enqueue deck export');
  });
  return task;
}

/** Returns the deck packed by a task. @throws {Failure} export_not_found */
export async function getPackedDeck(
  { db, storage }: Pick<ExportDeps, 'db' | 'storage'>,
  learnerId: string,
  taskId: string,
): Promise<ExportFile> {
  const task = await findTask(db, { id: taskId, ownerId: learnerId });
  const key = deckKey(taskId);
  const exists = task?.type === 'export_words' && task.status === 'SUCCESS' && (await storage.stat(key));
  if (!task || !exists) return fail('export_not_found');
  const { language } = (task.result as unknown as { filter: ExportFilter }).filter;
  return {
    name: fileName(language, 'apkg', new Date(task.created_at)),
    type: contract.exportTypes.apkg,
    content: storage.read(key),
  };
}
