import { readFile } from 'node:fs/promises';

import { fail } from '@glossa/contract/failure';
import { textCoverLimit } from '@glossa/contract/text-covers';
import { longestPictureSide } from '@glossa/contract/word-images';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { readPictureHead, type PictureFormat } from '@glossa/formats/read-picture-head';
import type { Storage } from '@glossa/storage/storage';

import { coverKey, releaseCover } from '#domain/library/text-cover.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { findCover, replaceCover } from './cover-queries.ts';

interface Key {
  id: string;
  ownerId: string;
}
interface Parts {
  db: Database;
  storage: Storage;
}

/** Detects the format of a picture from its content. @throws {Failure} `not_a_picture`, `payload_too_large` */
async function formatOf(file: UploadedFile): Promise<PictureFormat> {
  if (file.size > textCoverLimit) return fail('payload_too_large');
  const head = readPictureHead(await readFile(file.path)) ?? fail('not_a_picture');
  if (Math.max(head.width, head.height) > longestPictureSide) return fail('payload_too_large');
  return head.format;
}

/** Stores a picture as the cover of a text, and deletes the previous file once no text uses it. */
export async function giveCover(parts: Parts, key: Key, file: UploadedFile | undefined): Promise<void> {
  if (!file) return fail('not_a_picture');
  const format = await formatOf(file);
  if (!(await findCover(parts.db, key))) fail('text_not_found');
  const stored = coverKey(newId(), format);
  await parts.storage.adopt(stored, file.path);
  try {
    await replace(parts, key, stored);
  } catch (error) {
    await releaseCover(parts, stored);
    throw error;
  }
}

/** Removes a text's own cover. */
export const takeCover = (parts: Parts, key: Key): Promise<void> => replace(parts, key, null);

async function replace(parts: Parts, key: Key, stored: string | null): Promise<void> {
  const done = (await replaceCover(parts.db, key, stored)) ?? fail('text_not_found');
  await releaseCover(parts, done.replacedKey);
}
