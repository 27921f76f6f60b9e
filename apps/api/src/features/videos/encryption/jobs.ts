import { sealVideos } from '@glossa/jobs/definitions';
import { defineHandler, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { mediaKeys } from '#domain/videos/media-keys.ts';
import {
  clearReplacedFile,
  findNextUnencrypted,
  listReplacedFiles,
  setEncryptedFile,
  type UnencryptedVideo,
} from './queries.ts';

type EncryptDeps = Pick<Deps, 'db' | 'storage' | 'log'>;

/** Encrypts a video file next to the original, which is kept until the database row points to the encrypted file. */
async function encryptVideo({ db, storage }: EncryptDeps, video: UnencryptedVideo): Promise<void> {
  const key = mediaKeys(video.id).encrypted;
  const original = await storage.stat(video.key);
  await storage.write(key, storage.read(video.key));
  const encrypted = await storage.stat(key);
  if (!original || encrypted?.size !== original.size)
    throw new Error(`video ${video.id} was encrypted incompletely`);
  if (!(await setEncryptedFile(db, video, key))) await storage.remove(key);
}

/**
 * Encrypts the videos that are for sale, one by one. It may be killed at any point: partial files are overwritten, and
 * originals are removed only once the database row points to the encrypted file.
 */
export const encryptVideosHandler = (deps: EncryptDeps): JobHandler =>
  defineHandler(sealVideos, async () => {
    const removeReplaced = async () => {
      for (const video of await listReplacedFiles(deps.db)) {
        await deps.storage.remove(video.key);
        await clearReplacedFile(deps.db, video);
      }
    };
    await removeReplaced();
    let video = await findNextUnencrypted(deps.db);
    while (video) {
      try {
        await encryptVideo(deps, video);
      } catch (error) {
        // The next sweep retries this video; the others don't have to wait for it.
        deps.log.warn({ err: error, mediaId: video.id }, 'could not encrypt video');
      }
      await removeReplaced();
      video = await findNextUnencrypted(deps.db, video.id);
    }
  });
