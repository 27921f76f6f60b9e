import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { fail } from '@glossa/contract/failure';
import { newId } from '@glossa/db/new-id';
import { processVideo, sealVideos } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler, type JobRun } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import {
  claimVideo,
  heartbeatTimeout,
  isClaimed,
  releaseVideo,
  type ClaimedVideo,
} from '#domain/videos/processing/queries.ts';
import { startRun, type Run } from '#domain/videos/processing/run.ts';
import { failProcessing } from '#domain/videos/processing/state-machine.ts';
import { workFolder } from '#domain/videos/work-folders.ts';
import { addToLog } from '#platform/logging/log-context.ts';
import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import { createMedia } from './create-media.ts';
import { createSubtitles } from './create-subtitles.ts';
import { classifyError } from './processing-problem.ts';
import { transcribe } from './transcription/transcribe.ts';

type ProcessDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'jobs' | 'analyzer' | 'media' | 'log'>;

/** Claims a video. If another run holds the claim, waits until that run would count as dead, then tries once more. */
async function claim({ db }: ProcessDeps, videoId: string, stop: AbortSignal) {
  const runId = newId();
  const first = await claimVideo(db, { videoId, runId });
  if (first || !(await isClaimed(db, videoId))) return first && { runId, video: first };
  await pause((heartbeatTimeout + 1) * 1000, undefined, { signal: stop });
  const second = await claimVideo(db, { videoId, runId });
  return second && { runId, video: second };
}

/** Progress in percent once the file is converted; lower if transcription comes next. */
const convertedPercent = { usual: 85, transcribed: 55 };

async function runSteps(deps: ProcessDeps, video: ClaimedVideo, run: Run, folder: string): Promise<void> {
  const { transcription } = deps.config;
  const convertedAt = video.transcribe ? convertedPercent.transcribed : convertedPercent.usual;
  if (!video.videoUrl) await createMedia(deps, video, run, { folder, convertTo: convertedAt });
  const transcribeVideo = async () => {
    if (!transcription) return fail('transcription_not_configured');
    return transcribe(deps, transcription, video, run, { folder, from: convertedAt + 2, to: 88 });
  };
  await createSubtitles(deps, video, video.wantedTrackId ?? (await transcribeVideo()), run, 88);
}

/**
 * Processes a video. It may be killed at any point, and may run twice for the same video: each run has its own folder
 * and writes to the video only while it holds the claim.
 */
async function process(
  deps: ProcessDeps,
  videoId: string,
  { isLastAttempt, signal: stop }: Pick<JobRun, 'isLastAttempt' | 'signal'>,
): Promise<void> {
  const claimed = await claim(deps, videoId, stop);
  if (!claimed) return;
  const { runId, video } = claimed;
  addToLog({ taskId: video.taskId });
  const run = startRun(deps.db, { videoId, runId }, stop);
  const ownFolder = path.join(workFolder(deps.config.dataDir), videoId);
  const folder = path.join(ownFolder, runId);
  try {
    await run.check();
    // Earlier runs are dead, or will notice within a second that they lost the claim.
    await rm(ownFolder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await runSteps(deps, video, run, folder);
    await deps.jobs.enqueue(sealVideos, {}, 'films');
  } catch (error) {
    if (stop.aborted) {
      await releaseVideo(deps.db, run);
      throw error;
    }
    if (error instanceof TaskStoppedError || run.signal.aborted) return;
    const problem = classifyError(error);
    deps.log.warn({ err: error, videoId, isLastAttempt }, 'could not process video');
    if (problem.isTransient && !isLastAttempt) {
      await releaseVideo(deps.db, run);
      throw error;
    }
    await deps.db.transaction((tx) => failProcessing(tx, { videoId, taskId: video.taskId }, problem.code));
  } finally {
    run.end();
    await rm(ownFolder, { recursive: true, force: true });
  }
}

export const processHandler = (deps: ProcessDeps): JobHandler =>
  defineHandler(processVideo, ({ videoId }, run) => process(deps, videoId, run));
