import type { Queryable } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';

import { filesSql, needsWaiverSql } from '#domain/shop/purchases/queries.ts';
import type { PurchaseKey } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('purchasesListening', {
  // `$2` is the ID of a track, or of a product for all its tracks.
  listAudioFiles: `SELECT f.key, s.sound_start::float8 AS start, s.sound_end::float8 AS end, s.bytes::float8 AS bytes
   FROM purchase u JOIN LATERAL ${filesSql('u')} f ON f.track IS NOT NULL
   JOIN product_file s ON s.id = f.id AND $2 IN (s.id, s.product_id)
   WHERE u.id = $1 AND u.buyer_id = $3 AND u.revoked_at IS NULL AND (u.expires_at IS NULL OR u.expires_at > $4)
     AND NOT ${needsWaiverSql('$1')}
   ORDER BY f.seq, f.track, f.id`,
  listTracks: `SELECT f.id, f.title, coalesce(s.duration, 0) AS duration
   FROM purchase u JOIN LATERAL ${filesSql('u')} f ON f.track IS NOT NULL
   JOIN product_file s ON s.id = f.id
   WHERE u.id = $1 AND u.buyer_id = $2 AND u.revoked_at IS NULL ORDER BY f.seq, f.track, f.id`,
  savePosition: `UPDATE purchase SET heard_file_id = $3, heard_ms = $4, progress = greatest(progress, $5::smallint)
   WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NULL RETURNING progress`,
});

/** A track of a purchase, with its duration in milliseconds. */
export type PurchasedTrack = QueryTypes['listTracks']['row'];

/**
 * Lists one track of an active purchase by its ID, or all tracks by their product's ID, in order. The byte range of a
 * track's audio is null if it was never measured.
 */
export const listAudioFiles = (
  db: Queryable,
  { id, buyerId }: PurchaseKey,
  trackOrProductId: string,
  now: Date,
) => many(db, sql.listAudioFiles, [id, trackOrProductId, buyerId, now]);

/** Lists all tracks of a purchase, in order. */
export const listTracks = (db: Queryable, { id, buyerId }: PurchaseKey): Promise<PurchasedTrack[]> =>
  many(db, sql.listTracks, [id, buyerId]);

/** Finds the buyer's listening position. */
export const findPosition = async (db: Queryable, { id, buyerId }: PurchaseKey) => {
  const found = await db.prisma.purchase.findFirst({
    where: { id, buyerId },
    select: { heardFileId: true, heardMs: true },
  });
  return found ? { trackId: found.heardFileId, milliseconds: found.heardMs } : undefined;
};

/** Saves the position and the progress in percent; returns the progress, or undefined if there is no such purchase. */
export const savePosition = async (
  db: Queryable,
  { id, buyerId }: PurchaseKey,
  { trackId, milliseconds, percent }: { trackId: string; milliseconds: number; percent: number },
): Promise<number | undefined> =>
  (await first(db, sql.savePosition, [id, buyerId, trackId, Math.round(milliseconds), percent]))?.progress;
