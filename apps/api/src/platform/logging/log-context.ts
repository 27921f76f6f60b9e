import { AsyncLocalStorage } from 'node:async_hooks';

/** What each line of a log says besides itself: which request or job it is about. */
type LogContext = Record<string, unknown>;

const context = new AsyncLocalStorage<LogContext>();

/** Runs `work`; every line that is logged meanwhile, also later and by what it started, says `about`. */
export const inLogContext = <Result>(about: LogContext, work: () => Result): Result =>
  context.run({ ...about }, work);

/** Has the lines that follow in the same request or job say more; outside of one, nothing happens. */
export function addToLog(more: LogContext): void {
  Object.assign(context.getStore() ?? {}, more);
}

/** What a line says of its surroundings. */
export const logContext = (): LogContext => ({ ...context.getStore() });
