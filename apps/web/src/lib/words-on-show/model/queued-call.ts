import type { Call } from '@glossa/contract/client';

import { call } from '../../api/client.ts';

let through: Call = call;

/** From here on changes of words are called by `other`, which has them wait on this device without a connection. */
export const callWordsBy = (other: Call): void => {
  through = other;
};

/** Calls an endpoint that changes words. */
export const queuedCall: Call = (endpoint, input, options) => through(endpoint, input, options);
