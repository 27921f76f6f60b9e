import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';

import { beforeAll, expect, test } from 'vitest';

import { runTool } from '../process/run-tool.ts';
import { defaultLimits } from '../media-limits.ts';
import { commands } from '../testing/ffmpeg.ts';
import { createMediaFiles, type MediaFiles } from '../testing/media-files.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { inputArguments } from './input-arguments.ts';
import { probe } from './probe.ts';
import type { Toolbox } from './toolbox.ts';

let files: MediaFiles;
let toolbox: Toolbox;
beforeAll(async () => {
  files = await createMediaFiles();
  const found = await findFfmpeg(commands, { limits: defaultLimits, log: { info() {}, warn() {} } });
  if (!found) throw new Error('no ffmpeg');
  toolbox = found;
});

test('returns the container, duration and streams of a video', async () => {
  expect(await files.media.kind()).toBe('ffmpeg');
  expect(await files.probeSample('plain.mp4')).toMatchObject({
    container: 'mov',
    durationMs: 2000,
    fastStart: false,
    video: { codec: 'h264', pixelFormat: 'yuv420p', width: 160, height: 90, rotation: 0, frameRate: 25 },
    audio: { codec: 'aac', profile: 'LC', channels: 1, sampleRate: 44_100 },
  });
  expect(await files.probeSample('early-index.mp4')).toMatchObject({ fastStart: true });
});

test.each([
  ['vp9.webm', 'matroska', { codec: 'vp9' }, { codec: 'opus' }],
  ['mpeg4.avi', 'avi', { codec: 'mpeg4' }, { codec: 'mp3' }],
  ['hdr.mkv', 'matroska', { codec: 'hevc', profile: 'Main 10', isHdr: true }, null],
  ['interlaced.mp4', 'mov', { isInterlaced: true }, null],
  ['wide-pixels.ts', 'mpegts', { width: 213, height: 120 }, null],
  ['song.m4a', 'mov', null, { codec: 'aac' }],
] as const)('recognizes %s', async (name, container, video, audio) => {
  expect(await files.probeSample(name)).toMatchObject({ container, video, audio });
});

test('measures a browser recording that has no duration in its header', async () => {
  const { durationMs } = await files.probeSample('live.webm');
  expect(Math.abs(durationMs - 2000)).toBeLessThan(50);
});

test.each(['video.txt', '-i', '-v:a %03d|pipe:0.avi', 'http:video.m3u8'])(
  'ignores the file name %j',
  async (name) => {
    const file = files.inFolder(name.replaceAll('/', ''));
    await copyFile(await files.sample('plain.mp4'), file);
    expect(await files.media.probe(file)).toMatchObject({ container: 'mov', durationMs: 2000 });
  },
);

test.each([
  ['a text', 'Once upon a time there was a file that was called a video. '.repeat(50)],
  ['nothing', ''],
  ['a web page', '<!doctype html><video src="video.mp4"></video>'],
])('rejects %s named .mp4', async (_, content) => {
  const file = files.inFolder('text.mp4');
  await writeFile(file, content);
  await expect(files.media.probe(file)).rejects.toMatchObject({ code: 'not_a_video', isTransient: false });
});

test.each(['song.mp3', 'picture.jpg'] as const)('rejects %s', async (name) => {
  await expect(files.media.probe(await files.sample(name))).rejects.toMatchObject({ code: 'not_a_video' });
});

test.each([
  ['playlist', '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nother.ts\n#EXT-X-ENDLIST\n'],
  ['ffconcat', 'ffconcat version 1.0\nfile other.ts\n'],
])('doesn’t read another file through a %s', async (_, list) => {
  const file = files.inFolder('list.mp4');
  await writeFile(file, list);
  await copyFile(await files.sample('plain.ts'), files.inFolder('other.ts'));
  const runProbe = (...args: string[]) =>
    runTool([commands.ffprobe, '-v', 'error', '-show_streams', ...args], { timeLimitMs: 20_000 });

  await expect(files.media.probe(file)).rejects.toMatchObject({ code: 'not_a_video' });
  const guarded = await runProbe(...inputArguments({ path: file, container: 'mov' }, defaultLimits));
  expect(guarded.output).not.toContain('[STREAM]');
  // Without `inputArguments`, ffprobe reads the other file.
  expect((await runProbe('-protocol_whitelist', 'file', file)).output).toContain('[STREAM]');
});

test.each(['plain.mp4', 'early-index.mp4', 'plain.mkv', 'mpeg4.avi'] as const)(
  'reports the first half of %s as damaged',
  async (name) => {
    const whole = await files.sample(name);
    const truncated = files.inFolder(`half-${name}`);
    await copyFile(whole, truncated);
    await truncate(truncated, Math.round((await readFile(whole)).length / 2));
    await expect(files.media.probe(truncated)).rejects.toMatchObject({
      code: 'video_damaged',
      isTransient: false,
    });
  },
);

test.each([
  ['a duration that is too long', { durationMs: 1000 }, 'video_too_long'],
  ['a frame that is too wide', { frameSide: 150 }, 'video_too_large_picture'],
  ['a frame that is too large', { frameSide: 100 }, 'video_too_large_picture'],
  ['too many streams', { streams: 1 }, 'video_damaged'],
])('rejects a video with %s', async (_, limits, code) => {
  const strictToolbox = { ...toolbox, limits: { ...defaultLimits, ...limits } };
  await expect(probe(strictToolbox, await files.sample('plain.mp4'))).rejects.toMatchObject({
    code,
    isTransient: false,
  });
});

test('leaves paths out of error messages', async () => {
  const file = files.inFolder('broken.mkv');
  await writeFile(file, Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80, 1, 2, 3, 4]));
  const problem = await files.media.probe(file).catch((error: unknown) => error);
  expect(problem).toMatchObject({ code: 'video_damaged' });
  expect(String(problem)).not.toContain(file);
});
