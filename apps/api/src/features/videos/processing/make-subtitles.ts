import type { Analyser } from '@glossa/analyser/analyser';
import type { Database } from '@glossa/db/database';
import type { Enqueuer } from '@glossa/jobs/enqueuer';

import { releaseDocument } from '#domain/documents/adopt-document.ts';
import { requestLemmas } from '#domain/library/store-content.ts';
import { prepareTrack } from '#domain/subtitles/make-document.ts';
import { finishTask } from '#domain/tasks/tasks.ts';
import { finishVideo, type ClaimedVideo } from './queries.ts';
import { RunLost, type Run } from './run.ts';

interface SubtitleDeps {
  db: Database;
  analyser: Analyser;
  jobs: Enqueuer;
  log: { warn(about: object, sentence: string): void };
}

/** Analyzes the subtitles of a video as a document and marks the video as ready, in one transaction. */
export async function makeSubtitles(
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
    const made = await commit(tx, ownerId);
    const before = await finishVideo(tx, run, made);
    if (!before) throw new RunLost('taken over');
    if (before.documentId !== null && before.documentId !== made) {
      await releaseDocument(tx, ownerId, before.documentId);
    }
    await finishTask(tx, taskId, { status: 'SUCCESS' });
    return made;
  });
  await requestLemmas(deps, documentId);
}
