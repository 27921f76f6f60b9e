import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startMariadb } from './database.mjs';

const execute = promisify(execFile);
const resolvePath = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** Debian's WordPress folder. */
const source = '/usr/share/wordpress';

/**
 * @typedef {object} Site a running WordPress site
 * @property {string} url
 * @property {() => Promise<string>} phpWarnings returns PHP's warnings so far
 * @property {(code: string) => Promise<string>} run runs PHP code in it and returns the output
 * @property {() => Promise<void>} stop stops all processes and deletes the folder
 */

/**
 * Installs and starts a WordPress site with the plugin in a temporary folder.
 * @param {{ origins: string[], host?: string, plugins?: string[] }} options `origins` may set the language; `plugins`
 *   are folders of other plugins, each with a file of the same name
 * @returns {Promise<Site>}
 */
export async function startWordpress({ origins, host = '127.0.0.1', plugins = [] }) {
  const folder = await mkdtemp(join(tmpdir(), 'glossa-wordpress-'));
  /** @type {(() => Promise<void>)[]} */
  const closers = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    while (closers.length > 0) await closers.pop()?.();
  };
  try {
    const files = join(folder, 'site');
    const allPlugins = [resolvePath('../glossa-language-sync'), ...plugins];
    await fill(files, allPlugins);
    const { socket, stop: stopMariadb } = await startMariadb(folder);
    closers.push(stopMariadb);
    const url = `http://${host}:${await freePort()}`;
    const log = join(folder, 'debug.log');
    const env = {
      ...process.env,
      WORDPRESS_FOLDER: files,
      WORDPRESS_SOCKET: socket,
      WORDPRESS_URL: url,
      WORDPRESS_DEBUG_LOG: log,
      WORDPRESS_ORIGINS: origins.join(','),
      WORDPRESS_PLUGINS: allPlugins.map((path) => `${basename(path)}/${basename(path)}.php`).join(','),
      // WordPress sends requests to itself, so a single worker isn't enough.
      PHP_CLI_SERVER_WORKERS: '4',
    };
    await execute('php', [resolvePath('install.php')], { env });
    closers.push(await serve(files, { url, env, log: join(folder, 'php.log') }));
    const run = async (/** @type {string} */ code) =>
      (
        await execute('php', ['-r', `require getenv( 'WORDPRESS_FOLDER' ) . '/wp-load.php'; ${code}`], {
          env,
        })
      ).stdout;
    return { url, stop, run, phpWarnings: () => readFile(log, 'utf8').catch(() => '') };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Copies WordPress and the plugins to `files`. Debian's files are symbolic links, which the copy resolves.
 * @param {string} files
 * @param {string[]} plugins
 */
async function fill(files, plugins) {
  await cp(source, files, {
    recursive: true,
    dereference: true,
    filter: (path) => !path.endsWith('.htaccess'),
  });
  await cp(resolvePath('wp-config.php'), join(files, 'wp-config.php'));
  await mkdir(join(files, 'wp-content/mu-plugins'), { recursive: true });
  await cp(resolvePath('site-languages.php'), join(files, 'wp-content/mu-plugins/site-languages.php'));
  for (const plugin of plugins)
    await cp(plugin, join(files, 'wp-content/plugins', basename(plugin)), { recursive: true });
}

/**
 * @param {string} files
 * @param {{ url: string, env: NodeJS.ProcessEnv, log: string }} options
 * @returns {Promise<() => Promise<void>>} stops the server
 */
async function serve(files, { url, env, log }) {
  const output = openSync(log, 'a');
  // Use a separate process group, so that the server can be stopped together with its workers.
  const php = spawn('php', ['-S', new URL(url).host, '-t', files], {
    env,
    stdio: ['ignore', output, output],
    detached: true,
  });
  const stop = async () => {
    if (php.exitCode !== null || php.signalCode !== null || php.pid === undefined) return;
    const exited = once(php, 'exit');
    process.kill(-php.pid, 'SIGTERM');
    await exited;
  };
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    if (php.exitCode !== null)
      throw new Error(`PHP ended with ${php.exitCode}: ${await readFile(log, 'utf8')}`);
    const isUp = await fetch(`${url}/wp-login.php`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isUp) return stop;
    await pause(100);
  }
  await stop();
  throw new Error(`WordPress did not answer: ${await readFile(log, 'utf8')}`);
}

/** @returns {Promise<number>} a free TCP port */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
