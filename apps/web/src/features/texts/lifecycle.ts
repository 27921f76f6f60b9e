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

import { call } from '@/lib/api/client.ts';

/** Moves of a text between shelves. `remove` permanently deletes a text in the trash. */
export type TextMove = 'trash' | 'restore' | 'archive' | 'unarchive' | 'remove';

type Send = (params: { id: string }) => Promise<unknown>;

// Specification 1, section 7: the primary request of each move, and its fallback.
const calls: Record<TextMove, readonly [usual: Send, fallback: Send]> = {
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

/** Not signed in, not found, conflict, too many requests: another route would respond the same. */
const final = new Set([401, 404, 409, 429]);

/**
 * Moves a text, using the fallback route if the primary one fails.
 * @throws {ApiError} when both fail
 */
export async function moveText(move: TextMove, id: string): Promise<void> {
  const [usual, fallback] = calls[move];
  try {
    await usual({ id });
  } catch (error) {
    if (error instanceof ApiError && final.has(error.status)) throw error;
    await fallback({ id });
  }
}

/** The move that undoes another. */
export const inverse = {
  trash: 'restore',
  restore: 'trash',
  archive: 'unarchive',
  unarchive: 'archive',
} as const satisfies Partial<Record<TextMove, TextMove>>;
