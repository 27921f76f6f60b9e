import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from '../prepare/prepare.mjs';
import { toolEnv } from '../prepare/tool-env.mjs';
import { Refusal } from '../refusal.mjs';
import { createSteps } from '../screen/steps.mjs';
import { readSettings, ROOT } from '../settings.mjs';

const E2E = join(ROOT, 'apps/e2e');
const LISTS = ['screens', 'languages', 'widths', 'themes'];
const WORKS = ['check', 'update', 'sheets'];

/**
 * `npm run looks`: opens every screen in two languages, at all widths and in both themes, checks it for clipped,
 * overflowing, tiny or inaccessible content, and compares it with the stored screenshot. `--check` takes no
 * screenshots, `--update` stores the new ones, `--sheets` arranges them on contact sheets; `--screens`, `--languages`,
 * `--widths` and `--themes` (comma-separated lists) limit the run.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function looks({ args, env, signal, screen }) {
  const { lists, work } = choiceOf(args);
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  await prepare({ root: ROOT, env, logDir, signal }, steps, ['api', 'web']);
  // Packages can be imported only once they are installed.
  const { ensureBrowser } = await import('../tests/ensure-browser.mjs');
  const browser = await ensureBrowser({ env, log: join(logDir, 'browser.log'), signal });
  const { slowWorld } = await import('../looks/slow-world.mjs');
  const world = await steps.run('Database', () => slowWorld({ log: join(logDir, 'looks-postgres.log') }));
  try {
    const all = { ...toolEnv(env), ...world.env, ...lists, LOOKS_WORK: work, CHROMIUM_PATH: browser };
    return await walk(all, signal);
  } finally {
    await world.stop();
  }
}

/** @param {string[]} args */
function choiceOf(args) {
  /** @type {Record<string, string>} */
  const lists = {};
  /** @type {string} */
  let work = 'compare';
  for (let at = 0; at < args.length; at++) {
    const name = args[at]?.replace(/^--/, '') ?? '';
    const value = args[at + 1];
    if (WORKS.includes(name)) work = name;
    else if (LISTS.includes(name) && value !== undefined) {
      lists[`LOOKS_${name.toUpperCase()}`] = value;
      at++;
    } else
      throw new Refusal(
        `"${args[at]}" is not among ${[...WORKS, ...LISTS].map((one) => `--${one}`).join(', ')}.`,
      );
  }
  return { lists, work };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 * @returns {Promise<number>} exit code
 */
function walk(env, signal) {
  return new Promise((done, reject) => {
    const child = spawn(join(E2E, 'node_modules/.bin/playwright'), ['test', '--config=looks.config.ts'], {
      cwd: E2E,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    // Playwright then shuts down its browsers and the app.
    signal.addEventListener('abort', () => child.kill('SIGINT'));
    child.once('error', reject);
    child.once('exit', (code) => done(code ?? 1));
  });
}
