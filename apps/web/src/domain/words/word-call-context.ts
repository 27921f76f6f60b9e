import type { Call } from '@glossa/contract/client';
import { createContext } from 'react';

import { call } from '@/lib/api/client.ts';

/** Sends changes to words. */
export interface WordCall {
  call: Call;
  /** Sends later requests through `other`, for example one that works without a connection. */
  replace: (other: Call) => void;
}

/** Creates a `WordCall` that uses the ordinary client until it is replaced. */
export function createWordCall(): WordCall {
  let currentCall: Call = call;
  return {
    call: (endpoint, input, options) => currentCall(endpoint, input, options),
    replace: (other) => {
      currentCall = other;
    },
  };
}

/** Provides the call that sends changes to words; by default, the ordinary client. */
export const WordCallContext = createContext<WordCall>({ call, replace: () => undefined });
