import { getCsrfToken } from '@glossa/contract/auth';
import { ApiError } from '@glossa/contract/client';
import {
  archiveVideo,
  bulkVideos,
  deleteVideoPermanently,
  restoreVideo,
  trashVideo,
  unarchiveVideo,
} from '@glossa/contract/video-places';
import { getVideo } from '@glossa/contract/videos';
import type { VideoCard } from '@glossa/contract/videos';

import { call } from '../../lib/api/client.ts';

/** What can become of a video. `remove` deletes one that is in the trash for good. */
export type VideoMove = 'trash' | 'restore' | 'archive' | 'unarchive' | 'remove';

type Place = Pick<VideoCard, 'is_archived' | 'is_deleted'>;

interface Move {
  send: (params: { id: string }) => Promise<unknown>;
  /** Its name among the actions on several videos. */
  bulk: 'delete' | 'restore' | 'archive' | 'unarchive' | 'delete_permanent';
  /** Whether a video is where the move brings it; `undefined` is one that does not exist any more. */
  isDone: (video: Place | undefined) => boolean;
}

const moves: Record<VideoMove, Move> = {
  trash: {
    send: (params) => call(trashVideo, { params }),
    bulk: 'delete',
    isDone: (video) => video?.is_deleted === true,
  },
  restore: {
    send: (params) => call(restoreVideo, { params }),
    bulk: 'restore',
    isDone: (video) => video?.is_deleted === false,
  },
  archive: {
    send: (params) => call(archiveVideo, { params }),
    bulk: 'archive',
    isDone: (video) => video?.is_archived === true,
  },
  unarchive: {
    send: (params) => call(unarchiveVideo, { params }),
    bulk: 'unarchive',
    isDone: (video) => video?.is_archived === false,
  },
  remove: {
    send: (params) => call(deleteVideoPermanently, { params }),
    bulk: 'delete_permanent',
    isDone: (video) => video === undefined,
  },
};

/** The move that takes another one back. */
export const inverse = {
  trash: 'restore',
  restore: 'trash',
  archive: 'unarchive',
  unarchive: 'archive',
} as const satisfies Partial<Record<VideoMove, VideoMove>>;

const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

async function isDone(move: VideoMove, id: string): Promise<boolean> {
  try {
    return moves[move].isDone(await call(getVideo, { params: { id } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return moves[move].isDone(undefined);
    return false;
  }
}

/** Fetches a new CSRF token and tries once more; answers what came of it. */
async function tryAgain<Result>(send: () => Promise<Result>): Promise<Result | ApiError> {
  try {
    await call(getCsrfToken, {});
    return await send();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/**
 * Moves a video. After a 403 it gets a new token, tries once more and looks where the video really is; only that
 * counts. Throws `ApiError` when it is not where it should be.
 */
export async function moveVideo(move: VideoMove, id: string): Promise<void> {
  const { send } = moves[move];
  try {
    await send({ id });
  } catch (error) {
    if (!isForbidden(error)) throw error;
    const second = await tryAgain(() => send({ id }));
    if (!(await isDone(move, id))) throw second instanceof ApiError ? second : error;
  }
}

/** What became of several videos; `error` is an error code, null when it is not known. */
export interface Moved {
  done: string[];
  failed: { id: string; error: string | null }[];
}

/** Moves several videos, a 403 handled as in `moveVideo`. Throws `ApiError` when nothing is known of any. */
export async function moveVideos(move: VideoMove, ids: readonly string[]): Promise<Moved> {
  const send = () => call(bulkVideos, { body: { ids: [...ids], action: moves[move].bulk } });
  try {
    const { results } = await send();
    return {
      done: results.flatMap(({ id, ok }) => (ok ? [id] : [])),
      failed: results.flatMap(({ id, ok, error }) => (ok ? [] : [{ id, error }])),
    };
  } catch (error) {
    if (!isForbidden(error)) throw error;
    const second = await tryAgain(send);
    const found = await Promise.all(ids.map((id) => isDone(move, id)));
    const code = second instanceof ApiError ? second.code : null;
    return {
      done: ids.filter((_id, index) => found[index]),
      failed: ids.flatMap((id, index) => (found[index] ? [] : [{ id, error: code }])),
    };
  }
}
