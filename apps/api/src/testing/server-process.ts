import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { FakeStripe } from '@glossa/payments/testing/fake-stripe';
import { onTestFinished, vi } from 'vitest';

import { stripeShop } from './shopping.ts';
import { siteEnvironment } from './site-environment.ts';
import type { TestApp } from './test-app.ts';

/** Starts the built server on the app's database and its own port, as an operator runs it. */
export async function startServerProcess(
  app: TestApp,
  fakeStripe: FakeStripe,
  port: number,
): Promise<{ server: ChildProcess; url: string }> {
  const server = fork(fileURLToPath(new URL('../../dist/main.js', import.meta.url)), {
    env: {
      ...siteEnvironment(app),
      ...stripeShop(fakeStripe),
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  // Ends the server even if the test fails.
  onTestFinished(() => void server.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      if (!(await fetch(`${url}/readyz`)).ok) throw new Error('not ready');
    },
    { timeout: 100_000, interval: 50 },
  );
  return { server, url };
}
