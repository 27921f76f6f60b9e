import { copyFile, readFile, writeFile } from 'node:fs/promises';

import { beforeAll, expect, test } from 'vitest';

import type { MediaInfo } from '../media-tools.ts';
import { runFfmpegCommand, probeStreams } from '../testing/ffmpeg.ts';
import { createMediaFiles, type MediaFiles } from '../testing/media-files.ts';
import { turnUpright } from '../testing/turn-upright.ts';

let files: MediaFiles;
beforeAll(async () => {
  files = await createMediaFiles();
});

interface ConversionOptions {
  info?: MediaInfo;
  maxHeight?: number;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

const playable = { container: 'mov', fastStart: true } as const;

async function make(
  file: string,
  { info, ...options }: ConversionOptions = {},
): Promise<{ copied: boolean; info: MediaInfo; out: string }> {
  const out = files.inFolder('made: 100%d.mp4');
  const { copied } = await files.media.makeMp4(file, out, info ?? (await files.media.probe(file)), {
    maxHeight: 720,
    ...options,
  });
  return { copied, info: await files.media.probe(out), out };
}

test.each(['plain.mp4', 'plain.mkv', 'plain.ts', 'camera.m2ts', 'silent.mp4', 'upright.mp4'] as const)(
  'copies the streams of %s',
  async (name) => {
    const before = await files.probeSample(name);
    const { copied, info } = await make(await files.sample(name), { info: before });
    expect(copied).toBe(true);
    expect(info).toMatchObject({ ...playable, video: { ...before.video, stream: 0 } });
    expect(Math.abs(info.durationMs - before.durationMs)).toBeLessThan(60);
  },
);

test.each([
  'vp9.webm',
  'mpeg4.avi',
  'hevc.mp4',
  'hdr.mkv',
  'ten-bit.mp4',
  'interlaced.mp4',
  'live.webm',
  'wide-pixels.ts',
] as const)('converts %s to a format that browsers play', async (name) => {
  const before = await files.probeSample(name);
  const { copied, info } = await make(await files.sample(name), { info: before });
  expect(copied).toBe(false);
  expect(info).toMatchObject({
    ...playable,
    video: { codec: 'h264', profile: 'High', pixelFormat: 'yuv420p', isHdr: false, isInterlaced: false },
    audio: before.audio && { codec: 'aac' },
  });
  expect(info.video?.height).toBe(before.video?.height);
  expect(Math.abs(info.durationMs - before.durationMs)).toBeLessThan(60);
});

test('copies compatible video while converting the audio', async () => {
  const [before] = await probeStreams(await files.sample('vorbis.mkv'));
  const { copied, info, out } = await make(await files.sample('vorbis.mkv'));
  expect(copied).toBe(false);
  expect(info.audio?.codec).toBe('aac');
  const [picture] = await probeStreams(out);
  expect(picture).toMatchObject({ profile: before?.profile, nb_read_packets: before?.nb_read_packets });
});

test('keeps portrait orientation, whether copied or converted', async () => {
  const file = files.inFolder('telephone.mp4');
  await turnUpright(await files.sample('plain.mp4'), file);
  const copy = await make(file);
  expect(copy).toMatchObject({ copied: true, info: { video: { width: 90, height: 160, rotation: 90 } } });
  const smaller = await make(file, { maxHeight: 72 });
  expect(smaller).toMatchObject({ copied: false, info: { video: { width: 72, height: 128, rotation: 0 } } });
});

test('scales down tall video, makes odd dimensions even, and mixes down to stereo', async () => {
  const { info } = await make(await files.sample('plain.mp4'), { maxHeight: 45 });
  expect(info.video).toMatchObject({ width: 80, height: 46 }); // A height of 45 is odd, so it is rounded up.
  const oddVideo = await make(await files.sample('odd.mkv'));
  expect(oddVideo.info.video).toMatchObject({ width: 162, height: 92 });
  const surround = await make(await files.sample('surround.mkv'));
  expect(surround.info.audio).toMatchObject({ codec: 'aac', channels: 2 });
});

test('keeps the duration of frames without repeating any', async () => {
  const [before] = await probeStreams(await files.sample('slides.webm'));
  const slides = await make(await files.sample('slides.webm'));
  expect((await probeStreams(slides.out))[0]?.nb_read_packets).toBe(before?.nb_read_packets);
  expect(Math.abs(slides.info.durationMs - 4000)).toBeLessThan(60);
  const fast = await make(await files.sample('fast.mkv'));
  expect(fast.info.video?.frameRate).toBeCloseTo(60, 0);
});

test('keeps only video and audio, without cover, subtitles, title or location', async () => {
  const subtitles = files.inFolder('words.srt');
  const file = files.inFolder('full.mkv');
  await writeFile(subtitles, '1\n00:00:00,000 --> 00:00:09,000\nHi\n');
  const inputs = [await files.sample('picture.jpg'), await files.sample('plain.mp4'), subtitles];
  const options = '-map 0 -map 1 -map 2 -c copy -c:s srt -disposition:v:0 attached_pic';
  await runFfmpegCommand(...inputs.flatMap((input) => ['-i', input]), ...options.split(' '), file);
  const { copied, info, out } = await make(file);
  expect(copied).toBe(true);
  expect(info.video).toMatchObject({ codec: 'h264', width: 160 });
  expect((await files.media.probe(file)).durationMs).toBeLessThan(2100);
  expect((await probeStreams(out)).map(({ codec_name: codec }) => codec)).toEqual(['h264', 'aac']);
  const plain = await make(await files.sample('plain.mp4'));
  const content = await readFile(plain.out);
  expect([content.includes('secret'), content.includes('+48.1')]).toEqual([false, false]);
});

test('rejects an audio file', async () => {
  const file = await files.sample('song.m4a');
  await expect(make(file)).rejects.toMatchObject({ code: 'not_a_video' });
});

test('reports progress and stops when aborted', async () => {
  const shares: number[] = [];
  const file = await files.sample('long.mp4');
  await make(file, { maxHeight: 180, onProgress: (share) => shares.push(share) });
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBeCloseTo(1, 1);

  const stop = new AbortController();
  const stoppedRun = make(file, {
    maxHeight: 350,
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('enough')),
  });
  await expect(stoppedRun).rejects.toThrow('enough');
  await expect(make(file, { signal: stop.signal })).rejects.toThrow('enough');
});

test('reports a full disk', async () => {
  const file = await files.sample('plain.mp4');
  const info = await files.media.probe(file);
  await expect(files.media.makeMp4(file, '/dev/full', info, { maxHeight: 720 })).rejects.toMatchObject({
    code: 'disk_full',
    isTransient: true,
  });
});

test('leaves the source file unchanged', async () => {
  const file = await files.sample('mpeg4.avi');
  const copy = files.inFolder('copy.avi');
  await copyFile(file, copy);
  await make(file);
  expect((await readFile(file)).equals(await readFile(copy))).toBe(true);
});
