import { checks } from '../checks/checks.mjs';
import { runChecks } from '../checks/run-checks.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { createSteps } from '../screen/steps.mjs';
import { readSettings, ROOT } from '../settings.mjs';

/**
 * `npm run check`: runs all static checks of the source.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function check({ env, signal, screen }) {
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  const pnpm = await prepare({ root: ROOT, env, logDir, signal }, steps, []);
  const { passed, failures } = await runChecks(checks({ env, pnpm, logDir, signal }), {
    steps,
    screen,
    signal,
  });
  screen.write(`\n${passed} passed, ${failures.length} failed\n`);
  return failures.length === 0 ? 0 : 1;
}
