import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { createVideo } from '@glossa/contract/video-upload';
import type { CallInput } from '@glossa/contract/endpoint';
import { getVideo, type VideoCard } from '@glossa/contract/videos';
import { expect, vi } from 'vitest';

import type { Browser } from '../browser.ts';
import type { TestApp } from '../test-app.ts';

const run = promisify(execFile);

/** Subtitles that last 4.5 seconds: three sentences in four cues. */
const subtitles = `1
00:00:00,500 --> 00:00:01,500
The fox saw

2
00:00:01,500 --> 00:00:02,500
the grapes. They hung

3
00:00:02,500 --> 00:00:03,500
high.

4
00:00:03,600 --> 00:00:04,500
The fox went away.
`;

const cachedVideos = new Map<string, Promise<Buffer>>();

/** Creates a small five-second video with ffmpeg, once per test file and set of options. */
export function makeVideo(...more: string[]): Promise<Buffer> {
  const key = more.join(' ');
  const known = cachedVideos.get(key);
  if (known) return known;
  const bytes = (async () => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'glossa-video-')), 'made.mp4');
    const videoInput = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=25:duration=5'];
    const audioInput = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=5'];
    const codecs = [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
      '-shortest',
    ];
    await run('ffmpeg', ['-v', 'error', ...videoInput, ...audioInput, ...codecs, ...more, file]);
    return readFile(file);
  })();
  cachedVideos.set(key, bytes);
  return bytes;
}

export const createSrtFile = (text = subtitles, name = 'talk.srt'): File => new File([text], name);

/** Uploads a video with its subtitles, without processing it. */
export async function sendVideo(
  browser: Browser,
  {
    title = 'The fox',
    files = {},
    body = {},
  }: {
    title?: string;
    files?: CallInput<typeof createVideo>['files'];
    body?: Partial<CallInput<typeof createVideo>['body']>;
  } = {},
): Promise<VideoCard> {
  const video = new File([new Uint8Array(await makeVideo())], 'fox.mp4', { type: 'video/mp4' });
  return browser.call(createVideo, {
    body: { title, language: 'en', ...body },
    files: { video_file: video, subtitle_file: createSrtFile(), ...files },
  });
}

/** Runs a worker until a video is ready or has failed. */
export async function processVideo(app: TestApp, browser: Browser, id: string): Promise<VideoCard> {
  const stopWorker = await app.startWorker();
  const fetchVideo = () => browser.call(getVideo, { params: { id } });
  await vi.waitFor(async () => expect((await fetchVideo()).processing_status).not.toBe('processing'), {
    timeout: 100_000,
    interval: 100,
  });
  await stopWorker();
  return fetchVideo();
}

/** Adds a processed video to the signed-in user's library. */
export async function createReadyVideo(
  app: TestApp,
  browser: Browser,
  overrides: Parameters<typeof sendVideo>[1] = {},
): Promise<VideoCard> {
  const { id } = await sendVideo(browser, overrides);
  return processVideo(app, browser, id);
}
