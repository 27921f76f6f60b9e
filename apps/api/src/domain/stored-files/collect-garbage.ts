import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The engine offers it to contexts that are made after this flag.
setFlagsFromString('--expose-gc');

/**
 * Frees what nothing refers to any more; holds the process up for some ten milliseconds. For the end of a job that took
 * megabytes: the engine by itself lets the leavings of several big jobs pile up, as long as the machine has room.
 */
export const collectGarbage = runInNewContext('gc') as () => void;
