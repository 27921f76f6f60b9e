import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// V8 exposes `gc` only to contexts created after this flag is set.
setFlagsFromString('--expose-gc');

/**
 * Runs a full garbage collection, which blocks the process for about ten milliseconds. Call it after a job that
 * allocated megabytes, because V8 lets the garbage of several big jobs pile up while the machine has free memory.
 */
export const collectGarbage = runInNewContext('gc') as () => void;
