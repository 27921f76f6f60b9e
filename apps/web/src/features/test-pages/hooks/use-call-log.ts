import { ApiError } from '@glossa/contract/client';
import type { CallInput, CallResult, Endpoint } from '@glossa/contract/endpoint';
import { useState } from 'react';

import { call } from '../../../lib/api/client.ts';

/** A call that was made, as the server answered it. */
export interface CallEntry {
  key: number;
  name: string;
  ok: boolean;
  /** Milliseconds. */
  took: number;
  answer: unknown;
}

/** Makes calls and keeps what came of them, the last first. */
export function useCallLog() {
  const [entries, setEntries] = useState<readonly CallEntry[]>([]);
  const note = (name: string, ok: boolean, from: number, answer: unknown) =>
    setEntries((before) => [
      { key: before.length, name, ok, took: Math.round(performance.now() - from), answer },
      ...before,
    ]);
  const make = async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers?: Record<string, string>,
  ): Promise<CallResult<E> | undefined> => {
    const name = `${endpoint.method} ${endpoint.path}`;
    const from = performance.now();
    try {
      const answer = await call(endpoint, input, { headers });
      note(name, true, from, answer);
      return answer;
    } catch (error) {
      const said =
        error instanceof ApiError
          ? { status: error.status, code: error.code, error: error.message, fields: error.fields }
          : String(error);
      note(name, false, from, said);
      return undefined;
    }
  };
  return { entries, make, clear: () => setEntries([]) };
}
