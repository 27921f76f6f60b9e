import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import {
  catalogueColumns,
  catalogueTables,
  inCatalogue,
  type CatalogueRow,
  type CatalogueTypes,
} from './catalogue-row.ts';
import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  find: CatalogueTypes;
  lock: CatalogueTypes;
}

export const sql = statements<QueryTypes, NarrowTypes>('catalogueVideos', {
  find: `SELECT ${catalogueColumns} FROM ${catalogueTables()} WHERE v.id = $1 AND ${inCatalogue}`,
  // Locks only the video row: concurrent changes wait, but the worker that processes its media does not.
  lock: `SELECT ${catalogueColumns} FROM ${catalogueTables()} WHERE v.id = $1 AND ${inCatalogue} FOR UPDATE OF v`,
  lockOwn: `SELECT v.status, v.publication, m.video_url <> '' AS "isYoutube" FROM video v JOIN video_media m ON m.id = v.media_id
   WHERE v.id = $1 AND v.owner_id = $2 AND NOT v.is_deleted FOR UPDATE OF v`,
  update: `UPDATE video SET title = $2, author = $3, description = $4, category = $5, difficulty = $6, price = $7, currency = $8,
     is_free = $9, drm_protected = $10, publication = $11 WHERE id = $1`,
  product: 'SELECT id, tier_id AS "tierId" FROM product WHERE video_id = $1',
  publish: 'UPDATE video SET publication = $2 WHERE id = $1',
  remove: `UPDATE video v SET is_deleted = true WHERE v.id = $1 AND ${inCatalogue}`,
  restore: 'UPDATE video SET is_deleted = false WHERE id = $1 AND publication IS NOT NULL AND is_deleted',
});

/** Finds a catalog video. */
export const findCatalogueVideo = (db: Queryable, id: string): Promise<CatalogueRow | undefined> =>
  first(db, sql.find, [id]);

/** Finds a catalog video and locks it until the transaction ends. */
export const lockCatalogueVideo = (tx: Queryable, id: string): Promise<CatalogueRow | undefined> =>
  first(tx, sql.lock, [id]);

/** Finds the product of a catalog video, with its pricing tier. */
export const productOf = (
  db: Queryable,
  id: string,
): Promise<{ id: string; tierId: string | null } | undefined> => first(db, sql.product, [id]);

/** Finds a video of the user's own library, outside the trash, and locks it until the transaction ends. */
export const lockOwnVideo = (tx: Queryable, { id, ownerId }: { id: string; ownerId: string }) =>
  first(tx, sql.lockOwn, [id, ownerId]);

/** Editable fields of a catalog video. */
export type CatalogueFacts = Pick<
  CatalogueRow,
  | 'title'
  | 'author'
  | 'description'
  | 'category'
  | 'difficulty'
  | 'price'
  | 'currency'
  | 'isFree'
  | 'drmProtected'
  | 'publication'
>;

/** Updates the fields of a locked video. */
export const updateFacts = (tx: Queryable, id: string, facts: CatalogueFacts): Promise<number> =>
  run(tx, sql.update, [
    id,
    facts.title,
    facts.author,
    facts.description,
    facts.category,
    facts.difficulty,
    facts.price,
    facts.currency,
    facts.isFree,
    facts.drmProtected,
    facts.publication,
  ]);

/** Publishes a locked video, makes it a draft, or adds it to the catalog as a draft. */
export const setPublication = (tx: Queryable, id: string, to: CatalogueRow['publication']): Promise<number> =>
  run(tx, sql.publish, [id, to]);

/** Moves a video to its owner's trash. Returns false when it is not in the catalog. */
export const removeFromCatalogue = async (db: Queryable, id: string): Promise<boolean> =>
  (await run(db, sql.remove, [id])) > 0;

/** Restores a catalog video from its owner's trash. Returns false when it is not there. */
export const restoreToCatalogue = async (db: Queryable, id: string): Promise<boolean> =>
  (await run(db, sql.restore, [id])) > 0;
