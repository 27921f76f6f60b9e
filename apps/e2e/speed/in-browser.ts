import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

import { findFreePort } from '../src/app/free-port.ts';
import { createTemporaryFolder } from '../src/app/temporary-folder.ts';
import { browserFlags } from '../src/browser-flags.ts';

/** A browser for measurements, without traces or video. */
interface MeasurementBrowser {
  /** The port for remote debugging. */
  port: number;
  /** Connects through Playwright, runs work in the browser, then disconnects. */
  visit: (work: (context: BrowserContext) => Promise<void>) => Promise<void>;
}

/** Runs work in a browser with a fresh profile. */
export async function withBrowser<Result>(
  work: (browser: MeasurementBrowser) => Promise<Result>,
): Promise<Result> {
  const folder = await createTemporaryFolder();
  const port = await findFreePort();
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
    // Use a separate process group, because on some systems, a script starts the browser, and otherwise only that
    // script would be killed.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  try {
    await waitUntilListening(child.stderr);
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
    const exited = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await exited;
    // The browser's child processes may keep writing for a moment.
    await rm(folder.path, { recursive: true, force: true, maxRetries: 20 });
  }
}

async function waitUntilListening(output: Readable): Promise<void> {
  let allText = '';
  for await (const chunk of on(output, 'data')) {
    allText += String(chunk);
    if (allText.includes('DevTools listening on')) return;
  }
}
