import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { toolEnv } from '../prepare/tool-env.mjs';
import { LauncherError } from '../launcher-error.mjs';
import { createSteps } from '../screen.mjs';
import { readSettings, ROOT } from '../settings.mjs';

const E2E = join(ROOT, 'apps/e2e');
const LIST_OPTIONS = ['screens', 'languages', 'widths', 'themes'];
const MODES = ['check', 'update', 'sheets'];

/**
 * `npm run test:visual`: opens every screen in two languages, at all widths and in both themes, checks it for clipped,
 * overflowing, tiny or inaccessible content, and compares it with the stored screenshot. `--check` takes no
 * screenshots, `--update` stores the new ones, `--sheets` arranges them on contact sheets; `--screens`, `--languages`,
 * `--widths` and `--themes` (comma-separated lists) limit the run.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function testVisual({ args, env, signal, screen }) {
  const { lists, mode } = parseOptions(args.filter((arg) => arg !== '--install'));
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  await prepare({ root: ROOT, env, logDir, signal }, steps, ['api', 'web']);
  // Import this dynamically, because the packages it needs may not be installed before this point.
  const { requireBrowser } = await import('../tests/system-tools.mjs');
  const browser = await requireBrowser({ env, logDir, signal, install: args.includes('--install') });
  const { startSlowDatabase } = await import('../visual/slow-database.mjs');
  const database = await steps.run('Database', () =>
    startSlowDatabase({ log: join(logDir, 'visual-postgres.log') }),
  );
  try {
    const childEnv = {
      ...toolEnv(env),
      ...database.env,
      ...lists,
      VISUAL_MODE: mode,
      CHROMIUM_PATH: browser,
    };
    return await runPlaywright(childEnv, signal);
  } finally {
    await database.stop();
  }
}

/** @param {string[]} args */
function parseOptions(args) {
  /** @type {Record<string, string>} */
  const lists = {};
  /** @type {string} */
  let mode = 'compare';
  for (let at = 0; at < args.length; at++) {
    const name = args[at]?.replace(/^--/, '') ?? '';
    const value = args[at + 1];
    if (MODES.includes(name)) mode = name;
    else if (LIST_OPTIONS.includes(name) && value !== undefined) {
      lists[`VISUAL_${name.toUpperCase()}`] = value;
      at++;
    } else
      throw new LauncherError(
        `Unknown argument "${args[at]}". Use one of ${[...MODES, ...LIST_OPTIONS].map((one) => `--${one}`).join(', ')}.`,
      );
  }
  return { lists, mode };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 * @returns {Promise<number>} exit code
 */
function runPlaywright(env, signal) {
  return new Promise((done, reject) => {
    const child = spawn(join(E2E, 'node_modules/.bin/playwright'), ['test', '--config=visual.config.ts'], {
      cwd: E2E,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    // On SIGINT, Playwright shuts down its browsers and the app.
    signal.addEventListener('abort', () => child.kill('SIGINT'));
    child.once('error', reject);
    child.once('exit', (code) => done(code ?? 1));
  });
}
