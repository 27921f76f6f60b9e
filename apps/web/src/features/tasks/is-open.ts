import type { Task } from '@glossa/contract/tasks';

/** Whether a task is waiting or running. */
export const isOpen = ({ status }: Pick<Task, 'status'>): boolean =>
  status === 'PENDING' || status === 'STARTED';

/** Milliseconds between refetches while a task is open. */
export const openInterval = 2000;
