/**
 * A one-time fault:
 * - `rate_limited`: 429, without processing the request
 * - `server_error`: 500, without processing the request; the idempotency key stays unused
 * - `server_error_kept`: 500 that is stored for the idempotency key, as for a fault after processing has begun
 * - `silence`: neither processing nor response, until the caller gives up
 * - `silence_after_work`: processing, but no response
 * - `drop`, `drop_after_work`: like `silence` and `silence_after_work`, but with the connection closed
 */
export type Fault =
  | 'rate_limited'
  | 'server_error'
  | 'server_error_kept'
  | 'silence'
  | 'silence_after_work'
  | 'drop'
  | 'drop_after_work';

export interface Faults {
  /** Makes the next requests fail; with `on`, only requests (`POST /v1/…`) that begin with it. */
  add(fault: Fault, options?: { times?: number; on?: string }): void;
  /** Returns and removes the fault for a request. */
  consume(request: string): Fault | undefined;
}

export function createFaults(): Faults {
  const pending: { fault: Fault; on: string }[] = [];
  return {
    add(fault, { times = 1, on = '' } = {}) {
      for (let time = 0; time < times; time++) pending.push({ fault, on });
    },
    consume(request) {
      const index = pending.findIndex(({ on }) => request.startsWith(on));
      return index === -1 ? undefined : pending.splice(index, 1)[0]?.fault;
    },
  };
}
