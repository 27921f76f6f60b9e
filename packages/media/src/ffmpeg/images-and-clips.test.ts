import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { beforeAll, expect, test } from 'vitest';

import { commands, probeStreams } from '../testing/ffmpeg.ts';
import { createMediaFiles, type MediaFiles } from '../testing/media-files.ts';
import { turnUpright } from '../testing/turn-upright.ts';

let files: MediaFiles;
beforeAll(async () => {
  files = await createMediaFiles();
});

async function makeTestPoster(file: string): Promise<string> {
  const out = files.inFolder('poster: -1.jpg');
  await files.media.makePoster(file, out, await files.media.probe(file));
  return out;
}

/** Returns the lightest gray of an image, 0 to 255. */
async function findLightestGray(image: string): Promise<number> {
  const args = ['-v', 'error', '-i', `file:${image}`, '-f', 'rawvideo', '-pix_fmt', 'gray', '-'];
  const { stdout } = await promisify(execFile)(commands.ffmpeg, args, { encoding: 'buffer' });
  return Math.max(...stdout);
}

test('makes an upright JPEG poster the size of the video', async () => {
  expect(
    await probeStreams(`file:${await makeTestPoster(await files.sample('wide-pixels.ts'))}`),
  ).toMatchObject([{ codec_name: 'mjpeg', width: 213, height: 120 }]);
  const file = files.inFolder('telephone.mp4');
  await turnUpright(await files.sample('plain.mp4'), file);
  expect(await probeStreams(`file:${await makeTestPoster(file)}`)).toMatchObject([
    { width: 90, height: 160 },
  ]);
});

test('avoids a black poster unless every frame is black', async () => {
  expect(await findLightestGray(await makeTestPoster(await files.sample('dark-start.mp4')))).toBeGreaterThan(
    200,
  );
  expect(await findLightestGray(await makeTestPoster(await files.sample('black.mp4')))).toBeLessThan(20);
});

test('limits a poster to 960 pixels in width', async () => {
  const [picture] = await probeStreams(`file:${await makeTestPoster(await files.sample('large.mkv'))}`);
  expect(picture).toMatchObject({ width: 960, height: 540 });
});

test.each(['clip: 100%d.mp3', 'clip.m4a'])('cuts the audio of a time range as %s', async (name) => {
  const out = files.inFolder(name);
  await files.media.cutAudio(await files.sample('plain.mp4'), out, { startMs: 500, endMs: 1500 });
  const [stream] = await probeStreams(`file:${out}`);
  expect(stream).toMatchObject({ codec_name: name.endsWith('.mp3') ? 'mp3' : 'aac', channels: 1 });
  expect(Number(stream?.duration)).toBeCloseTo(1, 0);
});

test.each(['speech: 100%d.mp3', 'speech.m4a'])('compresses speech as %s', async (name) => {
  const [source, out] = [files.inFolder('speech.wav'), files.inFolder(name)];
  const args = ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'sine=frequency=440:duration=2', `file:${source}`];
  await promisify(execFile)(commands.ffmpeg, args);
  await files.media.compressSpeech(source, out);
  const [stream] = await probeStreams(`file:${out}`);
  expect(stream).toMatchObject({ codec_name: name.endsWith('.mp3') ? 'mp3' : 'aac', channels: 1 });
  expect(Number(stream?.duration)).toBeCloseTo(2, 0);
});

test('cuts the beginning of a video, with and without audio', async () => {
  for (const [sample, streams] of [
    ['plain.mp4', 2],
    ['silent.mp4', 1],
  ] as const) {
    const out = files.inFolder(`beginning-${sample}`);
    await files.media.cutBeginning(await files.sample(sample), out, { lengthMs: 1000 });
    const found = await probeStreams(`file:${out}`);
    expect(found).toHaveLength(streams);
    expect(Number(found[0]?.duration)).toBeLessThan(1.5);
    expect(await files.media.probe(out)).toMatchObject({ container: 'mov', fastStart: true });
  }
});

test('rejects cutting audio from a video that has none', async () => {
  const span = { startMs: 0, endMs: 1000 };
  await expect(
    files.media.cutAudio(await files.sample('silent.mp4'), files.inFolder('no.mp3'), span),
  ).rejects.toMatchObject({ code: 'no_audio' });
});

test('returns the frame at a given time, or the last one past the end', async () => {
  const file = await files.sample('dark-start.mp4');
  const takeFrameAt = async (atMs: number) => {
    const out = files.inFolder(`frame ${atMs}.jpg`);
    await files.media.takeFrame(file, out, { atMs });
    return out;
  };
  expect(await findLightestGray(await takeFrameAt(1000))).toBeLessThan(20);
  expect(await findLightestGray(await takeFrameAt(6000))).toBeGreaterThan(200);
  expect(await probeStreams(await takeFrameAt(60_000))).toMatchObject([{ width: 160, height: 90 }]);
});
