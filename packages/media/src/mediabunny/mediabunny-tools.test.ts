import { copyFile, readFile, stat, truncate } from 'node:fs/promises';

import { beforeAll, expect, test } from 'vitest';

import { createMediaTools } from '../create-media-tools.ts';
import { runFfmpegCommand, probeStreams } from '../testing/ffmpeg.ts';
import { createMediaFiles, type MediaFiles } from '../testing/media-files.ts';
import { turnUpright } from '../testing/turn-upright.ts';

let files: MediaFiles;
beforeAll(async () => {
  files = await createMediaFiles({ ffmpeg: '/nowhere/ffmpeg', ffprobe: '/nowhere/ffprobe' });
});

test('replaces ffmpeg and logs a warning if ffmpeg is missing', async () => {
  const messages: string[] = [];
  const log = { info() {}, warn: (_: object, message: string) => messages.push(message) };
  expect(await createMediaTools({ ffmpeg: '/nowhere/ffmpeg', log }).kind()).toBe('mediabunny');
  expect(messages).toHaveLength(1);
});

test.each(['plain.mp4', 'plain.mkv', 'plain.ts', 'silent.mp4', 'upright.mp4', 'early-index.mp4'] as const)(
  'remuxes %s into a fast-start MP4 packet by packet',
  async (name) => {
    const file = await files.sample(name);
    const out = files.inFolder('made 100%d.mp4');
    const info = await files.media.probe(file);
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    expect(await files.media.makeMp4(file, out, info, { maxHeight: 720, onProgress })).toEqual({
      copied: true,
    });
    const remuxed = await files.media.probe(out);
    expect(remuxed).toMatchObject({ container: 'mov', fastStart: true, video: { codec: 'h264' } });
    expect(Math.abs(remuxed.durationMs - 2000)).toBeLessThan(60);
    const countPackets = async (path: string) =>
      (await probeStreams(path)).map((stream) => stream.nb_read_packets);
    expect(await countPackets(`file:${out}`)).toEqual(await countPackets(file));
    expect(shares.at(-1)).toBeGreaterThan(0.9);
    await runFfmpegCommand('-xerror', '-i', `file:${out}`, '-f', 'null', '-'); // Fails if any frame can't be decoded.
  },
);

test('keeps portrait orientation', async () => {
  const [file, out] = [files.inFolder('telephone.mp4'), files.inFolder('turned.mp4')];
  await turnUpright(await files.sample('plain.mp4'), file);
  const info = await files.media.probe(file);
  expect(info.video).toMatchObject({ width: 90, height: 160, rotation: 90 });
  await files.media.makeMp4(file, out, info, { maxHeight: 720 });
  expect(await files.media.probe(out)).toMatchObject({ video: { width: 90, height: 160, rotation: 90 } });
});

test.each(['vp9.webm', 'hevc.mp4', 'ten-bit.mp4', 'vorbis.mkv'] as const)('%s needs ffmpeg', async (name) => {
  const file = await files.sample(name);
  const out = files.inFolder('refused.mp4');
  await expect(
    files.media.makeMp4(file, out, await files.media.probe(file), { maxHeight: 720 }),
  ).rejects.toMatchObject({ code: 'ffmpeg_missing', isTransient: false });
  await expect(stat(out)).rejects.toThrow('ENOENT');
});

test('needs ffmpeg for unsupported formats, scaling, posters, speech, clips and frames', async () => {
  const needsFfmpeg = { code: 'ffmpeg_missing' };
  await expect(files.media.probe(await files.sample('mpeg4.avi'))).rejects.toMatchObject(needsFfmpeg);
  const file = await files.sample('plain.mp4');
  const info = await files.media.probe(file);
  const out = files.inFolder('out');
  for (const work of [
    () => files.media.makeMp4(file, out, info, { maxHeight: 45 }),
    () => files.media.makePoster(file, out, info),
    () => files.media.extractSpeech(file, out, info, { pieceSeconds: 60 }),
    () => files.media.cutAudio(file, out, { startMs: 0, endMs: 1000 }),
    () => files.media.takeFrame(file, out, { atMs: 0 }),
  ]) {
    await expect(work()).rejects.toMatchObject(needsFfmpeg);
  }
});

test('distinguishes audio, video and damaged files', async () => {
  await expect(files.media.probe(await files.sample('song.mp3'))).rejects.toMatchObject({
    code: 'not_a_video',
  });
  expect(await files.media.probe(await files.sample('song.m4a'))).toMatchObject({ video: null });
  const halfFile = files.inFolder('half.mp4');
  await copyFile(await files.sample('plain.mp4'), halfFile);
  await truncate(halfFile, Math.round((await readFile(halfFile)).length / 2));
  await expect(files.media.probe(halfFile)).rejects.toMatchObject({ code: 'video_damaged' });
});

test('stops when aborted', async () => {
  const file = await files.sample('plain.mp4');
  const info = await files.media.probe(file);
  const stop = new AbortController();
  const onProgress = () => stop.abort(new Error('enough'));
  await expect(
    files.media.makeMp4(file, files.inFolder('half made.mp4'), info, {
      maxHeight: 720,
      signal: stop.signal,
      onProgress,
    }),
  ).rejects.toThrow('enough');
});
