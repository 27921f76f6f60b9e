import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createAccountTurns } from './upload-turns.ts';

/** Work that counts concurrent calls and finishes on demand. */
function createWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    start: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    },
    endAll: async () => {
      while (ends.length > 0) {
        ends.shift()?.();
        await nextTurn();
      }
    },
    most: () => most,
  };
}

test('limits the number of concurrent calls per account', async () => {
  const turns = createAccountTurns({ concurrency: 2, maxWaiting: 10 });
  const work = createWork();
  const all = Promise.all(Array.from({ length: 8 }, () => turns.run('one', work.start)));
  await nextTurn();
  await work.endAll();
  await all;
  expect(work.most()).toBe(2);
});

test('lets other accounts start immediately', async () => {
  const turns = createAccountTurns({ concurrency: 1, maxWaiting: 10 });
  const work = createWork();
  const all = [turns.run('one', work.start), turns.run('one', work.start)];
  await expect(turns.run('other', async () => 'done')).resolves.toBe('done');
  await work.endAll();
  await Promise.all(all);
});

test('refuses a call when too many are waiting, and starts the next one after a failure', async () => {
  const turns = createAccountTurns({ concurrency: 1, maxWaiting: 1 });
  const failing = turns.run('one', async () => {
    await nextTurn();
    throw new Error('failed');
  });
  const waiting = turns.run('one', async () => 'done');
  await expect(turns.run('one', async () => 'late')).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(failing).rejects.toThrow('failed');
  await expect(waiting).resolves.toBe('done');
  await expect(turns.run('one', async () => 'again')).resolves.toBe('again');
});
