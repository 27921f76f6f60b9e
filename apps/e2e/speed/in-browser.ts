import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

import { freePort } from '../src/app/free-port.ts';
import { temporaryFolder } from '../src/app/temporary-folder.ts';
import { browserFlags } from '../src/browser-flags.ts';

/** A browser without trace or video, for measurements. */
interface OwnBrowser {
  /** Its debugging port. */
  port: number;
  /** Runs work in it through Playwright, then disconnects. */
  visit: (work: (context: BrowserContext) => Promise<void>) => Promise<void>;
}

/** Runs work in a browser with a fresh profile. */
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
    // In its own process group: some systems start it through a script, which alone would be killed otherwise.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  try {
    await untilListening(child.stderr);
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
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
    // Its processes may still write for a moment.
    await rm(folder.path, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function untilListening(said: Readable): Promise<void> {
  let all = '';
  for await (const piece of on(said, 'data')) {
    all += String(piece);
    if (all.includes('DevTools listening on')) return;
  }
}
