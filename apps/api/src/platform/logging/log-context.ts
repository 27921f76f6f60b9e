import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields added to each log line to identify the request or job that it belongs to. */
type LogContext = Record<string, unknown>;

const context = new AsyncLocalStorage<LogContext>();

/** Runs `work`; every line logged by it, including by asynchronous work that it starts, has the fields `about`. */
export const runInLogContext = <Result>(about: LogContext, work: () => Result): Result =>
  context.run({ ...about }, work);

/** Adds fields to all later log lines of the current request or job, if any. */
export function addToLog(more: LogContext): void {
  Object.assign(context.getStore() ?? {}, more);
}

/** Returns the fields of the current context. */
export const logContext = (): LogContext => ({ ...context.getStore() });
