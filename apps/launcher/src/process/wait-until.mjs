import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls a condition until it is true.
 * @param {() => boolean | Promise<boolean>} condition
 * @param {{ seconds: number, every?: number }} limit `every` in milliseconds
 * @returns {Promise<boolean>} false on timeout
 */
export async function waitUntil(condition, { seconds, every = 50 }) {
  const deadline = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await sleep(every);
  }
  return true;
}
