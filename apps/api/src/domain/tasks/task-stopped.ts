/** Thrown to stop work whose task was canceled, deleted, or claimed by another run. */
export class TaskStoppedError extends Error {
  override name = 'TaskStopped';
}
