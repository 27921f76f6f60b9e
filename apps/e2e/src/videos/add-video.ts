import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { CallInput } from '@glossa/contract/endpoint';
import { createVideo } from '@glossa/contract/video-upload';
import { getVideo } from '@glossa/contract/videos';
import { expect } from '@playwright/test';

import type { User } from '../users/user.ts';
import type { Talk } from './make-talk.ts';

/** Returns a file on disk as a `File` to upload. */
export const openAsFile = (file: string): File =>
  new File([new Uint8Array(readFileSync(file))], path.basename(file));

/** Adds a video to a user's library. Returns its ID once it can be watched. `metadata` adds further details. */
export async function addVideo(
  { call }: User,
  { video, subtitles }: Talk,
  metadata: Partial<CallInput<typeof createVideo>['body']> = {},
): Promise<string> {
  const { id } = await call(createVideo, {
    body: { title: path.basename(video), language: 'en', ...metadata },
    files: { video_file: openAsFile(video), subtitle_file: openAsFile(subtitles) },
  });
  const fetchStatus = async () => (await call(getVideo, { params: { id } })).processing_status;
  await expect.poll(fetchStatus, { timeout: 60_000 }).toBe('ready');
  return id;
}
