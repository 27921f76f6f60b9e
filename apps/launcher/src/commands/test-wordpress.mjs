import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { createSteps } from '../screen/steps.mjs';
import { readSettings, ROOT } from '../settings.mjs';
import { runStage } from '../tests/stage.mjs';
import { summarize } from '../tests/test-counts.mjs';

/**
 * `npm run test:wordpress`: tests the plugin on a real WordPress, and the app next to it in a real browser. The last
 * line is `N passed, N failed`. If WordPress is missing and can't be installed, prints a message and runs nothing.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function testWordpress({ env, signal, screen }) {
  const { logDir } = readSettings(env);
  await prepare({ root: ROOT, env, logDir, signal }, createSteps(screen), ['api', 'web']);
  // Packages can be imported only once they are installed.
  const { ensureWordpress } = await import('../tests/ensure-wordpress.mjs');
  const missing = await ensureWordpress({ env, log: join(logDir, 'wordpress.log'), signal });
  if (missing.length > 0) {
    screen.write(`Skipped: ${missing.join(', ')} could not be installed from Debian's packages.\n`);
    return 0;
  }
  const { wordpressJourneys, wordpressPlugin } = await import('../tests/suites.mjs');
  const results = [];
  for (const [title, suite] of /** @type {const} */ ([
    ['Plugin', wordpressPlugin],
    ['Journeys', wordpressJourneys],
  ]))
    results.push(await runStage({ title, run: () => suite({ env, logDir, signal }) }, { screen, signal }));
  const { text, exitCode } = summarize(results.map(({ counts }) => counts));
  screen.write(`\n${text}`);
  return exitCode;
}
