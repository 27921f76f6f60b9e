import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

import { freePort } from '../src/app/free-port.ts';
import { temporaryFolder } from '../src/app/temporary-folder.ts';
import { browserFlags } from '../src/browser-flags.ts';

/** A browser that nobody watches while something is measured in it. */
interface OwnBrowser {
  /** Where it takes commands. */
  port: number;
  /** Works in it as Playwright does, and lets go of it. */
  visit: (work: (context: BrowserContext) => Promise<void>) => Promise<void>;
}

/** Does some work in a browser that nobody has used. */
export async function inBrowser<Answer>(work: (browser: OwnBrowser) => Promise<Answer>): Promise<Answer> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const child = spawn(
    process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    [
      ...browserFlags,
      '--no-sandbox',
      '--headless',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${join(folder.path, 'profile')}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    // It says that it listens.
    await once(child.stderr, 'data');
    return await work({
      port,
      visit: async (visiting) => {
        const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
        const [context] = browser.contexts();
        if (!context) throw new Error('The browser has no context of its own.');
        await visiting(context);
        await browser.close();
      },
    });
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await folder.remove();
  }
}
