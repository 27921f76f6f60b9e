import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks again and again until the answer is true.
 * @param {() => boolean | Promise<boolean>} isTrue
 * @param {{ seconds: number, every?: number }} limit `every` in milliseconds
 * @returns {Promise<boolean>} false when the time is over
 */
export async function waitUntil(isTrue, { seconds, every = 50 }) {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) return false;
    await sleep(every);
  }
  return true;
}
