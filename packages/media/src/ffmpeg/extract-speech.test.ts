import { mkdir, readdir } from 'node:fs/promises';

import { beforeAll, expect, test } from 'vitest';

import { probeStreams } from '../testing/ffmpeg.ts';
import { createMediaFiles, type MediaFiles } from '../testing/media-files.ts';

let files: MediaFiles;
beforeAll(async () => {
  files = await createMediaFiles();
});

async function extract(name: 'pauses.mp4' | 'silent.mp4', pieceSeconds: number) {
  const folder = files.inFolder(`speech ${pieceSeconds}`);
  await mkdir(folder);
  const file = await files.sample(name);
  const shares: number[] = [];
  const pieces = await files.media.extractSpeech(file, folder, await files.probeSample(name), {
    pieceSeconds,
    onProgress: (share) => shares.push(share),
  });
  return { folder, pieces, shares };
}

test('cuts speech at pauses without losing any', async () => {
  const { folder, pieces, shares } = await extract('pauses.mp4', 4);
  expect(pieces.map(({ startMs }) => Math.round(startMs / 250) * 250)).toEqual([0, 3750, 7750]);
  const streams = (await Promise.all(pieces.map(({ path }) => probeStreams(path)))).flat();
  expect(
    streams.map(({ codec_name: codec, channels, sample_rate: rate }) => [codec, channels, rate]),
  ).toEqual(pieces.map(() => ['flac', 1, '16000']));
  const seconds = streams.map(({ duration }) => Number(duration));
  expect(Math.max(...seconds)).toBeLessThanOrEqual(4);
  expect(seconds.reduce((sum, length) => sum + length)).toBeCloseTo(9, 1);
  expect(await readdir(folder)).toHaveLength(3);
  expect(shares.at(-1)).toBe(1);
});

test('keeps short speech in one piece', async () => {
  const { pieces } = await extract('pauses.mp4', 60);
  expect(pieces).toMatchObject([{ startMs: 0 }]);
});

test('rejects a video without audio', async () => {
  await expect(extract('silent.mp4', 61)).rejects.toMatchObject({ code: 'no_audio' });
});
