import { newId } from '@glossa/db/new-id';

import { createTask, finishTask, type NewTask } from '#domain/tasks/tasks.ts';
import type { TestApp } from '../test-app.ts';

/** Writes a task that no worker takes on: an import of words that is not there, unless told otherwise. */
export const makeTask = ({ deps }: TestApp, given: { ownerId: string } & Partial<NewTask>) =>
  deps.db.transaction((tx) =>
    createTask(tx, { type: 'import_words', title: 'birds.csv', result: { import_id: newId() }, ...given }),
  );

/** Ends a task as its worker does. */
export const endTask = ({ deps }: TestApp, id: string, end: Parameters<typeof finishTask>[2]) =>
  deps.db.transaction((tx) => finishTask(tx, id, end));
