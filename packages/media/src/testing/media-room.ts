import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';

import { inject } from 'vitest';

import { createMediaTools } from '../create-media-tools.ts';
import type { MediaInfo, MediaTools } from '../media-tools.ts';
import { commands } from './ffmpeg.ts';
import { makeSample, type SampleName } from './samples.ts';

/** A folder to work in, with tools and samples. */
export interface MediaRoom {
  media: MediaTools;
  /** Path of a sample. */
  sample: (name: SampleName) => Promise<string>;
  /** What a sample holds, looked up once. */
  infoOf: (name: SampleName) => Promise<MediaInfo>;
  /** Path of a file of the test's own. */
  inFolder: (name: string) => string;
}

/** Opens one; it goes with the folder of the run. */
export async function mediaRoom(tools: { ffmpeg?: string; ffprobe?: string } = commands): Promise<MediaRoom> {
  const folder = await mkdtemp(path.join(inject('runFolder'), 'room-'));
  // Other tests run as well: who lets them all go first may wait for long.
  const media = createMediaTools({ ...tools, limits: { niceness: 0 }, log: { info() {}, warn() {} } });
  const sample = (name: SampleName) => makeSample(inject('runFolder'), name);
  const known = new Map<SampleName, Promise<MediaInfo>>();
  return {
    media,
    sample,
    infoOf(name) {
      const info = known.get(name) ?? sample(name).then((file) => media.probe(file));
      known.set(name, info);
      return info;
    },
    inFolder: (name) => path.join(folder, name),
  };
}
