import { taskStatuses, taskTypes } from '@glossa/contract/task-kinds';
import type { Task } from '@glossa/contract/tasks';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** What the page of tasks shows; it is kept in the address. */
export interface TasksView {
  /** Part of a name or address of the owner. */
  owner: string;
  status: Task['status'] | undefined;
  type: Task['type'] | undefined;
  page: number;
  /** Id of the task whose details are open. */
  task: string | undefined;
}

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): TasksView {
  const { text, among, page, id } = readAddress(params);
  return {
    owner: text('owner', 200),
    status: among('status', taskStatuses),
    type: among('type', taskTypes),
    page: page(),
    task: id('task'),
  };
}

/** The part of an address that says what is shown; empty for the beginning of all tasks. */
export const viewParams = ({ page, ...parts }: TasksView): URLSearchParams =>
  addressOf({ ...parts, page: page === 1 ? undefined : String(page) });

/** How many of the filters besides the search are in use. */
export const filterCount = ({ status, type }: TasksView): number => [status, type].filter(Boolean).length;

export type ChangeView = (part: Partial<TasksView>, options?: { replace?: boolean }) => void;
