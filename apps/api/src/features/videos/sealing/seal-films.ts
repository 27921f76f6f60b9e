import { sealFilms } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { mediaKeys } from '#domain/videos/media-keys.ts';
import { filmsLeftOpen, nextOpenFilm, noteRemoved, noteSealed, type OpenFilm } from './queries.ts';

type SealDeps = Pick<Deps, 'db' | 'storage' | 'log'>;

/** Seals a film beside its open file, which stays readable until the row names the sealed one. */
async function sealFilm({ db, storage }: SealDeps, film: OpenFilm): Promise<void> {
  const key = mediaKeys(film.id).sealed;
  const open = await storage.stat(film.key);
  await storage.write(key, storage.read(film.key));
  const sealed = await storage.stat(key);
  if (!open || sealed?.size !== open.size) throw new Error(`film ${film.id} was not sealed as a whole`);
  if (!(await noteSealed(db, film, key))) await storage.remove(key);
}

/**
 * Seals the films that are for sale, one after the other. It may be killed anywhere: what it had written is written again,
 * and open files go only when the row names the sealed one.
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
        // The next sweep tries again; the others need not wait for that.
        deps.log.warn({ err: error, mediaId: film.id }, 'a film could not be sealed');
      }
      await removeOpen();
      film = await nextOpenFilm(deps.db, film.id);
    }
  });
