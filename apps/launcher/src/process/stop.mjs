import { isAlive } from './identity.mjs';

/**
 * Returns a signal that is aborted when the launcher has to stop: Ctrl+C, a signal, a closed terminal, or the exit of
 * the npm process that started it (npm doesn't forward the signal that ends it). Repeated requests have no effect.
 * @param {boolean} startedByNpm
 * @returns {AbortSignal}
 */
export function createStopSignal(startedByNpm) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, abort);
  if (startedByNpm) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent || !isAlive(parent)) abort();
    }, 300).unref();
  }
  return controller.signal;
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function waitUntilAborted(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Stops one part of the site.
 * @typedef {() => void | Promise<void>} Closer
 */

/**
 * Stops the parts in the reverse of the order in which they started, so that the database stops after the programs that
 * use it.
 * @param {Closer[]} closers in the order their parts were started
 */
export async function closeAll(closers) {
  for (const close of closers.toReversed()) await close();
}
