import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { withBackupLock } from '#domain/backup/backup-lock.ts';
import { givenClock } from '#testing/given-clock.ts';
import { siteEnvironment } from '#testing/site-environment.ts';
import { startTestApp } from '#testing/test-app.ts';
import { runGlossa } from './run-glossa.ts';

const app = startTestApp();
let folder = '';

beforeEach(async () => {
  vi.stubEnv('TZ', 'UTC');
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-daily-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/**
 * Runs `glossa backup --daily 03:30`, starting at noon; `hear` is called with all output so far whenever there is more.
 */
function backUpDaily(keep: number, hear: (told: string, stop: () => void) => void = () => {}) {
  const stop = new AbortController();
  let told = '';
  let errors = '';
  const surroundings = {
    env: siteEnvironment(app),
    screen: {
      // A terminal shows each step.
      isTTY: true,
      write: (text: string) => {
        told += text;
        hear(told, () => stop.abort());
      },
    },
    input: Readable.from([]),
    signal: stop.signal,
    clock: givenClock('2026-11-20T12:00:00Z'),
    here: (given: string) => given,
  };
  const args = ['backup', folder, '--keep', String(keep), '--daily', '03:30'];
  const ended = runGlossa(args, surroundings, { write: (text) => (errors += text) });
  return { ended: ended.then((code) => ({ code, told, errors })) };
}

const made = (told: string): number => told.match(/✓ /g)?.length ?? 0;

test('makes a backup at the start and daily at the hour, and keeps the newest ones', async () => {
  const { ended } = backUpDaily(2, (told, stop) => /removed .*\n/.test(told) && stop());
  const { told, ...end } = await ended;
  expect(end).toEqual({ code: 130, errors: 'Stopped.\n' });
  expect(made(told)).toBe(3);
  expect(told.match(/The next backup is made at .*/g)?.slice(0, 2)).toEqual([
    'The next backup is made at 2026-11-21T03:30:00.000Z.',
    'The next backup is made at 2026-11-22T03:30:00.000Z.',
  ]);
  expect((await readdir(folder)).sort()).toEqual(['glossa-20261121T033000Z', 'glossa-20261122T033000Z']);
});

test('skips the first backup when the newest is less than a day old', async () => {
  await mkdir(path.join(folder, 'glossa-20261119T123000Z'));
  const { ended } = backUpDaily(9, (told, stop) => made(told) === 1 && stop());
  expect((await ended).told).toMatch(/^The next backup is made at 2026-11-21T03:30/);
});

test('reports a failed backup and makes another the next day', async () => {
  let fail = () => {};
  const hasFailed = new Promise<void>((resolve) => (fail = resolve));
  const { ended } = await withBackupLock(app.deps.db, async () => {
    const daily = backUpDaily(9, (told, stop) => {
      if (told.includes('✗')) fail();
      if (made(told) === 1) stop();
    });
    await hasFailed;
    return daily;
  });
  const { told } = await ended;
  expect(told).toContain(
    '✗ Another backup or restore is at work.\nThe next backup is made at 2026-11-21T03:30',
  );
  expect(made(told)).toBe(1);
  expect(await readdir(folder)).toHaveLength(1);
});

test('leaves nothing behind when stopped in the middle of a backup', async () => {
  let found: string[] = [];
  const { ended } = backUpDaily(9, (told, stop) => {
    // The first step after the backup has begun.
    if (found.length > 0 || !told.includes('  files')) return;
    found = readdirSync(folder);
    stop();
  });
  expect(await ended).toMatchObject({ code: 130, told: expect.not.stringContaining('✓') });
  expect(found).toEqual(['.glossa-20261120T120000Z.partial']);
  expect(await readdir(folder)).toEqual([]);
});
