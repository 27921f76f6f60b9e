import { channel } from 'node:diagnostics_channel';

import type { TaskType } from '@glossa/contract/task-kinds';

/** The outcome of a task that ended in this process. */
export interface TaskEnd {
  type: TaskType;
  status: 'SUCCESS' | 'FAILURE';
}

/** Publishes a `TaskEnd` for each task that ends. For metrics only, because the transaction may still roll back. */
export const taskChannel = channel('glossa:task');
