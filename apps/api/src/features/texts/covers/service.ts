import { readFile } from 'node:fs/promises';

import { fail } from '@glossa/contract/failure';
import { textCoverLimit } from '@glossa/contract/text-covers';
import type { TextCard } from '@glossa/contract/texts';
import { maxImageSide } from '@glossa/contract/word-images';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { readImageHeader, type ImageFormat } from '@glossa/formats/read-image-header';

import { coverKey } from '#domain/library/storage-keys.ts';
import { removeUnusedCover } from '#domain/library/remove-unused-cover.ts';
import type { AccountStorage } from '#domain/storage-quota/account-storage.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import type { TextKey } from '../queries.ts';
import { getCard } from '../service.ts';
import { findCover, replaceCover } from './queries.ts';

interface CoverDeps {
  db: Database;
  storage: AccountStorage;
}

/** Detects the format of an image from its content. @throws {Failure} `not_a_picture`, `payload_too_large` */
async function detectFormat(file: UploadedFile): Promise<ImageFormat> {
  if (file.size > textCoverLimit) return fail('payload_too_large');
  const head = readImageHeader(await readFile(file.path)) ?? fail('not_a_picture');
  if (Math.max(head.width, head.height) > maxImageSide) return fail('payload_too_large');
  return head.format;
}

/**
 * Stores an image as the cover of a text, and deletes the previous file once no text uses it.
 * @throws {Failure} not_a_picture, payload_too_large, text_not_found
 */
export async function setCover(
  deps: CoverDeps,
  key: TextKey,
  file: UploadedFile | undefined,
): Promise<TextCard> {
  if (!file) return fail('not_a_picture');
  const format = await detectFormat(file);
  if (!(await findCover(deps.db, key))) fail('text_not_found');
  const storageKey = coverKey(newId(), format);
  const owner = { ownerId: key.ownerId, kind: 'image', reservation: file.reservation } as const;
  await deps.storage.adoptFor(owner, storageKey, file.path);
  try {
    await replaceKey(deps, key, storageKey);
  } catch (error) {
    await removeUnusedCover(deps, storageKey);
    throw error;
  }
  return getCard(deps.db, key);
}

/** Removes a text's own cover. @throws {Failure} text_not_found */
export async function removeCover(deps: CoverDeps, key: TextKey): Promise<TextCard> {
  await replaceKey(deps, key, null);
  return getCard(deps.db, key);
}

async function replaceKey(deps: CoverDeps, key: TextKey, storageKey: string | null): Promise<void> {
  const { replacedKey } = (await replaceCover(deps.db, key, storageKey)) ?? fail('text_not_found');
  await removeUnusedCover(deps, replacedKey);
}
