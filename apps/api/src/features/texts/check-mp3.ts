import { open } from 'node:fs/promises';

import { audioFileLimit } from '@glossa/contract/text-upload';

import { fail } from '../../http/fail.ts';
import type { UploadedFile } from '../../http/route.ts';

/** An MP3 file starts with an ID3 tag or with a frame of MPEG audio layer 3. */
const isMp3 = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 3)).toString('latin1') === 'ID3' ||
  (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);

/** Refuses a recording that is no MP3 by its name or its content, or too large. */
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
