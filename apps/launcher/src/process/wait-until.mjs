import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls a condition until it is true.
 * @param {() => boolean | Promise<boolean>} isTrue
 * @param {{ seconds: number, every?: number }} limit `every` in milliseconds
 * @returns {Promise<boolean>} false on timeout
 */
export async function waitUntil(isTrue, { seconds, every = 50 }) {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) return false;
    await sleep(every);
  }
  return true;
}
