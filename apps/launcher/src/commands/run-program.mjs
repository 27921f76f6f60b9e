import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from '../prepare/prepare.mjs';
import { createSteps } from '../screen.mjs';
import { readSettings, ROOT } from '../settings.mjs';

/**
 * Runs one of the API's programs on the site's database, whether the site is running or not.
 * @param {string} name
 * @param {string[]} args
 * @param {Pick<import('../cli.mjs').Context, 'env' | 'signal' | 'screen'>} context
 * @returns {Promise<number>} exit code
 */
export async function runProgram(name, args, { env, signal, screen }) {
  const settings = readSettings(env);
  await prepare({ root: ROOT, env, logDir: settings.logDir, signal }, createSteps(screen), ['api']);
  // Import this dynamically, because the packages it needs may not be installed before this point.
  const { acquireDatabase } = await import('../site/database.mjs');
  const { siteEnv } = await import('../site/site.mjs');
  const database = await acquireDatabase(settings);
  try {
    return await run(name, args, siteEnv(settings, env, database.url));
  } finally {
    await database.release();
  }
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function run(name, args, env) {
  const stopWithParent = pathToFileURL(join(ROOT, 'apps/launcher/src/process/stop-with-parent.mjs')).href;
  return new Promise((done, reject) => {
    const child = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', stopWithParent, join(ROOT, `apps/api/dist/${name}.js`), ...args],
      // Ctrl+C in the terminal also reaches the program, which shuts down by itself while this process waits.
      {
        cwd: join(ROOT, 'apps/api'),
        env: { INIT_CWD: process.cwd(), ...env },
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      },
    );
    child.once('error', reject);
    child.once('exit', (code) => done(code ?? 1));
  });
}

/**
 * `npm run glossa -- COMMAND …`: runs the API's operator command-line tool on the site's database, whether the site is
 * running or not.
 * @param {import('../cli.mjs').Context} context
 * @returns {Promise<number>} exit code
 */
export const glossa = ({ args, ...context }) => runProgram('glossa', args, context);
