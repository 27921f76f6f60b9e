import { onNetworkIdle } from '@/lib/api/on-network-idle.ts';

/** Milliseconds without a request after which the user is probably not waiting for anything. */
const minIdleTime = 3000;

/** Resolves when the page has stopped fetching. Caching any earlier would delay the response to a key press. */
export const waitForNetworkIdle = (): Promise<void> =>
  new Promise((resolve) => onNetworkIdle(resolve, minIdleTime));
