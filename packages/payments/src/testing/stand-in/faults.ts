/**
 * What goes wrong, once:
 * - `rate_limited`: 429, nothing is done
 * - `server_error`: 500, nothing is done, and the next try is a new one
 * - `server_error_kept`: 500 that the key remembers, as when the fault came after the work began
 * - `silence`: nothing is done and nothing answered, until the caller gives up
 * - `silence_after_work`: the same, but the work is done
 * - `drop`, `drop_after_work`: the connection is closed instead of an answer
 */
export type Fault =
  | 'rate_limited'
  | 'server_error'
  | 'server_error_kept'
  | 'silence'
  | 'silence_after_work'
  | 'drop'
  | 'drop_after_work';

/** Faults that wait for their request. */
export interface Faults {
  /** Lets the next requests fail whose `POST /v1/…` begins with `on`; all of them without. */
  add(fault: Fault, options?: { times?: number; on?: string }): void;
  /** The fault of this request, which is then over. */
  take(request: string): Fault | undefined;
}

export function createFaults(): Faults {
  const waiting: { fault: Fault; on: string }[] = [];
  return {
    add(fault, { times = 1, on = '' } = {}) {
      for (let time = 0; time < times; time++) waiting.push({ fault, on });
    },
    take(request) {
      const place = waiting.findIndex(({ on }) => request.startsWith(on));
      return place === -1 ? undefined : waiting.splice(place, 1)[0]?.fault;
    },
  };
}
