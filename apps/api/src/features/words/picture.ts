import { readFile } from 'node:fs/promises';

import { fail } from '@glossa/contract/failure';
import { longestPictureSide, pictureFileLimit } from '@glossa/contract/word-images';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { readPictureHead, type PictureFormat } from '@glossa/formats/read-picture-head';
import type { Storage } from '@glossa/storage/storage';

import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { notePicture } from '#domain/vocabulary/note-picture.ts';
import { findPicture } from './picture-queries.ts';
import { presentWord } from './present-word.ts';
import { findWord } from './queries.ts';
import { writeFields, type Saved } from './save-word.ts';

interface Key {
  id: number;
  learnerId: string;
}

/**
 * Sets the picture of a word. The previous one stays in storage while an undo can bring it back; the maintenance
 * removes it later.
 * @throws {Failure} `not_a_picture`, `word_not_found`, `payload_too_large`
 */
export async function givePicture(
  { db, storage }: { db: Database; storage: Storage },
  { id, learnerId }: Key,
  file: UploadedFile | undefined,
): Promise<Saved> {
  if (!file) return fail('not_a_picture');
  const format = await formatOf(file);
  if (!(await findWord(db, id, learnerId))) fail('word_not_found');
  const key = `pictures/${newId()}.${format}`;
  await notePicture(db, { key, learnerId, term: id });
  await storage.adopt(key, file.path);
  return writeFields(db, { id, learnerId }, { fields: { image_key: key } });
}

/** Removes the picture of a word; does nothing if it has none. */
export async function takePicture(db: Database, { id, learnerId }: Key): Promise<Saved> {
  const word = (await findWord(db, id, learnerId)) ?? fail('word_not_found');
  if (!(await findPicture(db, learnerId, id)))
    return { word: await presentWord(db, learnerId, word), undo: null };
  return writeFields(db, { id, learnerId }, { fields: { image_key: null } });
}

async function formatOf(file: UploadedFile): Promise<PictureFormat> {
  if (file.size > pictureFileLimit) return fail('payload_too_large');
  const head = readPictureHead(await readFile(file.path)) ?? fail('not_a_picture');
  if (Math.max(head.width, head.height) > longestPictureSide) return fail('payload_too_large');
  return head.format;
}
