import type { Task } from '@glossa/contract/tasks';

/** Whether a task waits or runs. */
export const isOpen = ({ status }: Pick<Task, 'status'>): boolean =>
  status === 'PENDING' || status === 'STARTED';

/** Milliseconds between two looks at tasks as long as one of them is open. */
export const openInterval = 2000;
