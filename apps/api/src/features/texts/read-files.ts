import { open, readFile } from 'node:fs/promises';

import { fail } from '@glossa/contract/failure';
import { timesFileLimit } from '@glossa/contract/sentence-times';
import { audioFileLimit, textFileLimit } from '@glossa/contract/text-upload';
import { isMp3 } from '@glossa/formats/is-mp3';
import { readCues, type Cue } from '@glossa/language/read-cues';

import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { decodeText } from '#http/decode-text.ts';

/** Reads the cues of a subtitle or lyrics file. @throws {Failure} times_unreadable, payload_too_large */
export async function readCueFile(file: UploadedFile): Promise<Cue[]> {
  if (!/\.(?:srt|vtt|lrc)$/i.test(file.name)) fail('times_unreadable');
  if (file.size > timesFileLimit) fail('payload_too_large');
  const bytes = await readFile(file.path);
  const cues = readCues(decodeText(bytes));
  return cues.length > 0 ? cues : fail('times_unreadable');
}

/** Reads a plain text file. @throws {Failure} not_plain_text, payload_too_large */
export async function readTextFile(file: UploadedFile): Promise<string> {
  if (!/\.txt$/i.test(file.name)) fail('not_plain_text');
  if (file.size > textFileLimit) fail('payload_too_large');
  const bytes = await readFile(file.path);
  return decodeText(bytes);
}

/** Checks the name, size and content of a recording. @throws {Failure} not_mp3, payload_too_large */
export async function checkMp3(file: UploadedFile): Promise<void> {
  if (!/\.mp3$/i.test(file.name)) fail('not_mp3');
  if (file.size > audioFileLimit) fail('payload_too_large');
  const handle = await open(file.path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (!isMp3(buffer)) fail('not_mp3');
  } finally {
    await handle.close();
  }
}
