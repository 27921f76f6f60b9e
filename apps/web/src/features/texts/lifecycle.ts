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

import { call } from '../../lib/api/client.ts';

/** What can become of a text. `remove` deletes one that is in the trash for good. */
export type TextMove = 'trash' | 'restore' | 'archive' | 'unarchive' | 'remove';

type Send = (params: { id: string }) => Promise<unknown>;

// Specification 1, section 7: the usual call and the one to try when it fails.
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

/** Nobody is signed in, the text is gone, its state forbids it, too many requests: another route says the same. */
const final = new Set([401, 404, 409, 429]);

/** Moves a text, by the fallback route when the usual one fails. Throws `ApiError` when both do. */
export async function moveText(move: TextMove, id: string): Promise<void> {
  const [usual, fallback] = calls[move];
  try {
    await usual({ id });
  } catch (error) {
    if (error instanceof ApiError && final.has(error.status)) throw error;
    await fallback({ id });
  }
}

/** The move that takes another one back. */
export const inverse = {
  trash: 'restore',
  restore: 'trash',
  archive: 'unarchive',
  unarchive: 'archive',
} as const satisfies Partial<Record<TextMove, TextMove>>;
