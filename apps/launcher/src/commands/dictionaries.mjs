import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';
import { prepare } from '../prepare/prepare.mjs';
import { createSteps } from '../screen/steps.mjs';
import { readSettings, ROOT } from '../settings.mjs';
import { siteEnv } from '../site/site-env.mjs';

/**
 * `npm run dictionaries -- install PATH… | list | remove NAME…`: whether the site runs or not. The work is done by the
 * api's own program of that name.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export async function dictionaries({ args, env, signal, screen }) {
  const settings = readSettings(env);
  await prepare({ root: ROOT, env, logDir: settings.logDir, signal }, createSteps(screen));
  // Only now are there packages to import.
  const { borrowDatabase } = await import('../site/borrow-database.mjs');
  const database = await borrowDatabase(settings);
  try {
    return await run(fromHere(args, env), siteEnv(settings, env, database.url));
  } finally {
    await database.giveBack();
  }
}

/**
 * npm runs commands in the checkout; paths are meant from where the person is.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function fromHere([name = '', ...rest], env) {
  const here = (/** @type {string} */ path) => resolve(env.INIT_CWD ?? process.cwd(), path);
  const isPath = (/** @type {string} */ arg) => !arg.startsWith('-') && existsSync(here(arg));
  return name === 'install' ? [name, ...rest.map((arg) => (isPath(arg) ? here(arg) : arg))] : [name, ...rest];
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function run(args, env) {
  const stopWithParent = pathToFileURL(join(ROOT, 'apps/launcher/src/process/stop-with-parent.mjs')).href;
  return new Promise((done, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', stopWithParent, join(ROOT, 'apps/api/dist/dictionaries.js'), ...args],
      // Ctrl+C in the terminal reaches it directly: it ends in order, and this one waits for it.
      { cwd: join(ROOT, 'apps/api'), env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
    );
    child.once('error', reject);
    child.once('exit', (code) => done(code ?? 1));
  });
}
