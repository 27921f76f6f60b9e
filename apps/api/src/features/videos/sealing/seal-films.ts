import { sealFilms } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { mediaKeys } from '#domain/videos/media-keys.ts';
import { filmsLeftOpen, nextOpenFilm, noteRemoved, noteSealed, type OpenFilm } from './queries.ts';

type SealDeps = Pick<Deps, 'db' | 'storage' | 'log'>;

/** Encrypts a video file next to the original, which stays readable until the row points to the encrypted one. */
async function sealFilm({ db, storage }: SealDeps, film: OpenFilm): Promise<void> {
  const key = mediaKeys(film.id).sealed;
  const open = await storage.stat(film.key);
  await storage.write(key, storage.read(film.key));
  const sealed = await storage.stat(key);
  if (!open || sealed?.size !== open.size) throw new Error(`film ${film.id} was not sealed as a whole`);
  if (!(await noteSealed(db, film, key))) await storage.remove(key);
}

/**
 * Encrypts the videos that are for sale, one by one. It may be killed at any point: partial files are written again,
 * and originals are removed only once the row points to the encrypted file.
 */
export const sealFilmsHandler = (deps: SealDeps): JobHandler =>
  handles(sealFilms, async () => {
    const removeOpen = async () => {
      for (const film of await filmsLeftOpen(deps.db)) {
        await deps.storage.remove(film.key);
        await noteRemoved(deps.db, film);
      }
    };
    await removeOpen();
    let film = await nextOpenFilm(deps.db);
    while (film) {
      try {
        await sealFilm(deps, film);
      } catch (error) {
        // The next sweep retries this one; the others don't have to wait.
        deps.log.warn({ err: error, mediaId: film.id }, 'a film could not be sealed');
      }
      await removeOpen();
      film = await nextOpenFilm(deps.db, film.id);
    }
  });
