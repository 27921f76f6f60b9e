import { whenQuiet } from '@/lib/api/when-quiet.ts';

/** Milliseconds without a request after which no one is likely to be waiting for anything. */
const rest = 3000;

/** Resolves when the page has stopped fetching, because caching would delay the response to a key press. */
export const whenUnhurried = (): Promise<void> => new Promise((resolve) => whenQuiet(resolve, rest));
