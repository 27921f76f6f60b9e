import { CommandFailed } from '../process/run.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Tally
 */

/**
 * Runs checks, two at once, and then shows what is wrong with those that failed.
 * @param {import('./checks.mjs').Check[]} checks
 * @param {object} context
 * @param {import('../screen/steps.mjs').Steps} context.steps
 * @param {NodeJS.WriteStream} context.screen
 * @param {AbortSignal} context.signal
 * @returns {Promise<Tally>}
 */
export async function runChecks(checks, { steps, screen, signal }) {
  /** @type {string[]} */
  const failures = [];
  const waiting = checks.values();
  const lane = async () => {
    for (const { name, run } of waiting) {
      try {
        await steps.run(name, run);
      } catch (error) {
        signal.throwIfAborted();
        failures.push(`${name}:\n${error instanceof CommandFailed ? error.output : String(error)}`);
      }
    }
  };
  await Promise.all([lane(), lane()]);
  for (const failure of failures) screen.write(`\n${failure}\n`);
  return { passed: checks.length - failures.length, failed: failures.length };
}
