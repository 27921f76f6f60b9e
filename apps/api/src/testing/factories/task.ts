import { newId } from '@glossa/db/new-id';

import { createTask, finishTask } from '#domain/tasks/tasks.ts';
import type { NewTask } from '#domain/tasks/queries.ts';
import type { TestApp } from '../test-app.ts';

/** Creates a task that no worker processes, by default for a word import that doesn't exist. */
export const makeTask = ({ deps }: TestApp, overrides: { ownerId: string } & Partial<NewTask>) =>
  deps.db.transaction((tx) =>
    createTask(tx, {
      type: 'import_words',
      title: 'birds.csv',
      result: { import_id: newId() },
      ...overrides,
    }),
  );

/** Finishes a task as its worker does. */
export const endTask = ({ deps }: TestApp, id: string, end: Parameters<typeof finishTask>[2]) =>
  deps.db.transaction((tx) => finishTask(tx, id, end));
