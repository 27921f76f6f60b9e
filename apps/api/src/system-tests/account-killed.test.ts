import { uploadAccountArchive } from '@glossa/contract/account-archive';
import { getTaskStatus } from '@glossa/contract/tasks';
import { listTexts } from '@glossa/contract/texts';
import { listWords } from '@glossa/contract/word-lists';
import { expect, test, vi } from 'vitest';

import { archiveFile } from '#testing/account-archives.ts';
import { makeArchive, textRecord, wordRecord } from '#testing/make-archive.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { endProcess, startWorkerProcess } from '#testing/worker-process.ts';

const app = startTestApp();

const letters = (n: number) => String(n).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] as string);

test('completes an account import after the worker is killed, without duplicates', async () => {
  const reader = await signInLearner(app);
  const numbers = Array.from({ length: 150 }, (_, n) => n);
  const bytes = makeArchive({
    records: {
      words: Array.from({ length: 3000 }, (_, n) => wordRecord(`w${letters(n)}`)),
      texts: numbers.map((n) =>
        textRecord({
          id: `0190a0a0-0000-7000-8000-${String(n).padStart(12, '0')}`,
          title: `Text ${n % 75}`,
          content: `texts/${n % 75}.txt`,
          created_at: new Date(Date.UTC(2026, 1, 1, 0, n)).toISOString(),
        }),
      ),
    },
    files: Object.fromEntries(
      numbers.slice(0, 75).map((n) => [`texts/${n}.txt`, `Otter w${letters(n)} swam on. `.repeat(60)]),
    ),
  });
  const { task } = await reader.call(uploadAccountArchive, {
    body: { start: true },
    files: { archive: archiveFile(bytes) },
  });
  const fetchTask = () => reader.call(getTaskStatus, { params: { id: task?.id ?? '' } });
  const count = async () => (await reader.call(listTexts, { query: {} })).count;

  const first = startWorkerProcess(app);
  await vi.waitFor(async () => expect(await count()).toBeGreaterThan(3), { timeout: 100_000, interval: 10 });
  await endProcess(first, 'SIGKILL');
  expect((await fetchTask()).status).toBe('STARTED');
  expect(await count()).toBeLessThan(150);

  const second = startWorkerProcess(app);
  await vi.waitFor(async () => expect((await fetchTask()).status).toBe('SUCCESS'), {
    timeout: 100_000,
    interval: 100,
  });
  await endProcess(second, 'SIGTERM');
  // Texts with the same title and content but different creation times aren't merged.
  expect(await count()).toBe(150);
  expect((await reader.call(listWords, { query: { language: 'en' } })).count).toBe(3000);
  const { rows } = await app.deps.db.pool.query(
    `SELECT recount_learner($1) AS wrong, (SELECT added FROM account_archive WHERE learner_id = $1) AS added`,
    [reader.learnerId],
  );
  expect(rows).toEqual([{ wrong: 0, added: { texts: 150, words: 3000 } }]);
}, 300_000);
