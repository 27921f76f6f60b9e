import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { newId } from '@glossa/db/new-id';
import { makeSamples } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';
import { MediaProblem } from '@glossa/media/media-tools';
import { productKeys } from '@glossa/shop/product-keys';
import { workFolder } from '@glossa/videos/work-folders';

import type { Deps } from '../../deps.ts';
import { addSample, markSampled, nextUnsampled, type Unsampled } from './sample-queries.ts';

type SampleDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'sealed' | 'media' | 'log'>;

/** Milliseconds of a sample. */
const length = { video: 45_000, audio: 60_000 };

/** Cuts the beginning of a product into its sample. Throws a MediaProblem. */
async function makeSample(
  { db, storage, sealed, media }: SampleDeps,
  { id, kind, key }: Unsampled,
  folder: string,
): Promise<void> {
  const format = kind === 'video' ? 'mp4' : 'mp3';
  const out = path.join(folder, `sample.${format}`);
  const source = await (kind === 'video' ? storage : sealed).localPath(key, folder);
  if (kind === 'video') await media.cutBeginning(source, out, { lengthMs: length.video });
  else await media.cutAudio(source, out, { startMs: 0, endMs: length.audio });
  const { size: bytes } = await stat(out);
  const sampleKey = productKeys(id).file(newId(), format);
  await sealed.adopt(sampleKey, out);
  const isFirst = await db.transaction(async (tx) => {
    const isMissing = await markSampled(tx, id);
    if (isMissing) await addSample(tx, id, { format, key: sampleKey, bytes });
    return isMissing;
  });
  if (!isFirst) await sealed.remove(sampleKey);
}

/** Makes the samples that are missing, one after the other; of what none can be cut it is noted. */
export const samplesHandler = (deps: SampleDeps): JobHandler =>
  handles(makeSamples, async () => {
    for (;;) {
      const product = await nextUnsampled(deps.db);
      if (!product) return;
      const folder = path.join(workFolder(deps.config.dataDir), `sample-${newId()}`);
      await mkdir(folder, { recursive: true });
      try {
        await makeSample(deps, product, folder);
      } catch (error) {
        // A disk that is full now will not be so later: the next sweep tries again.
        if (error instanceof MediaProblem && error.isTransient) throw error;
        deps.log.warn({ err: error, productId: product.id }, 'no sample could be cut');
        await markSampled(deps.db, product.id);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
  });
