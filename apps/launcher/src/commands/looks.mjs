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
 * `npm run looks`: opens every screen in two languages, windows of all widths and both themes, looks for what is cut
 * off, too wide, too small or a barrier, and compares it with the kept picture. `--check` takes no pictures, `--update`
 * keeps those that are taken, `--sheets` puts them on sheets; `--screens`, `--languages`, `--widths` and `--themes`
 * (each a list with commas) look at some only.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function looks({ args, env, signal, screen }) {
  const { lists, work } = choiceOf(args);
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  await prepare({ root: ROOT, env, logDir, signal }, steps, ['api', 'web']);
  // Only now are there packages to import.
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
    // Playwright then ends its browsers and the app.
    signal.addEventListener('abort', () => child.kill('SIGINT'));
    child.once('error', reject);
    child.once('exit', (code) => done(code ?? 1));
  });
}
