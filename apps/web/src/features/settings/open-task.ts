import type { Task } from '@glossa/contract/tasks';

/** Whether a task is waiting or running. */
export const isOpen = ({ status }: Task): boolean => status === 'PENDING' || status === 'STARTED';
