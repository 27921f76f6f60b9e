import type { Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import { finishTask } from '#domain/tasks/tasks.ts';
import type { QueryTypes } from './end-processing.types.ts';

export const sql = statements<QueryTypes>('videosEndProcessing', {
  // A video that already has subtitles stays as it is when processing another version of them fails.
  failProcessing: `UPDATE video SET run_id = NULL, wanted_track_id = CASE WHEN document_id IS NULL THEN wanted_track_id END,
     status = CASE WHEN document_id IS NULL THEN 'failed'::video_status ELSE status END,
     problem = CASE WHEN document_id IS NULL THEN $3 ELSE problem END
   WHERE id = $1 AND task_id = $2 AND (status = 'processing' OR wanted_track_id IS NOT NULL)`,
});

/** Marks the processing of a video as failed. `problem` is an error code. Returns false if it had already ended. */
export async function failProcessing(
  tx: Transaction,
  { videoId, taskId }: { videoId: string; taskId: string },
  problem: string,
): Promise<boolean> {
  if ((await run(tx, sql.failProcessing, [videoId, taskId, problem])) === 0) return false;
  await finishTask(tx, taskId, { status: 'FAILURE', message: problem });
  return true;
}

/** Ends the processing of a video whose task was revoked. Returns false if it had already ended. */
export const cancelProcessing = async (
  tx: Transaction,
  { videoId, taskId }: { videoId: string; taskId: string },
): Promise<boolean> => (await run(tx, sql.failProcessing, [videoId, taskId, 'processing_cancelled'])) > 0;
