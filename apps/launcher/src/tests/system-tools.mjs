import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from '../process/run.mjs';
import { LauncherError } from '../launcher-error.mjs';
import { ROOT } from '../settings.mjs';

/**
 * @typedef {object} ToolContext
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logDir
 * @property {AbortSignal} signal
 * @property {boolean} install whether missing tools may be installed on this machine (`--install`)
 */

const canRun = (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const FAKETIME = ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', ''].map(
  (machine) => `/usr/lib/${machine}faketime/libfaketimeMT.so.1`,
);

/** Functions that check whether a test tool other than Node is installed, by the tool's Debian package. */
const TOOLS = {
  ffmpeg: (/** @type {NodeJS.ProcessEnv} */ env) => canRun(env.FFMPEG_PATH ?? 'ffmpeg', '-version'),
  'espeak-ng': () => canRun('espeak-ng', '--version'),
  'redis-server': () => canRun('redis-server', '--version'),
  libfaketime: () => faketimeLibrary() !== undefined,
  wordpress: () => existsSync('/usr/share/wordpress/wp-load.php'),
  'php-cli': () => canRun('php', '--version'),
  'php-mysql': () => canRun('php', '-r', "exit(extension_loaded('mysqli') ? 0 : 1);"),
  'mariadb-server': () => existsSync('/usr/sbin/mariadbd'),
};

/**
 * Installs missing tools if allowed.
 * @param {(keyof typeof TOOLS)[]} names
 * @param {ToolContext} context
 * @returns {Promise<string | undefined>} message about tools that are still missing; undefined if there are none
 */
export async function installMissingTools(names, context) {
  const missing = () => names.filter((name) => !TOOLS[name](context.env));
  if (missing().length > 0 && context.install) {
    await installWithApt(missing(), context).catch(() => undefined);
    context.signal.throwIfAborted();
  }
  return missing().length > 0 ? formatMissingPackages(missing().join(' '), context) : undefined;
}

/** Returns the path of libfaketime, which changes the clock of a process. */
export const faketimeLibrary = () => FAKETIME.find((path) => existsSync(path));

// The headless shell, Chromium without a user interface, is 25 % faster.
const SHELL = 'chromium-headless-shell';
const BROWSERS = [SHELL, 'chromium', 'google-chrome', 'chromium-browser'].map((name) => `/usr/bin/${name}`);

/**
 * Returns a Chromium for the tests: the one in CHROMIUM_PATH, a system one, or Playwright's own. If there is none and
 * installing is allowed, installs Debian's or, failing that, Playwright's.
 * @param {ToolContext} context
 * @returns {Promise<string>} its path
 * @throws {LauncherError} when there is none
 */
export async function requireBrowser(context) {
  const playwright = dirname(
    createRequire(join(ROOT, 'apps/e2e/package.json')).resolve('@playwright/test/package.json'),
  );
  const { chromium } = /** @type {{ chromium: { executablePath: () => string } }} */ (
    createRequire(join(playwright, 'package.json'))('playwright-core')
  );
  const find = () =>
    [context.env.CHROMIUM_PATH ?? '', ...BROWSERS, chromium.executablePath()].find(
      (path) => path !== '' && isBrowser(path),
    );
  const systemDependencyFlag = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const installMethods = [
    ...[SHELL, 'chromium'].map((name) => async () => {
      if (isDebian()) await installWithApt([name, 'fonts-ipafont-gothic'], context);
    }),
    () =>
      install(
        process.execPath,
        [join(playwright, 'cli.js'), 'install', ...systemDependencyFlag, 'chromium'],
        context,
      ),
  ];
  for (const installMethod of context.install ? installMethods : []) {
    if (find()) break;
    await installMethod().catch(() => undefined); // The next method may succeed.
    context.signal.throwIfAborted();
  }
  const found = find();
  if (!found) throw new LauncherError(`${formatMissingPackages(SHELL, context)} Or set CHROMIUM_PATH.`);
  return found;
}

/**
 * Returns whether a file is a browser. Ubuntu's package is only a stub that prompts the user to install the snap.
 * @param {string} path
 */
function isBrowser(path) {
  return existsSync(path) && !(path === '/usr/bin/chromium-browser' && existsSync('/usr/bin/snap'));
}

function isDebian() {
  return existsSync('/etc/debian_version') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * @param {string} packages
 * @param {ToolContext} context
 */
function formatMissingPackages(packages, context) {
  return context.install
    ? `Missing and could not be installed: ${packages}. See ${installLog(context)}.`
    : `Missing: ${packages}. Install it, or run the command again with -- --install.`;
}

/**
 * Installs Debian packages if apt is available and permitted.
 * @param {string[]} packages
 * @param {ToolContext} context
 * @throws when they can't be installed
 */
async function installWithApt(packages, context) {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('apt-get is not available');
  const apt = (/** @type {string[]} */ ...args) => {
    const aptArgs = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300', ...args];
    return process.getuid?.() === 0
      ? install('apt-get', aptArgs.slice(1), context)
      : install('sudo', ['-n', ...aptArgs], context);
  };
  await apt('update');
  await apt('-y', '--no-install-recommends', 'install', ...packages);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {ToolContext} context
 */
function install(command, args, context) {
  const { env, signal } = context;
  return run(command, args, {
    cwd: ROOT,
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    log: installLog(context),
    signal,
  });
}

/** @param {ToolContext} context */
const installLog = ({ logDir }) => join(logDir, 'install-tools.log');
