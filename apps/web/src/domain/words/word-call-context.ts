import type { Call } from '@glossa/contract/client';
import { createContext } from 'react';

import { call } from '@/lib/api/client.ts';

/** How changes of words are sent. */
export interface WordCall {
  call: Call;
  /** Sends later requests through `other`, for example one that works without a connection. */
  replace: (other: Call) => void;
}

/** Creates a way to send changes of words that starts as the ordinary client. */
export function createWordCall(): WordCall {
  let through: Call = call;
  return {
    call: (endpoint, input, options) => through(endpoint, input, options),
    replace: (other) => {
      through = other;
    },
  };
}

/** Provides how changes of words are sent; by default, as all other requests. */
export const WordCallContext = createContext<WordCall>({ call, replace: () => undefined });
