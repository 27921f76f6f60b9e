import type { Call } from '@glossa/contract/client';

import { call } from '@/lib/api/client.ts';

let through: Call = call;

/** Routes word changes through `other` from here on, which queues them on this device when offline. */
export const callWordsBy = (other: Call): void => {
  through = other;
};

/** Calls an endpoint that changes words. */
export const queuedCall: Call = (endpoint, input, options) => through(endpoint, input, options);
