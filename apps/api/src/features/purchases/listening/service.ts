import { fail } from '@glossa/contract/failure';
import type { Listening } from '@glossa/contract/listening';
import type { Queryable } from '@glossa/db/database';

import { presentPurchase } from '../present-purchase.ts';
import { findPurchase, type PurchaseKey } from '../queries.ts';
import { findPosition, listTracks, savePosition, type PurchasedTrack } from './queries.ts';

/** A position this many milliseconds before the end counts as finished, because players stop a little early. */
const endTolerance = 1500;

/**
 * Returns what a buyer can listen to.
 * @throws {Failure} `purchase_not_found`, `purchase_ended`, `waiver_required`, `nothing_to_hear`
 */
export async function getListening(db: Queryable, key: PurchaseKey): Promise<Listening> {
  const row = (await findPurchase(db, key)) ?? fail('purchase_not_found');
  if (row.access.is_expired) fail('purchase_ended');
  if (row.access.needs_waiver) fail('waiver_required');
  const [tracks, place] = await Promise.all([listTracks(db, key), findPosition(db, key)]);
  if (tracks.length === 0) fail('nothing_to_hear');
  const { title, author, image, language, entries } = presentPurchase(row);
  const isCurrentTrack = tracks.some(({ id }) => id === place?.trackId);
  return {
    title,
    author,
    image,
    language,
    tracks: tracks.map((track) => ({
      ...track,
      duration: track.duration / 1000,
      url: `/media/purchases/${key.id}/sound/${track.id}`,
    })),
    place:
      place?.trackId && isCurrentTrack
        ? { track_id: place.trackId, seconds: place.milliseconds / 1000 }
        : null,
    progress_percentage: row.progress,
    text_id: entries.find(({ kind }) => kind === 'text')?.id ?? null,
  };
}

/** Saves the listening position and the overall progress. @throws {Failure} `purchase_not_found`, `track_not_found` */
export async function saveListening(
  db: Queryable,
  key: PurchaseKey,
  { track_id: trackId, seconds }: { track_id: string; seconds: number },
): Promise<{ progress_percentage: number }> {
  const tracks = await listTracks(db, key);
  if (!tracks.some(({ id }) => id === trackId)) {
    fail((await findPurchase(db, key)) ? 'track_not_found' : 'purchase_not_found');
  }
  const milliseconds = seconds * 1000;
  const percent = progressInQuarters(tracks, trackId, milliseconds);
  const progress = await savePosition(db, key, { trackId, milliseconds, percent });
  return { progress_percentage: progress ?? fail('purchase_not_found') };
}

/** Returns the progress across all tracks in percent, rounded down to a multiple of 25. */
function progressInQuarters(
  tracks: readonly PurchasedTrack[],
  trackId: string,
  milliseconds: number,
): number {
  const at = tracks.findIndex(({ id }) => id === trackId);
  const before = tracks.slice(0, at).reduce((sum, { duration }) => sum + duration, 0);
  const total = tracks.reduce((sum, { duration }) => sum + duration, 0);
  const listened = before + Math.min(milliseconds, tracks[at]?.duration ?? 0);
  return listened + endTolerance >= total ? 100 : Math.floor((listened / total) * 4) * 25;
}
