import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { CallInput } from '@glossa/contract/endpoint';
import { createVideo } from '@glossa/contract/video-upload';
import { getVideo } from '@glossa/contract/videos';
import { expect } from '@playwright/test';

import type { Person } from '../people/person.ts';
import type { Talk } from './make-talk.ts';

/** A file of the disk, to be sent. */
export const fileOf = (file: string): File =>
  new File([new Uint8Array(readFileSync(file))], path.basename(file));

/** Adds a video to somebody's library, and answers its id when it is ready to be watched; `about` is said of it besides. */
export async function addVideo(
  { call }: Person,
  { film, subtitles }: Talk,
  about: Partial<CallInput<typeof createVideo>['body']> = {},
): Promise<string> {
  const { id } = await call(createVideo, {
    body: { title: path.basename(film), language: 'en', ...about },
    files: { video_file: fileOf(film), subtitle_file: fileOf(subtitles) },
  });
  const state = async () => (await call(getVideo, { params: { id } })).processing_status;
  await expect.poll(state, { timeout: 60_000 }).toBe('ready');
  return id;
}
