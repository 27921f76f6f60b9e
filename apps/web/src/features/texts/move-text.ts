import { ApiError } from '@glossa/contract/client';
import {
  archiveText,
  deleteText,
  deleteTextPermanently,
  restoreText,
  trashText,
  unarchiveText,
} from '@glossa/contract/text-places';
import { updateText } from '@glossa/contract/text-upload';

import type { Move } from '@/domain/content/library/use-moves.ts';
import { call } from '@/lib/api/client.ts';

type Send = (params: { id: string }) => Promise<unknown>;

// Specification 1, section 7: the primary request of each move, and its fallback.
const calls: Record<Move, readonly [usual: Send, fallback: Send]> = {
  trash: [
    (params) => call(updateText, { params, body: { is_deleted: true } }),
    (params) => call(trashText, { params }),
  ],
  restore: [
    (params) => call(updateText, { params, body: { is_deleted: false } }),
    (params) => call(restoreText, { params }),
  ],
  remove: [(params) => call(deleteText, { params }), (params) => call(deleteTextPermanently, { params })],
  archive: [
    (params) => call(updateText, { params, body: { is_archived: true } }),
    (params) => call(archiveText, { params }),
  ],
  unarchive: [
    (params) => call(updateText, { params, body: { is_archived: false } }),
    (params) => call(unarchiveText, { params }),
  ],
};

/** Not signed in, not found, conflict, and too many requests: the fallback route would respond the same way. */
const finalStatuses = new Set([401, 404, 409, 429]);

/**
 * Moves a text, using the fallback route if the primary one fails.
 * @throws {ApiError} when both fail
 */
export async function moveText(move: Move, id: string): Promise<void> {
  const [primary, fallback] = calls[move];
  try {
    await primary({ id });
  } catch (error) {
    if (error instanceof ApiError && finalStatuses.has(error.status)) throw error;
    await fallback({ id });
  }
}
