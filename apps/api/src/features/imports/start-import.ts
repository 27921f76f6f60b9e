import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { startBookImport } from '@glossa/contract/imports';
import type { Task } from '@glossa/contract/tasks';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { importBook } from '@glossa/jobs/definitions';
import type { Storage } from '@glossa/storage/storage';

import { bookKey } from '#domain/library/book-key.ts';
import type { ContentDeps } from '#domain/library/store-content.ts';
import { createTask } from '#domain/tasks/tasks.ts';
import { discardPreview, findImport, startImport } from './queries.ts';

interface Key {
  id: string;
  ownerId: string;
}

/** Starts importing a previewed book. If the queue is unreachable, the sweeper enqueues the job later. */
export async function startImporting(
  { db, jobs, log }: ContentDeps,
  key: Key,
  body: HandlerInput<typeof startBookImport>['body'],
): Promise<Task> {
  const found = (await findImport(db, key)) ?? fail('import_not_found');
  const numbers = new Set(body.chapters);
  if ([...numbers].some((number) => number >= found.chapters)) fail('chapter_not_found');
  const task = await db.transaction(async (tx) => {
    const { title } = body;
    const wanted = { ownerId: key.ownerId, type: 'import_book', title, result: { title } } as const;
    const made = await createTask(tx, wanted);
    const choice = { ...body, firstTextId: newId() };
    const total = body.whole ? 1 : numbers.size;
    const started = await startImport(tx, key, { choice, total, taskId: made.id });
    return started ? made : fail('import_started');
  });
  await jobs.enqueue(importBook, { importId: key.id }, key.id).catch((error: unknown) => {
    log.warn({ err: error, importId: key.id }, 'import could not be enqueued');
  });
  return task;
}

/** Deletes a previewed book. */
export async function discardImport(
  { db, storage }: { db: Database; storage: Storage },
  key: Key,
): Promise<void> {
  if (!(await discardPreview(db, key))) {
    fail((await findImport(db, key)) ? 'import_started' : 'import_not_found');
  }
  await storage.remove(bookKey(key.id));
}
