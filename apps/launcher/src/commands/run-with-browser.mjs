import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { toolEnv } from '../prepare/tool-env.mjs';
import { run } from '../process/run.mjs';
import { createSteps } from '../screen.mjs';
import { readSettings, ROOT } from '../settings.mjs';

/**
 * `npm run screenshots`: retakes the screenshots in docs/screenshots, using a temporary instance of the app.
 * @param {import('../cli.mjs').Context} context
 */
export const screenshots = (context) => runWithBrowser('Screenshots', 'screenshots', context);

/**
 * `npm run web-speed`: measures screens with Lighthouse, measures how fast words open and level changes appear, and
 * updates docs/web-speed.md.
 * @param {import('../cli.mjs').Context} context
 */
export const webSpeed = (context) => runWithBrowser('Speed of the web app', 'speed', context);

/**
 * Runs a Playwright configuration from apps/e2e with the built app and a browser.
 * @param {string} title
 * @param {string} name of the configuration and of the log
 * @param {import('../cli.mjs').Context} context
 */
async function runWithBrowser(title, name, { args, env, signal, screen }) {
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  await prepare({ root: ROOT, env, logDir, signal }, steps, ['api', 'web']);
  // Import this dynamically, because the packages it needs may not be installed before this point.
  const { requireBrowser } = await import('../tests/system-tools.mjs');
  const browser = await requireBrowser({ env, logDir, signal, install: args.includes('--install') });
  await steps.run(title, () =>
    run(
      join(ROOT, 'apps/e2e/node_modules/.bin/playwright'),
      ['test', `--config=${name}.config.ts`, '--reporter=list'],
      {
        cwd: join(ROOT, 'apps/e2e'),
        env: { ...toolEnv(env), CHROMIUM_PATH: browser },
        log: join(logDir, `${name}.log`),
        signal,
      },
    ),
  );
}
