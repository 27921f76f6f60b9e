import type { CatalogueAction, changeCatalogueVideos } from '@glossa/contract/catalogue-videos';
import { contentGapNames, contentGaps, type ContentGap } from '@glossa/contract/content-gaps';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import type { ErrorCode } from '@glossa/contract/errors';
import type { Database, Transaction } from '@glossa/db/database';

import type { Doer } from '#domain/audit/actor-of.ts';
import { noteContent } from '#domain/audit/note-content.ts';
import { processingRefusal } from './change-video.ts';
import { lockCatalogueVideo, removeFromCatalogue, restoreToCatalogue, setPublication } from './queries.ts';

interface Outcome {
  changed: boolean;
  error?: ErrorCode;
  missing?: ContentGap[];
}

const refused = (error: ErrorCode): Outcome => ({ changed: false, error });

const actions: Record<CatalogueAction, (tx: Transaction, id: string) => Promise<Outcome>> = {
  publish: async (tx, id) => {
    const video = await lockCatalogueVideo(tx, id);
    if (!video) return refused('video_not_found');
    if (video.publication === 'published') return { changed: false };
    const refusal = processingRefusal(video);
    if (refusal) return refused(refusal);
    const gaps = contentGaps(video);
    const missing = contentGapNames.filter((name) => gaps[name]);
    if (missing.length > 0) return { ...refused('video_incomplete'), missing };
    await setPublication(tx, id, 'published');
    return { changed: true };
  },
  draft: async (tx, id) => {
    const video = await lockCatalogueVideo(tx, id);
    if (!video) return refused('video_not_found');
    if (video.publication === 'draft') return { changed: false };
    await setPublication(tx, id, 'draft');
    return { changed: true };
  },
  remove: async (tx, id) =>
    (await removeFromCatalogue(tx, id)) ? { changed: true } : refused('video_not_found'),
  restore: async (tx, id) =>
    (await restoreToCatalogue(tx, id)) ? { changed: true } : refused('video_not_found'),
};

/** Applies one action to several catalog videos in turn. Returns the outcome for each. */
export async function changeMany(
  db: Database,
  doer: Doer,
  { ids, action }: HandlerInput<typeof changeCatalogueVideos>['body'],
): Promise<HandlerResult<typeof changeCatalogueVideos>> {
  const results = [];
  for (const id of new Set(ids)) {
    // One transaction each: two users changing the same videos in a different order would otherwise deadlock.
    const {
      changed,
      error = null,
      missing = [],
    } = await db.transaction(async (tx) => {
      const outcome = await actions[action](tx, id);
      if (outcome.changed) await noteContent(tx, doer, action === 'draft' ? 'unpublish' : action, id);
      return outcome;
    });
    results.push({ id, ok: error === null, changed, error, missing });
  }
  return { results };
}
