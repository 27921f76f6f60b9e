import { setTimeout as pause } from 'node:timers/promises';

import { describe, expect, test } from 'vitest';

import { startThread, type RunningThread } from './running-thread.ts';
import { createSharedThread } from './shared-thread.ts';

/** A thread that returns how often it was called, and crashes if the text is `crash`. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let calls = 0;
    parentPort.on('message', ({ id, args }) => {
      if (args[0] === 'crash') throw new Error('fell over');
      if (args[0] === 'refuse') parentPort.postMessage({ id, errorMessage: 'refused' });
      else if (args[0] !== 'wait') parentPort.postMessage({ id, result: [String(++calls)] });
    });
  `)}`,
);

const createTestThread = (idleMs: number) => {
  const startedThreads: RunningThread[] = [];
  const sharedThread = createSharedThread(idleMs, () => {
    const thread = startThread(program);
    startedThreads.push(thread);
    return thread;
  });
  const findWords = (text: string) => sharedThread.use((thread) => thread.call('findWords', text, 1));
  return { sharedThread, started: startedThreads, ask: findWords };
};

describe('the thread', () => {
  test('starts on the first call and is reused for later ones', async () => {
    const { sharedThread, started, ask } = createTestThread(60_000);
    expect(started).toHaveLength(0);
    expect(await Promise.all([ask(''), ask('')])).toEqual([['1'], ['2']]);
    expect(await ask('')).toEqual(['3']);
    expect(started).toHaveLength(1);
    await sharedThread.close();
  });

  test('ends when idle, and restarts on the next call', async () => {
    const { sharedThread, started, ask } = createTestThread(1);
    await ask('');
    await expect.poll(() => started[0]?.hasExited(), { timeout: 100_000 }).toBe(true);
    expect(await ask('')).toEqual(['1']);
    expect(started).toHaveLength(2);
    await sharedThread.close();
  });

  test('stays alive while it is in use', async () => {
    const { sharedThread, started } = createTestThread(1);
    const { thread, release } = sharedThread.acquire();
    await sharedThread.use((reusedThread) => reusedThread.call('findWords', '', 1));
    await pause(20);
    expect(thread.hasExited()).toBe(false);
    release();
    await expect.poll(() => started[0]?.hasExited(), { timeout: 100_000 }).toBe(true);
    await sharedThread.close();
  });

  test('rejects pending calls when it crashes, and is replaced on the next call', async () => {
    const { sharedThread, started, ask } = createTestThread(60_000);
    const pendingCall = ask('wait');
    const crashing = ask('crash');
    await expect(pendingCall).rejects.toThrow('fell over');
    await expect(crashing).rejects.toThrow('fell over');
    expect(await ask('')).toEqual(['1']);
    expect(started).toHaveLength(2);
    await sharedThread.close();
  });

  test('continues after a failed call', async () => {
    const { sharedThread, started, ask } = createTestThread(60_000);
    await expect(ask('refuse')).rejects.toThrow('refused');
    expect(await ask('')).toEqual(['1']);
    expect(started).toHaveLength(1);
    await sharedThread.close();
  });

  test('rejects pending and later calls when it is closed', async () => {
    const { sharedThread, ask } = createTestThread(60_000);
    const waiting = ask('wait');
    waiting.catch(() => {});
    await sharedThread.close();
    await expect(waiting).rejects.toThrow('stopped');
    await expect(ask('')).rejects.toThrow('closed');
  });
});
