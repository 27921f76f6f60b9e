import { getReadingPage } from '@glossa/contract/reading';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { consume } from '@glossa/jobs/consumer';
import { analyzeDocument } from '@glossa/jobs/definitions';
import { defineHandler } from '@glossa/jobs/job';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { createApp } from '#app.ts';
import { createDeps, jobStore, type Deps } from '#deps.ts';
import { consumerOptions } from '#handlers.ts';
import { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { startFlakyLink, type FlakyLink } from '#testing/flaky-link.ts';
import { listen } from '#testing/listen.ts';
import { waitOptions } from '#testing/wait-options.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let link: FlakyLink;
let deps: Deps;
let server: Awaited<ReturnType<typeof listen>>;

// A second server on the same database, behind a link that can be cut.
beforeAll(async () => {
  const database = new URL(app.deps.config.databaseUrl);
  link = await startFlakyLink({ host: database.hostname, port: Number(database.port || 5432) });
  database.host = `127.0.0.1:${link.port}`;
  deps = createDeps({ ...app.deps.config, databaseUrl: database.href }, 'cut-off');
  server = await listen(createApp(deps, { strict: true }));
});
afterAll(async () => {
  await server.close();
  await deps.close();
  await link.close();
});

test('returns 503 without the database, and recovers on its own', async () => {
  const localBrowser = await signInLearner(app);
  const { id } = await createText(localBrowser);
  const remoteBrowser = new Browser(server.url, app.deps.config.secret);
  const session = await signInLearner(app, { id: localBrowser.learnerId });
  for (const [name, value] of session.cookies) remoteBrowser.cookies.set(name, value);
  const open = () => remoteBrowser.call(getReadingPage, { params: { id, page: 1 } });
  await open();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  await link.cut();
  await expect(open()).rejects.toMatchObject({ status: 503, code: 'unavailable', retryAfter: 2 });
  const change = { body: { texts: ['fox'], language: 'en', knowledge_level: 3 } };
  await expect(remoteBrowser.call(bulkUpdateWords, change)).rejects.toMatchObject({ status: 503 });
  // Health results are cached for a second.
  await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503), waitOptions);
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);

  await link.restore();
  const page = await vi.waitFor(open, { timeout: 100_000 });
  expect(page.words).toEqual({});
  expect(await remoteBrowser.call(bulkUpdateWords, change)).toMatchObject({ changed: 1 });
});

test('opens a queue once the database is back, even if its first use failed', async () => {
  const enqueue = () => deps.jobs.enqueue(analyzeDocument, { documentId: 2_000_000_000 });
  await link.cut();
  await expect(enqueue()).rejects.toThrow();
  await link.restore();
  await vi.waitFor(enqueue, { timeout: 100_000 });
});

test('processes jobs once the database is back, even if the worker started without it', async () => {
  await link.cut();
  const takenJobs: number[] = [];
  const handler = defineHandler(analyzeDocument, async ({ documentId }) => void takenJobs.push(documentId));
  const consumer = consume(jobStore(deps.config), [handler], consumerOptions, {
    error: () => {},
    failed: () => {},
  });
  await app.deps.jobs.enqueue(analyzeDocument, { documentId: 2_000_000_001 });
  await link.restore();
  await vi.waitFor(() => expect(takenJobs).toContain(2_000_000_001), { timeout: 100_000 });
  await consumer.close();
});
