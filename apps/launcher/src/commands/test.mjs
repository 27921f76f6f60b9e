import { checks } from '../checks/checks.mjs';
import { runChecks } from '../checks/run-checks.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { Refusal } from '../refusal.mjs';
import { createSteps } from '../screen/steps.mjs';
import { readSettings, ROOT } from '../settings.mjs';
import { sum } from '../tests/tally.mjs';

const API = '@glossa/api';

/**
 * `npm test`: checks, tests of every package, the api against a real PostgreSQL, journeys in a real browser. Its last
 * line is `N passed, N failed`. A name runs one part only: `npm test -- api`.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function test({ args, env, signal, screen }) {
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  const failed = { passed: 0, failed: 1, skipped: 0 };
  const stage = async (/** @type {string} */ title, /** @type {() => Promise<Tally>} */ run) => {
    screen.write(`\n${title}\n`);
    const began = Date.now();
    const tally = await run().catch((error) => {
      signal.throwIfAborted();
      screen.write(`${error instanceof Refusal ? error.message : String(error)}\n`);
      return failed;
    });
    return { tally, time: `${title} ${((Date.now() - began) / 1000).toFixed(0)} s` };
  };

  let pnpm = '';
  const { vitest, journeys } = await import('../tests/suites.mjs');
  const context = { env, logDir, signal };
/**
 * @param {string} name
 * @param {object} parts
 * @returns {never}
 */
function unknownPart(name, parts) {
  throw new Refusal(`There is no part "${name}" of the tests. The parts are: ${Object.keys(parts).join(', ')}.`);
}
