import { ApiError } from '@glossa/contract/client';
import type { CallInput, CallResult, Endpoint } from '@glossa/contract/endpoint';
import { useState } from 'react';

import { call } from '@/lib/api/client.ts';

/** A call with the server's response. */
export interface CallEntry {
  key: number;
  name: string;
  ok: boolean;
  /** Milliseconds. */
  took: number;
  answer: unknown;
}

/** Makes calls and logs their results, newest first. */
export function useCallLog() {
  const [entries, setEntries] = useState<readonly CallEntry[]>([]);
  const note = (name: string, ok: boolean, from: number, answer: unknown) =>
    setEntries((before) => [
      { key: before.length, name, ok, took: Math.round(performance.now() - from), answer },
      ...before,
    ]);
  /** Runs an action and logs its result under `name`; `told` formats a failure. */
  const record = async <Result>(
    name: string,
    act: () => Promise<Result>,
    told: (error: unknown) => unknown,
  ): Promise<Result> => {
    const from = performance.now();
    try {
      const answer = await act();
      note(name, true, from, answer);
      return answer;
    } catch (error) {
      note(name, false, from, told(error));
      throw error;
    }
  };
  const make = <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers?: Record<string, string>,
  ): Promise<CallResult<E> | undefined> =>
    record(
      `${endpoint.method} ${endpoint.path}`,
      () => call(endpoint, input, { headers }),
      (error) =>
        error instanceof ApiError
          ? { status: error.status, code: error.code, error: error.message, fields: error.fields }
          : String(error),
    ).catch(() => undefined);
  return { entries, make, record, clear: () => setEntries([]) };
}
