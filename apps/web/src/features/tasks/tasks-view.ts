import { taskStatuses, taskTypes } from '@glossa/contract/task-kinds';
import type { Task } from '@glossa/contract/tasks';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

/** Filters and page of the tasks page, stored in the URL. */
export interface TasksView {
  /** Part of the owner's name or email. */
  owner: string;
  status: Task['status'] | undefined;
  type: Task['type'] | undefined;
  page: number;
  /** ID of the task whose details are open. */
  task: string | undefined;
}

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): TasksView {
  const { text, among, page, id } = readUrlParams(params);
  return {
    owner: text('owner', 200),
    status: among('status', taskStatuses),
    type: among('type', taskTypes),
    page: page(),
    task: id('task'),
  };
}

/** Returns a view's query parameters. The first page of all tasks has none. */
export const viewParams = ({ page, ...parts }: TasksView): URLSearchParams =>
  toUrlParams({ ...parts, page: page === 1 ? undefined : String(page) });

/** Returns the number of active filters, not counting the search. */
export const filterCount = ({ status, type }: TasksView): number => [status, type].filter(Boolean).length;

export type ChangeView = (part: Partial<TasksView>, options?: { replace?: boolean }) => void;

/** Milliseconds between refetches while a listed task is unfinished. */
export const runningInterval = 2000;
