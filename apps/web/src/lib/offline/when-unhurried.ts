import { whenQuiet } from '../api/when-quiet.ts';

/** Milliseconds without a request after which nobody is taken to wait for anything. */
const rest = 3000;

/** Resolves when there is time for what is kept for later: it would hold up a key that is pressed meanwhile. */
export const whenUnhurried = (): Promise<void> => new Promise((resolve) => whenQuiet(resolve, rest));
