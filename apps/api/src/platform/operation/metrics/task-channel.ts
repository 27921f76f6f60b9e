import { channel } from 'node:diagnostics_channel';

import type { TaskType } from '@glossa/contract/task-kinds';

/** How a task ended that this process brought to its end. */
export interface TaskEnd {
  type: TaskType;
  status: 'SUCCESS' | 'FAILURE';
}

/** Where it is told of each task that ends (`TaskEnd`), for figures: the transaction may still be rolled back. */
export const taskChannel = channel('glossa:task');
