import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';

import { inject } from 'vitest';

import { createMediaTools } from '../create-media-tools.ts';
import type { MediaInfo, MediaTools } from '../media-tools.ts';
import { commands } from './ffmpeg.ts';
import { makeSample, type SampleName } from './samples.ts';

/** A temporary folder with tools and samples. */
export interface MediaFiles {
  media: MediaTools;
  /** Returns the path of a sample. */
  sample: (name: SampleName) => Promise<string>;
  /** Returns the properties of a sample, which is probed only once. */
  probeSample: (name: SampleName) => Promise<MediaInfo>;
  /** Returns the path of a file in the folder. */
  inFolder: (name: string) => string;
}

/** Creates the folder, which is deleted together with the test run's folder. */
export async function createMediaFiles(
  tools: { ffmpeg?: string; ffprobe?: string } = commands,
): Promise<MediaFiles> {
  const folder = await mkdtemp(path.join(inject('runFolder'), 'media-'));
  // Other tests run at the same time, so a lower priority could mean a long wait.
  const media = createMediaTools({ ...tools, limits: { niceness: 0 }, log: { info() {}, warn() {} } });
  const sample = (name: SampleName) => makeSample(inject('runFolder'), name);
  const probes = new Map<SampleName, Promise<MediaInfo>>();
  return {
    media,
    sample,
    probeSample(name) {
      const info = probes.get(name) ?? sample(name).then((file) => media.probe(file));
      probes.set(name, info);
      return info;
    },
    inFolder: (name) => path.join(folder, name),
  };
}
