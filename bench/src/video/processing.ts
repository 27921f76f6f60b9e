import { execFile } from 'node:child_process';
import { copyFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Call } from '@glossa/contract/client';
import { getVideo } from '@glossa/contract/videos';

import { formatMs, formatRatio, type Report } from '../measure/report.ts';
import { timing, type Timing } from '../measure/stats.ts';
import { isSmall } from '../reading/scale.ts';
import { createContractClient } from '../setup/contract-client.ts';
import { enroll, type BenchLearner, type Installation } from '../setup/installation.ts';
import { addTexts } from '../setup/library.ts';
import { cutNovel, readNovel } from '../setup/novel.ts';
import { addVideo } from './add-video.ts';
import { makeVideo } from './make-video.ts';
import { processesIn } from './processes-in.ts';

const run = promisify(execFile);

const seconds = isSmall ? 10 : 120;

/** Returns the time from the start of the task until the video was ready, in milliseconds. */
async function readProcessingTime({ pool }: Installation, taskId: string): Promise<number> {
  const { rows } = await pool.query<{ time: number }>(
    'SELECT (extract(epoch FROM finished_at - started_at) * 1000)::float AS time FROM task WHERE id = $1',
    [taskId],
  );
  return rows[0]?.time ?? Number.NaN;
}

async function waitUntilReady(call: Call, id: string): Promise<void> {
  for (;;) {
    const { processing_status: status, problem } = await call(getVideo, { params: { id } });
    if (status === 'failed') throw new Error(`the video failed: ${problem}`);
    if (status === 'ready') return;
    await pause(200);
  }
}

/** Returns the arguments that the worker passes to ffmpeg, excluding the resource limits. */
async function readFfmpegArgs({ folder }: Installation): Promise<string[]> {
  for (;;) {
    const found = processesIn(path.join(folder, 'work')).find(({ args }) =>
      args.some((arg) => arg.endsWith('video.mp4')),
    );
    const at = found?.args.findIndex((arg) => /(^|\/)ffmpeg$/.test(arg)) ?? -1;
    if (found && at !== -1) return found.args.slice(at);
    await pause(2);
  }
}

/** Opens pages as a reader would until the work is done. */
async function timePagesUntil(reader: BenchLearner, text: string, work: Promise<unknown>): Promise<Timing> {
  const durations: number[] = [];
  const state = { isDone: false };
  void work.finally(() => (state.isDone = true));
  for (let n = 1; !state.isDone; n++) {
    const start = performance.now();
    await reader.client.get(`/api/texts/${text}/page/${1 + (n % 20)}/?sentences_per_page=15`);
    durations.push(performance.now() - start);
    await pause(20);
  }
  return timing(durations);
}

/** Measures transcoding a video against ffmpeg alone, copying a video against the disk, and the effect on a reader. */
export async function measureProcessing(installation: Installation, report: Report): Promise<void> {
  report.section(`A video of ${seconds} s, 1280 × 720`);
  const videoPath = makeVideo('avi', seconds);
  const copy = makeVideo('mp4', seconds);
  const learner = await enroll(installation);
  const call = await createContractClient(installation, learner.id);
  const [text = ''] = await addTexts(
    installation,
    learner,
    cutNovel(readNovel(330_000), 1).map((content) => ({ title: 'Novel', content })),
  );

  const uploaded = await addVideo(call, videoPath, seconds / 2);
  const [command] = await Promise.all([readFfmpegArgs(installation), waitUntilReady(call, uploaded.id)]);
  const processingTime = await readProcessingTime(installation, uploaded.task ?? '');

  // Do the same work with ffmpeg alone, using the same arguments and the video file as the source.
  const referenceOutput = path.join(path.dirname(videoPath), 'plain.mp4');
  const args = command
    .slice(1)
    .map((arg) =>
      arg.endsWith('video.mp4') ? referenceOutput : arg.endsWith('/source') ? `file:${videoPath}` : arg,
    );
  const start = performance.now();
  await run('ffmpeg', args);
  const ffmpegTime = performance.now() - start;
  report.add({
    label: 'converting, until ready to be watched',
    result: `${(processingTime / 1000).toFixed(1)} s; ffmpeg alone ${(ffmpegTime / 1000).toFixed(1)} s = ${formatRatio(processingTime / ffmpegTime)}`,
    target: '≤ 1.10× ffmpeg alone',
    hasPassed: isSmall || processingTime / ffmpegTime <= 1.1,
    details: { own: processingTime, alone: ffmpegTime, args },
  });

  const idleTimes = await timePagesUntil(learner, text, pause(isSmall ? 500 : 10_000));
  const secondVideo = await addVideo(call, videoPath, seconds / 2);
  const busy = await timePagesUntil(learner, text, waitUntilReady(call, secondVideo.id));
  report.add({
    label: 'pages opened while a video is converted',
    result: `p95 ${formatMs(busy.p95)}; idle ${formatMs(idleTimes.p95)} = ${formatRatio(busy.p95 / idleTimes.p95)}`,
    target: '≤ 2× idle',
    hasPassed: isSmall || busy.p95 <= 2 * idleTimes.p95,
    details: { busy, idle: idleTimes },
  });

  const copiedVideo = await addVideo(call, copy, seconds / 2);
  await waitUntilReady(call, copiedVideo.id);
  const copyTime = await readProcessingTime(installation, copiedVideo.task ?? '');
  const copyStart = performance.now();
  copyFileSync(copy, `${copy}.copy`);
  const disk = performance.now() - copyStart;
  const megabytes = statSync(copy).size / 1024 ** 2;
  report.add({
    label: `copying ${megabytes.toFixed(0)} MB, until ready to be watched`,
    result: `${(copyTime / 1000).toFixed(2)} s; the disk copies it in ${(disk / 1000).toFixed(2)} s`,
    details: { copyTime, disk, megabytes },
  });
}
