import { readFile } from 'node:fs/promises';

import { coverFileLimit } from '@glossa/contract/ebooks';
import { fail } from '@glossa/contract/failure';
import { longestPictureSide } from '@glossa/contract/word-images';
import { readPictureHead } from '@glossa/formats/read-picture-head';

import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';

/** A file for storage with its detected format. */
export interface CoverFile {
  path: string;
  name: string;
  format: string;
  bytes: number;
}

/** Checks a picture by its content. Returns undefined when none was uploaded. */
export async function readCover(file: UploadedFile | undefined): Promise<CoverFile | undefined> {
  if (!file || file.size === 0) return undefined;
  if (file.size > coverFileLimit) fail('payload_too_large');
  const head = readPictureHead(await readFile(file.path)) ?? fail('not_a_picture');
  if (Math.max(head.width, head.height) > longestPictureSide) fail('payload_too_large');
  return { path: file.path, name: file.name.slice(0, 300), format: head.format, bytes: file.size };
}
