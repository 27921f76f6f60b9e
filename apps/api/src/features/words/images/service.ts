import { readFile } from 'node:fs/promises';

import { fail } from '@glossa/contract/failure';
import { maxImageSide, imageFileLimit } from '@glossa/contract/word-images';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { readImageHeader, type ImageFormat } from '@glossa/formats/read-image-header';

import type { AccountStorage } from '#domain/storage-quota/account-storage.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { registerWordImage } from '#domain/vocabulary/queries.ts';
import { findOwnWord, type WordKey } from '../queries.ts';
import { getWord, writeFields, type SavedWord } from '../service.ts';
import { findImageKey } from './queries.ts';

/**
 * Sets the image of a word. The previous image stays in storage as long as an undo can restore it; the maintenance job
 * removes it later.
 * @throws {Failure} not_a_picture, word_not_found, payload_too_large
 */
export async function setImage(
  { db, storage }: { db: Database; storage: AccountStorage },
  key: WordKey,
  file: UploadedFile | undefined,
): Promise<SavedWord> {
  if (!file) return fail('not_a_picture');
  const format = await detectFormat(file);
  if (!(await findOwnWord(db, key))) fail('word_not_found');
  const imageKey = `pictures/${newId()}.${format}`;
  await registerWordImage(db, { key: imageKey, learnerId: key.learnerId, term: key.id });
  const owner = { ownerId: key.learnerId, kind: 'image', reservation: file.reservation } as const;
  await storage.adoptFor(owner, imageKey, file.path);
  return writeFields(db, key, { fields: { image_key: imageKey } });
}

/** Removes the image of a word. Does nothing if the word has no image. @throws {Failure} word_not_found */
export async function deleteWordImage(db: Database, key: WordKey): Promise<SavedWord> {
  const word = await getWord(db, key);
  if (!(await findImageKey(db, key))) return { word, undo: null };
  return writeFields(db, key, { fields: { image_key: null } });
}

/** Detects the format of an image from its content. @throws {Failure} not_a_picture, payload_too_large */
async function detectFormat(file: UploadedFile): Promise<ImageFormat> {
  if (file.size > imageFileLimit) return fail('payload_too_large');
  const head = readImageHeader(await readFile(file.path)) ?? fail('not_a_picture');
  if (Math.max(head.width, head.height) > maxImageSide) return fail('payload_too_large');
  return head.format;
}
