import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request came from. */
export interface RequestOrigin {
  /** IP address of the client. */
  address: string;
  userAgent: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** Runs `work` for a request, so that the security log can record where it came from. */
export const runWithOrigin = <Result>(origin: RequestOrigin, work: () => Result): Result =>
  origins.run(origin, work);

/** Returns where the current request came from. In jobs and commands, both fields are empty. */
export const requestOrigin = (): RequestOrigin => origins.getStore() ?? { address: '', userAgent: '' };
