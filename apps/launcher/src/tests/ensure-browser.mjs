import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { run } from '../process/run.mjs';
import { Refusal } from '../refusal.mjs';
import { ROOT } from '../settings.mjs';
import { aptInstall } from './apt-install.mjs';

// The headless shell is Chromium without a user interface, and 25 % faster.
const SHELL = 'chromium-headless-shell';
const INSTALLED = [SHELL, 'chromium', 'google-chrome', 'chromium-browser'].map((name) => `/usr/bin/${name}`);

/**
 * Returns a Chromium for the end-to-end tests: the one in CHROMIUM_PATH, a system one, or Playwright's own. If there is
 * none, installs it, from Debian's packages if possible, or else with Playwright.
 * @param {{ env: NodeJS.ProcessEnv, log: string, signal: AbortSignal }} context
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser({ env, log, signal }) {
  const playwright = dirname(
    createRequire(join(ROOT, 'apps/e2e/package.json')).resolve('@playwright/test/package.json'),
  );
  const { chromium } = /** @type {{ chromium: { executablePath: () => string } }} */ (
    createRequire(join(playwright, 'package.json'))('playwright-core')
  );
  const find = () =>
    [env.CHROMIUM_PATH ?? '', ...INSTALLED, chromium.executablePath()].find(
      (path) => path !== '' && isBrowser(path),
    );

  const context = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, log, signal };
  const withSystem = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const ways = [
    ...[SHELL, 'chromium'].map((name) => async () => {
      if (isDebian()) await aptInstall([name, 'fonts-ipafont-gothic'], context);
    }),
    () =>
      run(process.execPath, [join(playwright, 'cli.js'), 'install', ...withSystem, 'chromium'], {
        ...context,
        cwd: ROOT,
      }),
  ];
  for (const way of ways) {
    const found = find();
    if (found) return found;
    await way().catch(() => undefined); // the next method may work
    signal.throwIfAborted();
  }
  const found = find();
  if (found) return found;
  throw new Refusal(
    `There is no Chromium and it could not be installed (see ${log}). Set CHROMIUM_PATH to one.`,
  );
}

/**
 * Whether a file is a browser. Ubuntu's package is only a stub that asks for snap.
 * @param {string} path
 */
function isBrowser(path) {
  return existsSync(path) && !(path === '/usr/bin/chromium-browser' && existsSync('/usr/bin/snap'));
}

function isDebian() {
  return existsSync('/etc/debian_version') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}
