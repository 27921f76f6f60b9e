import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { toolEnv } from '../prepare/tool-env.mjs';
import { run } from '../process/run.mjs';
import { createSteps } from '../screen/steps.mjs';
import { readSettings, ROOT } from '../settings.mjs';

/**
 * Runs a Playwright configuration of apps/e2e with the built app and a browser.
 * @param {string} title
 * @param {string} name of the configuration and of the log
 * @param {import('../cli.mjs').Context} context
 */
export async function runWithBrowser(title, name, { env, signal, screen }) {
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  await prepare({ root: ROOT, env, logDir, signal }, steps, ['api', 'web']);
  // Packages can be imported only once they are installed.
  const { ensureBrowser } = await import('./ensure-browser.mjs');
  const browser = await ensureBrowser({ env, log: join(logDir, 'browser.log'), signal });
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
