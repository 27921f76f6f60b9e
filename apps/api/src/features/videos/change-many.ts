import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { Failure } from '@glossa/contract/failure';
import type { bulkVideos } from '@glossa/contract/video-places';
import type { Database } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';

import { deleteVideoForGood } from './delete-video.ts';
import { updateVideoRow, type VideoChange } from './queries.ts';

type Action = HandlerInput<typeof bulkVideos>['body']['action'];

/** Changes made by the actions that move a video. */
export const moves = {
  delete: { isDeleted: true },
  restore: { isDeleted: false },
  archive: { isArchived: true },
  unarchive: { isArchived: false },
} as const satisfies Partial<Record<Action, VideoChange>>;

/** Applies one action to several videos, one by one, and returns the result of each. */
export async function changeMany(
  deps: { db: Database; storage: Storage },
  ownerId: string,
  { ids, action }: { ids: string[]; action: Action },
): Promise<HandlerResult<typeof bulkVideos>> {
  const results = [];
  for (const id of ids) {
    const error = await refusalOf(async () => {
      if (action === 'delete_permanent') return deleteVideoForGood(deps, { id, ownerId });
      if (!(await updateVideoRow(deps.db, { id, ownerId }, moves[action])))
        throw new Failure('video_not_found');
    });
    results.push({ id, ok: error === null, error });
  }
  return { results };
}

/** Returns the code of a failure; null on success. */
async function refusalOf(act: () => Promise<void>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}
