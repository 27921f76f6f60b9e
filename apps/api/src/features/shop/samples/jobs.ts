import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { newId } from '@glossa/db/new-id';
import { findFrames } from '@glossa/formats/mp3/find-frames';
import { makeSamples } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';
import { MediaError } from '@glossa/media/media-tools';

import type { Deps } from '#deps.ts';
import { productKeys } from '#domain/shop/products/product-files.ts';
import { workFolder } from '#domain/videos/work-folders.ts';
import { addSample, findUnsampled, markSampled, type UnsampledProduct } from './queries.ts';

type SampleDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'sealed' | 'media' | 'log'>;

/** Sample lengths in milliseconds. */
const sampleLengthMs = { video: 45_000, audio: 60_000 };

/** Creates the missing samples, one by one. A product without a usable source is marked so that it isn't retried. */
export const makeSamplesHandler = (deps: SampleDeps): JobHandler =>
  defineHandler(makeSamples, async () => {
    for (;;) {
      const product = await findUnsampled(deps.db);
      if (!product) return;
      const folder = path.join(workFolder(deps.config.dataDir), `sample-${newId()}`);
      await mkdir(folder, { recursive: true });
      try {
        await createSample(deps, product, folder);
      } catch (error) {
        // A full disk is temporary: the next sweep retries.
        if (error instanceof MediaError && error.isTransient) throw error;
        deps.log.warn({ err: error, productId: product.id }, 'could not create sample');
        await markSampled(deps.db, product.id);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
  });

/** Creates a product's sample. @throws {MediaError} */
async function createSample(deps: SampleDeps, product: UnsampledProduct, folder: string): Promise<void> {
  const { db, sealed } = deps;
  const { id, kind } = product;
  const format = kind === 'video' ? 'mp4' : 'mp3';
  const key = productKeys(id).file(newId(), format);
  await (kind === 'video' ? cutVideo(deps, product, key, folder) : cutRecording(deps, product, key));
  const bytes = (await sealed.stat(key))?.size ?? 0;
  const isFirst = await db.transaction(async (tx) => {
    const isMissing = await markSampled(tx, id);
    if (isMissing) await addSample(tx, id, { format, key, bytes });
    return isMissing;
  });
  if (!isFirst) await sealed.remove(key);
}

/** Cuts the beginning of a video and stores it under `key`. @throws {MediaError} */
async function cutVideo(
  { storage, sealed, media }: SampleDeps,
  video: UnsampledProduct,
  key: string,
  folder: string,
) {
  const out = path.join(folder, 'sample.mp4');
  await media.cutBeginning(await storage.localPath(video.key, folder), out, {
    lengthMs: sampleLengthMs.video,
  });
  await sealed.adopt(key, out);
}

/** Stores the first frames of a recording, without its tags, under `key`. @throws {MediaError} */
async function cutRecording(
  { sealed }: SampleDeps,
  { key: source, soundStart }: UnsampledProduct,
  key: string,
) {
  const size = (await sealed.stat(source))?.size ?? 0;
  if (size <= soundStart) throw new MediaError('no_audio');
  const rest = sealed.read(source, { start: soundStart, end: size - 1 });
  const { start, end } = await findFrames(rest, soundStart, sampleLengthMs.audio);
  if (end === 0) throw new MediaError('no_audio');
  await sealed.write(key, sealed.read(source, { start, end: end - 1 }));
}
