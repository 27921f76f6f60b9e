import type { Notification } from '@glossa/contract/notifications';
import { statement, type Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

const insert = statement(
  'insert-notification',
  `INSERT INTO notification (id, learner_id, type, task_id, task_type, subject, problem, link)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** What a person is told. Sentences are made of it when it is read, in the reader's language. */
export interface News extends Pick<Notification, 'type' | 'subject'> {
  learnerId: string;
  /** The task that it tells of; it goes when the task does. */
  task?: { id: string; type: NonNullable<Notification['task_type']> };
  /** Error code of a failure. */
  problem?: string;
  /** A path of the app. */
  link?: string;
}

/** Tells a person, in the transaction of what there is to tell. */
export async function notify(tx: Transaction, news: News): Promise<void> {
  const { learnerId, type, task, subject, problem, link } = news;
  const values = [task?.id ?? null, task?.type ?? null, subject, problem ?? null, link ?? null];
  await tx.run(insert, [newId(), learnerId, type, ...values]);
}
