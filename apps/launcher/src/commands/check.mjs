import { runAllChecks } from '../checks/run-checks.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { createSteps } from '../screen.mjs';
import { readSettings, ROOT } from '../settings.mjs';

/**
 * `npm run check`: runs all static checks of the source.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function check({ env, signal, screen }) {
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  const pnpm = await prepare({ root: ROOT, env, logDir, signal }, steps, ['api']);
  const { passed, failures } = await runAllChecks({ env, pnpm, logDir, signal, steps, screen });
  screen.write(`\n${passed} passed, ${failures.length} failed\n`);
  return failures.length === 0 ? 0 : 1;
}
