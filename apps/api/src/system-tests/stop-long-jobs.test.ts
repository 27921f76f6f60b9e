import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { exportAccount, getAccountArchives, uploadAccountArchive } from '@glossa/contract/account-archive';
import { listNotifications } from '@glossa/contract/notifications';
import { getTaskStatus } from '@glossa/contract/tasks';
import { listTexts } from '@glossa/contract/texts';
import { getVideo } from '@glossa/contract/videos';
import { expect, test, vi } from 'vitest';

import { archiveFile } from '#testing/account-archives.ts';
import type { Browser } from '#testing/browser.ts';
import { createReadyVideo, sendVideo, makeVideo } from '#testing/factories/video.ts';
import { makeArchive, textRecord, wordRecord } from '#testing/make-archive.ts';
import { startProcess, type ProgramProcess } from '#testing/start-process.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const run = promisify(execFile);

/** Returns the paths of all files in the given folders of the data folder and their subfolders. */
async function listFiles(...folders: string[]): Promise<string[]> {
  const filesByFolder = folders.map(async (folder) => {
    const inside = path.join(app.deps.config.dataDir, folder);
    const found = await readdir(inside, { recursive: true, withFileTypes: true }).catch(() => []);
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(app.deps.config.dataDir, path.join(entry.parentPath, entry.name)));
  });
  return (await Promise.all(filesByFolder)).flat().sort();
}

/** Lists the files in the folders for work in progress. */
const listTemporaryFiles = () => listFiles('work', 'drafts', path.join('files', 'drafts'));

async function sumSizes(files: readonly string[]): Promise<number> {
  const found = files.map((file) => stat(path.join(app.deps.config.dataDir, file)).catch(() => undefined));
  return (await Promise.all(found)).reduce((sum, one) => sum + (one?.size ?? 0), 0);
}

/** Lists the ffmpeg processes that are working on this site's files. */
async function listRunningTools(): Promise<string[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'args']);
  return stdout
    .split('\n')
    .filter((line) => line.includes('ffmpeg') && line.includes(app.deps.config.dataDir));
}

const fetchTask = (browser: Browser, task: string) => browser.call(getTaskStatus, { params: { id: task } });

/**
 * Stops a worker as an operator does. Returns how many jobs the worker returned to the queue, which may include upkeep.
 */
async function stop(worker: ProgramProcess): Promise<number> {
  // Wait for 'close', which comes after the last log line, unlike 'exit'.
  const exited = once(worker.child, 'close');
  worker.child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  return Number(worker.lines.find(({ msg }) => msg === 'jobs returned to the queue')?.['jobs'] ?? 0);
}

// At the default niceness, ffmpeg would make hardly any progress while tests occupy every core.
const busy = { VIDEO_NICENESS: '0' };
const shortStopTimeout = { ...busy, STOP_TIMEOUT_MS: '50' };

/** Starts another worker and waits until it has finished a task. */
async function finish(browser: Browser, task: string): Promise<void> {
  const worker = startProcess(app, 'worker', busy);
  await vi.waitFor(async () => expect((await fetchTask(browser, task)).status).toBe('SUCCESS'), {
    timeout: 120_000,
    interval: 100,
  });
  await stop(worker);
}

const waitFor = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 100_000, interval: 20 });

test('the next worker converts a video exactly once after the first is stopped midway', async () => {
  const learner = await signInLearner(app);
  // Use a video that needs converting and is long enough for the conversion to be interrupted.
  const long = await makeVideo('-c:v', 'mpeg4', '-vf', 'loop=loop=-1:size=125,scale=960:540', '-t', '45');
  const video = new File([new Uint8Array(long)], 'long.mp4', { type: 'video/mp4' });
  const { id, task } = await sendVideo(learner, { files: { video_file: video } });
  const first = startProcess(app, 'worker', shortStopTimeout);
  // Only the conversion writes this file; probing does not.
  await waitFor(async () => expect(await listRunningTools()).toEqual([expect.stringContaining('video.mp4')]));
  expect(await listTemporaryFiles()).not.toEqual([]);
  expect(await stop(first)).toBeGreaterThan(0);
  await waitFor(async () => expect(await listRunningTools()).toEqual([]));
  expect(await listTemporaryFiles()).toEqual([]);
  expect(await learner.call(getVideo, { params: { id } })).toMatchObject({
    processing_status: 'processing',
    problem: null,
  });

  await finish(learner, task as string);
  expect(await learner.call(getVideo, { params: { id } })).toMatchObject({ processed: true, problem: null });
  expect(await listTemporaryFiles()).toEqual([]);
  const storedFiles = (await listFiles('files')).map((file) => path.basename(file));
  expect(storedFiles).toEqual(['poster.jpg', 'video.mp4']);
  const { results } = await learner.call(listNotifications, { query: {} });
  expect(results.map(({ type }) => type).sort()).toEqual(['TASK_COMPLETED', 'TASK_STARTED']);
}, 300_000);

test('the next worker packs an archive exactly once after the first is stopped midway', async () => {
  const learner = await signInLearner(app);
  const before = await listFiles('files');
  await createReadyVideo(app, learner);
  const videoFile = (await listFiles('files')).find(
    (file) => !before.includes(file) && file.endsWith('video.mp4'),
  );
  // A sparse file, which takes up no space but still takes a while to read.
  await truncate(path.join(app.deps.config.dataDir, videoFile ?? ''), 600_000_000);
  const task = (await learner.call(exportAccount, {})).task?.id ?? '';
  const first = startProcess(app, 'worker', shortStopTimeout);
  await waitFor(async () => expect(await sumSizes(await listTemporaryFiles())).toBeGreaterThan(20_000_000));
  expect(await stop(first)).toBeGreaterThan(0);
  expect(await listTemporaryFiles()).toEqual([]);
  expect((await fetchTask(learner, task)).status).toMatch(/PENDING|STARTED/);

  await finish(learner, task);
  expect(await listTemporaryFiles()).toEqual([]);
  const { export: archive } = await learner.call(getAccountArchives, {});
  expect(archive?.bytes).toBeGreaterThan(600_000_000);
  expect((await listFiles('files')).filter((file) => file.endsWith('.zip'))).toHaveLength(1);
}, 300_000);

test('the next worker completes an archive import without duplicates after the first is stopped midway', async () => {
  const learner = await signInLearner(app);
  const letters = (n: number) =>
    String(n).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] as string);
  const numbers = Array.from({ length: 60 }, (_, n) => n);
  const bytes = makeArchive({
    records: {
      words: Array.from({ length: 500 }, (_, n) => wordRecord(`w${letters(n)}`)),
      texts: numbers.map((n) =>
        textRecord({
          id: `0190a0a0-0000-7000-8000-${String(n).padStart(12, '0')}`,
          title: `Text ${n}`,
          content: `texts/${n}.txt`,
          created_at: new Date(Date.UTC(2026, 1, 1, 0, n)).toISOString(),
        }),
      ),
    },
    files: Object.fromEntries(
      numbers.map((n) => [`texts/${n}.txt`, `Otter w${letters(n)} swam on. `.repeat(60)]),
    ),
  });
  const { task } = await learner.call(uploadAccountArchive, {
    body: { start: true },
    files: { archive: archiveFile(bytes) },
  });
  const count = async () => (await learner.call(listTexts, { query: {} })).count;
  const first = startProcess(app, 'worker', shortStopTimeout);
  await waitFor(async () => expect(await count()).toBeGreaterThan(3));
  expect(await stop(first)).toBeGreaterThan(0);
  expect(await count()).toBeLessThan(60);
  expect(await listTemporaryFiles()).toEqual([]);

  await finish(learner, task?.id ?? '');
  expect(await count()).toBe(60);
  expect(await listTemporaryFiles()).toEqual([]);
  const { rows } = await app.deps.db.pool.query(
    'SELECT recount_learner($1) AS wrong, (SELECT added FROM account_archive WHERE learner_id = $1) AS added',
    [learner.learnerId],
  );
  expect(rows).toEqual([{ wrong: 0, added: { texts: 60, words: 500 } }]);
}, 300_000);
