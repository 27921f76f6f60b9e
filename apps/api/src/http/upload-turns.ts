import { fail } from '@glossa/contract/failure';

/** Limits how many calls an account may run at the same time. */
export interface AccountTurns {
  /**
   * Runs `work` when it is the account's turn, in the order of the calls.
   * @throws {Failure} `rate_limited` when too many calls are waiting
   */
  run<Result>(ownerId: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Lets each account run `concurrency` calls at the same time, while up to `maxWaiting` others wait. Waiting calls hold
 * no database connection, so one account's many uploads don't exhaust the pool.
 */
export function createAccountTurns({
  concurrency,
  maxWaiting,
}: {
  concurrency: number;
  maxWaiting: number;
}): AccountTurns {
  const accounts = new Map<string, { running: number; waiting: (() => void)[] }>();
  const enter = async (ownerId: string): Promise<void> => {
    const account = accounts.get(ownerId) ?? { running: 0, waiting: [] };
    accounts.set(ownerId, account);
    if (account.running < concurrency) account.running += 1;
    else if (account.waiting.length >= maxWaiting) fail('rate_limited', { retryAfter: 10 });
    // `leave` passes its turn to the next waiting call, so `running` doesn't change.
    else await new Promise<void>((resolve) => account.waiting.push(resolve));
  };
  const leave = (ownerId: string): void => {
    const account = accounts.get(ownerId);
    const next = account?.waiting.shift();
    if (next) return next();
    if (account && (account.running -= 1) === 0) accounts.delete(ownerId);
  };
  return {
    run: async (ownerId, work) => {
      await enter(ownerId);
      try {
        return await work();
      } finally {
        leave(ownerId);
      }
    },
  };
}

/** Limits on concurrent uploads per account. */
export interface UploadTurns {
  /** For receiving files: as many at a time as browsers open connections to a host. */
  receive: AccountTurns;
  /** For database work. */
  store: AccountTurns;
}

export const createUploadTurns = (): UploadTurns => ({
  receive: createAccountTurns({ concurrency: 6, maxWaiting: 300 }),
  store: createAccountTurns({ concurrency: 2, maxWaiting: 300 }),
});
