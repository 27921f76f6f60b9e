import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';

import { releaseDocument } from '#domain/documents/adopt-document.ts';
import { cancelTask } from '#domain/tasks/tasks.ts';
import { findVideo } from '#domain/videos/find-video.ts';
import { removeUnusedMedia } from '#domain/videos/remove-media.ts';
import { deleteVideoRow } from './queries.ts';

/** Permanently deletes a video in the trash, with its files unless someone else uses them. */
export async function deleteVideoForGood(
  { db, storage }: { db: Database; storage: Storage },
  key: { id: string; ownerId: string },
): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const video = await deleteVideoRow(tx, key);
    if (!video) return undefined;
    if (video.taskId) await cancelTask(tx, video.taskId, key.ownerId);
    if (video.documentId !== null) await releaseDocument(tx, key.ownerId, video.documentId);
    return video;
  });
  if (!gone) return fail((await findVideo(db, key)) ? 'video_not_in_trash' : 'video_not_found');
  await removeUnusedMedia({ db, storage }, [gone.mediaId]);
}
