import type { Analyzer } from '@glossa/analyzer/analyzer';
import type { Database } from '@glossa/db/database';
import type { Enqueuer } from '@glossa/jobs/enqueuer';

import { enqueueLemmaSearch } from '#domain/library/store-content.ts';
import { prepareTrack } from '#domain/subtitles/prepare-track.ts';
import type { ClaimedVideo } from '#domain/videos/processing/queries.ts';
import { type Run } from '#domain/videos/processing/run.ts';
import { completeProcessing } from '#domain/videos/processing/state-machine.ts';
import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';

interface SubtitleDeps {
  db: Database;
  analyzer: Analyzer;
  jobs: Enqueuer;
  log: { warn(about: object, sentence: string): void };
}

/** Analyzes the subtitles of a video as a document and marks the video as ready, in one transaction. */
export async function createSubtitles(
  deps: SubtitleDeps,
  { ownerId, language, taskId }: ClaimedVideo,
  trackId: string,
  run: Run,
  from: number,
): Promise<void> {
  const onProgress = run.stage('subtitles', from, 97);
  const commit = await prepareTrack(deps, { trackId, language }, onProgress);
  run.stage('commit', 97, 100);
  const documentId = await deps.db.transaction(async (tx) => {
    const newTask = await commit(tx, ownerId);
    const isDone = await completeProcessing(tx, run, { ownerId, taskId, documentId: newTask });
    if (!isDone) throw new TaskStoppedError('claimed by another run');
    return newTask;
  });
  await enqueueLemmaSearch(deps, documentId);
}
