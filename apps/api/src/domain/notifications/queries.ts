import type { Notification } from '@glossa/contract/notifications';
import type { Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('notify', {
  insertNotification: `INSERT INTO notification (id, learner_id, type, task_id, task_type, subject, problem, link)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
});

/** A notification to send. Its text is generated when it is read, in the reader's language. */
export interface NewNotification extends Pick<Notification, 'type' | 'subject'> {
  learnerId: string;
  /** The task it is about. Deleting the task deletes the notification. */
  task?: { id: string; type: NonNullable<Notification['task_type']> };
  /** Error code of a failure. */
  problem?: string;
  /** A path in the app. */
  link?: string;
}

/** Notifies a user, in the transaction of the event. */
export async function notify(
  tx: Transaction,
  { learnerId, type, task, subject, problem, link }: NewNotification,
): Promise<void> {
  await run(tx, sql.insertNotification, [
    newId(),
    learnerId,
    type,
    task?.id ?? null,
    task?.type ?? null,
    subject,
    problem ?? null,
    link ?? null,
  ]);
}
