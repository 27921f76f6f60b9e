import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { withBackupLock } from '#domain/backup/backup-lock.ts';
import { createTestClock } from '#testing/test-clock.ts';
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

/** Runs `glossa backup --daily 03:30`, starting at noon. After each write, calls `onOutput` with all output so far. */
function backUpDaily(keep: number, onOutput: (output: string, stop: () => void) => void = () => {}) {
  const stop = new AbortController();
  let output = '';
  let errors = '';
  const context = {
    env: siteEnvironment(app),
    screen: {
      // Steps are shown only on a terminal.
      isTTY: true,
      write: (text: string) => {
        output += text;
        onOutput(output, () => stop.abort());
      },
    },
    input: Readable.from([]),
    signal: stop.signal,
    clock: createTestClock('2026-11-20T12:00:00Z'),
    resolvePath: (relative: string) => relative,
  };
  const args = ['backup', folder, '--keep', String(keep), '--daily', '03:30'];
  const exitCode = runGlossa(args, context, { write: (text) => (errors += text) });
  return { ended: exitCode.then((code) => ({ code, output, errors })) };
}

const countBackups = (output: string): number => output.match(/✓ /g)?.length ?? 0;

test('makes a backup on startup and daily at the given time, and keeps only the newest', async () => {
  const { ended } = backUpDaily(2, (output, stop) => /removed .*\n/.test(output) && stop());
  const { output, ...end } = await ended;
  expect(end).toEqual({ code: 130, errors: 'Stopped.\n' });
  expect(countBackups(output)).toBe(3);
  expect(output.match(/Next backup: .*/g)?.slice(0, 2)).toEqual([
    'Next backup: 2026-11-21T03:30:00.000Z',
    'Next backup: 2026-11-22T03:30:00.000Z',
  ]);
  expect((await readdir(folder)).sort()).toEqual(['glossa-20261121T033000Z', 'glossa-20261122T033000Z']);
});

test('skips the first backup when the newest is less than a day old', async () => {
  await mkdir(path.join(folder, 'glossa-20261119T123000Z'));
  const { ended } = backUpDaily(9, (output, stop) => countBackups(output) === 1 && stop());
  expect((await ended).output).toMatch(/^Next backup: 2026-11-21T03:30/);
});

test('reports a failed backup and tries again the next day', async () => {
  let fail = () => {};
  const hasFailed = new Promise<void>((resolve) => (fail = resolve));
  const { ended } = await withBackupLock(app.deps.db, async () => {
    const daily = backUpDaily(9, (output, stop) => {
      if (output.includes('✗')) fail();
      if (countBackups(output) === 1) stop();
    });
    await hasFailed;
    return daily;
  });
  const { output } = await ended;
  expect(output).toContain('✗ Another backup or restore is running.\nNext backup: 2026-11-21T03:30');
  expect(countBackups(output)).toBe(1);
  expect(await readdir(folder)).toHaveLength(1);
});

test('leaves nothing behind when stopped in the middle of a backup', async () => {
  let found: string[] = [];
  const { ended } = backUpDaily(9, (output, stop) => {
    // Wait until the backup has started its first step.
    if (found.length > 0 || !output.includes('  files')) return;
    found = readdirSync(folder);
    stop();
  });
  expect(await ended).toMatchObject({ code: 130, output: expect.not.stringContaining('✓') });
  expect(found).toEqual(['.glossa-20261120T120000Z.partial']);
  expect(await readdir(folder)).toEqual([]);
});
