import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { getTaskStatus } from '@glossa/contract/tasks';
import { getReadingPage, getText, uploadText } from '@glossa/contract/texts';
import { expect, test, vi } from 'vitest';

import { signedIn } from '../testing/signed-in.ts';
import { startTestApp } from '../testing/test-app.ts';

const app = startTestApp();

// The built program, as an operator runs it.
function startWorker(): ChildProcess {
  const { databaseUrl, dataDir, secret } = app.deps.config;
  return fork(fileURLToPath(new URL('../../dist/worker.js', import.meta.url)), {
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET: secret,
      LOG_LEVEL: 'silent',
      PATH: process.env['PATH'],
    },
    stdio: 'ignore',
  });
}

const stop = async (worker: ChildProcess, signal: NodeJS.Signals) => {
  worker.kill(signal);
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
};

test('an analysis that was killed in the middle is finished after a restart, exactly once', async () => {
  const reader = await signedIn(app);
  const words = Array.from(
    { length: 3000 },
    (_, n) => `w${n.toString(26).replaceAll(/\d/g, (d) => 'qrstuvwxyz'[Number(d)] as string)}`,
  );
  const content = Array.from(
    { length: 60_000 },
    (_, n) => `The ${words[n % 3000]} saw ${words[(n * 7) % 3000]} and left.`,
  ).join('\n\n');
  const text = await reader.call(uploadText, {
    body: { title: 'Long', language: 'en' },
    files: { content_file: new File([content], 'long.txt') },
  });
  const task = () => reader.call(getTaskStatus, { params: { id: text.task as string } });

  const first = startWorker();
  await vi.waitFor(async () => expect((await task()).progress).toBeGreaterThan(0), {
    timeout: 20_000,
    interval: 10,
  });
  await stop(first, 'SIGKILL');
  expect((await task()).status).toBe('STARTED');
  await expect(reader.call(getReadingPage, { params: { id: text.id, page: 1 } })).rejects.toMatchObject({
    code: 'text_not_ready',
  });

  const second = startWorker();
  await vi.waitFor(async () => expect((await task()).status).toBe('SUCCESS'), {
    timeout: 60_000,
    interval: 100,
  });
  await stop(second, 'SIGTERM');
  const after = await reader.call(getText, { params: { id: text.id } });
  expect(after.content).toBe(content);
  expect(after).toMatchObject({ wordCount: 60_000 * 6, sentence_count: 60_000 });
  const { rows } = await app.deps.db.pool.query('SELECT recount_learner($1) AS wrong', [reader.learnerId]);
  expect(rows).toEqual([{ wrong: 0 }]);
}, 120_000);
