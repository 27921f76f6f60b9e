import { prepare } from '../prepare/prepare.mjs';
import { createSteps } from '../screen.mjs';
import { readSettings, ROOT } from '../settings.mjs';
import { runStage } from '../tests/run-tests.mjs';
import { summarize } from '../tests/test-counts.mjs';

/**
 * `npm run test:wordpress`: tests the plugin on a real WordPress site, and the app together with that site in a real
 * browser. The last line of the output is `N passed, N failed`. If WordPress is missing, only explains how to install
 * it. `--install` installs it.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function testWordpress({ args, env, signal, screen }) {
  const { logDir } = readSettings(env);
  await prepare({ root: ROOT, env, logDir, signal }, createSteps(screen), ['api', 'web']);
  // Import this dynamically, because the packages it needs may not be installed before this point.
  const { installMissingTools } = await import('../tests/system-tools.mjs');
  const context = { env, logDir, signal, screen, install: args.includes('--install') };
  const missing = await installMissingTools(['wordpress', 'php-cli', 'php-mysql', 'mariadb-server'], context);
  if (missing) {
    screen.write(`Skipped. ${missing}\n`);
    return 0;
  }
  const { wordpressJourneys, wordpressPlugin } = await import('../tests/suites.mjs');
  const results = [];
  for (const [title, suite] of /** @type {const} */ ([
    ['Plugin', wordpressPlugin],
    ['Journeys', wordpressJourneys],
  ]))
    results.push(await runStage({ title, run: () => suite(context) }, { screen, signal }));
  const { text, exitCode } = summarize(results.map(({ counts }) => counts));
  screen.write(`\n${text}`);
  return exitCode;
}
