import { Refusal } from '../refusal.mjs';

/**
 * @typedef {object} Stage
 * @property {string} title
 * @property {() => Promise<import('./test-counts.mjs').TestCounts>} run
 */

/**
 * Runs a stage under its title. A crash counts as one failure, so that the totals are always shown.
 * @param {Stage} stage
 * @param {{ screen: NodeJS.WriteStream, signal: AbortSignal }} context
 * @returns {Promise<{ counts: import('./test-counts.mjs').TestCounts, time: string }>}
 */
export async function runStage({ title, run }, { screen, signal }) {
  screen.write(`\n${title}\n`);
  const began = Date.now();
  const counts = await run().catch((error) => {
    signal.throwIfAborted();
    const message = error instanceof Refusal ? error.message : String(error);
    screen.write(`${message}\n`);
    return { passed: 0, skipped: 0, failures: [{ name: title, message }] };
  });
  return { counts, time: `${title} ${Math.round((Date.now() - began) / 1000)} s` };
}
