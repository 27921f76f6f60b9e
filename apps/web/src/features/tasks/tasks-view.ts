import { taskStatuses, taskTypes } from '@glossa/contract/task-kinds';
import type { Task } from '@glossa/contract/tasks';

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

const lastPage = 1_000_000;

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): TasksView {
  const page = Number(params.get('page') ?? 1);
  const task = params.get('task') ?? '';
  return {
    owner: (params.get('owner') ?? '').trim().slice(0, 200),
    status: taskStatuses.find((status) => status === params.get('status')),
    type: taskTypes.find((type) => type === params.get('type')),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    task: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(task) ? task : undefined,
  };
}

/** The part of an address that says what is shown; empty for the beginning of all tasks. */
export function viewParams({ owner, status, type, page, task }: TasksView): URLSearchParams {
  const parts = { owner, status, type, page: page === 1 ? undefined : String(page), task };
  return new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** How many of the filters besides the search are in use. */
export const filterCount = ({ status, type }: TasksView): number => [status, type].filter(Boolean).length;

export type ChangeView = (part: Partial<TasksView>, options?: { replace?: boolean }) => void;
