import { CommandError } from '../process/run.mjs';
import { checks } from './checks.mjs';
import { createMigratedDatabase } from './migrated-database.mjs';

/**
 * Runs all checks of the source code. The API must be built first.
 * @param {object} context
 * @param {NodeJS.ProcessEnv} context.env
 * @param {string} context.pnpm path
 * @param {string} context.logDir
 * @param {AbortSignal} context.signal
 * @param {import('../screen.mjs').Steps} context.steps
 * @param {NodeJS.WriteStream} context.screen
 * @returns {Promise<import('../tests/test-counts.mjs').TestCounts>}
 */
export async function runAllChecks({ env, pnpm, logDir, signal, steps, screen }) {
  const database = createMigratedDatabase({ env, logDir });
  try {
    return await runChecks(checks({ env, pnpm, logDir, signal, database }), { steps, screen, signal });
  } finally {
    await database.stop();
  }
}

/**
 * Runs checks, two at a time, and then shows the problems found by those that failed.
 * @param {import('./checks.mjs').Check[]} list
 * @param {object} context
 * @param {import('../screen.mjs').Steps} context.steps
 * @param {NodeJS.WriteStream} context.screen
 * @param {AbortSignal} context.signal
 * @returns {Promise<import('../tests/test-counts.mjs').TestCounts>}
 */
async function runChecks(list, { steps, screen, signal }) {
  /** @type {import('../tests/test-counts.mjs').Failure[]} */
  const failures = [];
  const pendingChecks = list.values();
  const runNextChecks = async () => {
    for (const { name, run } of pendingChecks) {
      try {
        await steps.run(name, run);
      } catch (error) {
        signal.throwIfAborted();
        failures.push({ name, message: error instanceof CommandError ? error.output : String(error) });
      }
    }
  };
  await Promise.all([runNextChecks(), runNextChecks()]);
  for (const { name, message } of failures) screen.write(`\n${name}:\n${message}\n`);
  return { passed: list.length - failures.length, skipped: 0, failures };
}
