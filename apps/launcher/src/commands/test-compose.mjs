import { prepare } from '../prepare/prepare.mjs';
import { createSteps } from '../screen.mjs';
import { readSettings, ROOT } from '../settings.mjs';
import { runStage } from '../tests/run-tests.mjs';
import { summarize } from '../tests/test-counts.mjs';

/**
 * `npm run test:compose`: tests the site as docker-compose.yml runs it, with two servers and two workers, including the
 * image builds. Requires Docker. Doesn't affect an existing deployment that uses that file. The last line of the output
 * is `N passed, N failed`.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function testCompose({ args, env, signal, screen }) {
  const { logDir } = readSettings(env);
  await prepare({ root: ROOT, env, logDir, signal }, createSteps(screen), []);
  // Import this dynamically, because the packages it needs may not be installed before this point.
  const { composeSite } = await import('../tests/suites.mjs');
  const { counts } = await runStage(
    {
      title: 'Docker compose',
      run: () => composeSite({ env, logDir, signal, screen, install: args.includes('--install') }),
    },
    { screen, signal },
  );
  const { text, exitCode } = summarize([counts]);
  screen.write(`\n${text}`);
  return exitCode;
}
