import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { toolEnv } from '../prepare/tool-env.mjs';
import { run } from '../process/run.mjs';
import { createSteps } from '../screen/steps.mjs';
import { readSettings, ROOT } from '../settings.mjs';

/**
 * `npm run screenshots`: takes the pictures in docs/screenshots anew, from an app of its own.
 * @param {import('../cli.mjs').Context} context
 */
export async function screenshots({ env, signal, screen }) {
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  await prepare({ root: ROOT, env, logDir, signal }, steps);
  // Only now are there packages to import.
  const { ensureBrowser } = await import('../tests/ensure-browser.mjs');
  const browser = await ensureBrowser({ env, log: join(logDir, 'browser.log'), signal });
  await steps.run('Screenshots', () =>
    run(
      join(ROOT, 'apps/e2e/node_modules/.bin/playwright'),
      ['test', '--config=screenshots.config.ts', '--reporter=list'],
      {
        cwd: join(ROOT, 'apps/e2e'),
        env: { ...toolEnv(env), CHROMIUM_PATH: browser },
        log: join(logDir, 'screenshots.log'),
        signal,
      },
    ),
  );
}
