import type { Notification } from '@glossa/contract/notifications';
import type { Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

/** A notification to send. Its text is generated when it is read, in the recipient's language. */
export interface NewNotification extends Pick<Notification, 'type' | 'subject'> {
  learnerId: string;
  /** The task that the notification is about. Deleting the task deletes the notification. */
  task?: { id: string; type: NonNullable<Notification['task_type']> };
  /** Error code of a failure. */
  problem?: string;
  /** A path in the app. */
  link?: string;
}

/** Inserts a notification, in the transaction of the event that it reports. */
export async function notify(
  tx: Transaction,
  { learnerId, type, task, subject, problem, link }: NewNotification,
): Promise<void> {
  await tx.prisma.notification.create({
    data: {
      id: newId(),
      learnerId,
      type,
      taskId: task?.id ?? null,
      taskType: task?.type ?? null,
      subject,
      problem: problem ?? null,
      link: link ?? null,
    },
  });
}
