import type { Task } from '@glossa/contract/tasks';

/** Whether a task waits or runs. */
export const isOpen = ({ status }: Task): boolean => status === 'PENDING' || status === 'STARTED';
