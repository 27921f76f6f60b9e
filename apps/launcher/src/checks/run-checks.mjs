import { CommandFailed } from '../process/run.mjs';

/**
 * Runs checks, two at a time, and then shows the problems of those that failed.
 * @param {import('./checks.mjs').Check[]} checks
 * @param {object} context
 * @param {import('../screen/steps.mjs').Steps} context.steps
 * @param {NodeJS.WriteStream} context.screen
 * @param {AbortSignal} context.signal
 * @returns {Promise<import('../tests/tally.mjs').Tally>}
 */
export async function runChecks(checks, { steps, screen, signal }) {
  /** @type {import('../tests/tally.mjs').Failure[]} */
  const failures = [];
  const waiting = checks.values();
  const lane = async () => {
    for (const { name, run } of waiting) {
      try {
        await steps.run(name, run);
      } catch (error) {
        signal.throwIfAborted();
        failures.push({ name, message: error instanceof CommandFailed ? error.output : String(error) });
      }
    }
  };
  await Promise.all([lane(), lane()]);
  for (const { name, message } of failures) screen.write(`\n${name}:\n${message}\n`);
  return { passed: checks.length - failures.length, skipped: 0, failures };
}
