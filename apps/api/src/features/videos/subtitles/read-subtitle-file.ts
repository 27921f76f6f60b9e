import { readFile } from 'node:fs/promises';

import { fail } from '@glossa/contract/failure';
import { cueLimit, subtitleFileLimit } from '@glossa/contract/video-upload';
import { readCues, type Cue } from '@glossa/language/read-cues';

import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { decodeText } from '#http/decode-text.ts';

/**
 * Reads the cues of an .srt or .vtt file, ordered by time.
 * @throws {Failure} `subtitles_unreadable`, `subtitles_too_many`, `payload_too_large`
 */
export async function readSubtitleFile(file: UploadedFile): Promise<Cue[]> {
  if (!/\.(?:srt|vtt)$/i.test(file.name)) fail('subtitles_unreadable');
  if (file.size > subtitleFileLimit) fail('payload_too_large');
  const cues = readCues(decodeText(await readFile(file.path)));
  if (cues.length > cueLimit) fail('subtitles_too_many');
  return cues.length > 0 ? cues : fail('subtitles_unreadable');
}
