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

import type { Move } from '@/domain/content/library/use-moves.ts';
import { call } from '@/lib/api/client.ts';

type Shelf = Pick<VideoCard, 'is_archived' | 'is_deleted'>;

interface Requests {
  send: (params: { id: string }) => Promise<unknown>;
  /** The name of the bulk action. */
  bulk: 'delete' | 'restore' | 'archive' | 'unarchive' | 'delete_permanent';
  /** Returns whether the move has been completed; `undefined` means that the video was deleted. */
  isDone: (video: Shelf | undefined) => boolean;
}

const moves: Record<Move, Requests> = {
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

const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

async function isDone(move: Move, id: string): Promise<boolean> {
  try {
    return moves[move].isDone(await call(getVideo, { params: { id } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return moves[move].isDone(undefined);
    return false;
  }
}

/** Fetches a new CSRF token and retries once. Returns the result or the error. */
async function retry<Result>(send: () => Promise<Result>): Promise<Result | ApiError> {
  try {
    await call(getCsrfToken, {});
    return await send();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/**
 * Moves a video. After a 403, gets a new token, retries once and then checks whether the video has actually moved.
 * @throws {ApiError} when the request fails or, after a 403, when the video hasn't moved
 */
export async function moveVideo(move: Move, id: string): Promise<void> {
  const { send } = moves[move];
  try {
    await send({ id });
  } catch (error) {
    if (!isForbidden(error)) throw error;
    const second = await retry(() => send({ id }));
    if (!(await isDone(move, id))) throw second instanceof ApiError ? second : error;
  }
}

/** Result of a bulk move; `error` is an error code, or null if unknown. */
export interface MoveResult {
  done: string[];
  failed: { id: string; error: string | null }[];
}

/**
 * Moves several videos, handling a 403 like `moveVideo`.
 * @throws {ApiError} when no result is known
 */
export async function moveVideos(move: Move, ids: readonly string[]): Promise<MoveResult> {
  const send = () => call(bulkVideos, { body: { ids: [...ids], action: moves[move].bulk } });
  try {
    const { results } = await send();
    return {
      done: results.flatMap(({ id, ok }) => (ok ? [id] : [])),
      failed: results.flatMap(({ id, ok, error }) => (ok ? [] : [{ id, error }])),
    };
  } catch (error) {
    if (!isForbidden(error)) throw error;
    const second = await retry(send);
    const found = await Promise.all(ids.map((id) => isDone(move, id)));
    const code = second instanceof ApiError ? second.code : null;
    return {
      done: ids.filter((_id, index) => found[index]),
      failed: ids.flatMap((id, index) => (found[index] ? [] : [{ id, error: code }])),
    };
  }
}
