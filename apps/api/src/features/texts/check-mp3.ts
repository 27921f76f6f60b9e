import { open } from 'node:fs/promises';

import { fail } from '@glossa/contract/failure';
import { audioFileLimit } from '@glossa/contract/text-upload';
import { isMp3 } from '@glossa/formats/is-mp3';

import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';

/** Checks the name, size and content of a recording. @throws {Failure} `not_mp3`, `payload_too_large` */
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
