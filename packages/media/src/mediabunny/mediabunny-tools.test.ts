import { copyFile, readFile, stat, truncate } from 'node:fs/promises';

import { beforeAll, expect, test } from 'vitest';

import { createMediaTools } from '../create-media-tools.ts';
import { ffmpeg, streamsOf } from '../testing/ffmpeg.ts';
import { mediaRoom, type MediaRoom } from '../testing/media-room.ts';
import { turnUpright } from '../testing/turn-upright.ts';

let room: MediaRoom;
beforeAll(async () => {
  room = await mediaRoom({ ffmpeg: '/nowhere/ffmpeg', ffprobe: '/nowhere/ffprobe' });
});

test('replaces a missing ffmpeg and logs a warning', async () => {
  const said: string[] = [];
  const log = { info() {}, warn: (_: object, message: string) => said.push(message) };
  expect(await createMediaTools({ ffmpeg: '/nowhere/ffmpeg', log }).kind()).toBe('mediabunny');
  expect(said).toHaveLength(1);
});

test.each(['plain.mp4', 'plain.mkv', 'plain.ts', 'silent.mp4', 'upright.mp4', 'early-index.mp4'] as const)(
  'remuxes %s into a fast-start MP4 packet by packet',
  async (name) => {
    const file = await room.sample(name);
    const out = room.inFolder('made 100%d.mp4');
    const info = await room.media.probe(file);
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    expect(await room.media.makeMp4(file, out, info, { maxHeight: 720, onProgress })).toEqual({
      copied: true,
    });
    const made = await room.media.probe(out);
    expect(made).toMatchObject({ container: 'mov', fastStart: true, video: { codec: 'h264' } });
    expect(Math.abs(made.durationMs - 2000)).toBeLessThan(60);
    const packets = async (path: string) => (await streamsOf(path)).map((stream) => stream.nb_read_packets);
    expect(await packets(`file:${out}`)).toEqual(await packets(file));
    expect(shares.at(-1)).toBeGreaterThan(0.9);
    await ffmpeg('-xerror', '-i', `file:${out}`, '-f', 'null', '-'); // every frame can be decoded
  },
);

test('keeps portrait orientation', async () => {
  const [file, out] = [room.inFolder('telephone.mp4'), room.inFolder('turned.mp4')];
  await turnUpright(await room.sample('plain.mp4'), file);
  const info = await room.media.probe(file);
  expect(info.video).toMatchObject({ width: 90, height: 160, rotation: 90 });
  await room.media.makeMp4(file, out, info, { maxHeight: 720 });
  expect(await room.media.probe(out)).toMatchObject({ video: { width: 90, height: 160, rotation: 90 } });
});

test.each(['vp9.webm', 'hevc.mp4', 'ten-bit.mp4', 'vorbis.mkv'] as const)('%s needs ffmpeg', async (name) => {
  const file = await room.sample(name);
  const out = room.inFolder('refused.mp4');
  await expect(
    room.media.makeMp4(file, out, await room.media.probe(file), { maxHeight: 720 }),
  ).rejects.toMatchObject({ code: 'ffmpeg_missing', isTransient: false });
  await expect(stat(out)).rejects.toThrow('ENOENT');
});

test('needs ffmpeg for unsupported formats, scaling, posters, speech, clips and frames', async () => {
  const needsFfmpeg = { code: 'ffmpeg_missing' };
  await expect(room.media.probe(await room.sample('mpeg4.avi'))).rejects.toMatchObject(needsFfmpeg);
  const file = await room.sample('plain.mp4');
  const info = await room.media.probe(file);
  const out = room.inFolder('out');
  for (const work of [
    () => room.media.makeMp4(file, out, info, { maxHeight: 45 }),
    () => room.media.makePoster(file, out, info),
    () => room.media.extractSpeech(file, out, info, { pieceSeconds: 60 }),
    () => room.media.cutAudio(file, out, { startMs: 0, endMs: 1000 }),
    () => room.media.takeFrame(file, out, { atMs: 0 }),
  ]) {
    await expect(work()).rejects.toMatchObject(needsFfmpeg);
  }
});

test('distinguishes audio, video and damaged files', async () => {
  await expect(room.media.probe(await room.sample('song.mp3'))).rejects.toMatchObject({
    code: 'not_a_video',
  });
  expect(await room.media.probe(await room.sample('song.m4a'))).toMatchObject({ video: null });
  const half = room.inFolder('half.mp4');
  await copyFile(await room.sample('plain.mp4'), half);
  await truncate(half, Math.round((await readFile(half)).length / 2));
  await expect(room.media.probe(half)).rejects.toMatchObject({ code: 'video_damaged' });
});

test('stops when aborted', async () => {
  const file = await room.sample('plain.mp4');
  const info = await room.media.probe(file);
  const stop = new AbortController();
  const onProgress = () => stop.abort(new Error('enough'));
  await expect(
    room.media.makeMp4(file, room.inFolder('half made.mp4'), info, {
      maxHeight: 720,
      signal: stop.signal,
      onProgress,
    }),
  ).rejects.toThrow('enough');
});
