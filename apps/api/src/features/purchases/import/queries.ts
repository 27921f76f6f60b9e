import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { contentsSql } from '#domain/shop/purchases/queries.ts';
import type { PurchaseKey } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('purchasesImport', {
  // Locks the row until the transaction ends, so the second of two concurrent imports sees what the first created.
  markImported: `UPDATE purchase SET imported_at = coalesce(imported_at, $3)
   WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
   RETURNING id, buyer_id AS "buyerId", expires_at AS "expiresAt", allow_printing AS "mayPrint",
     allow_copying AS "mayCopy"`,
  // Each row has a video's media or else a text's document.
  listContents: `SELECT p.id AS "productId", p.title, p.author, p.description, p.category, p.language, p.difficulty, d.id AS "documentId",
     CASE WHEN p.kind = 'video' THEN p.media_id END AS "mediaId", p.track_id AS "trackId", p.kind <> 'bundle' AND c.seq = -1 AS "isWhole",
     CASE WHEN EXISTS (SELECT 1 FROM product_file f WHERE f.product_id = p.id AND f.role = 'track') THEN p.id END AS "soundId"
   FROM purchase u CROSS JOIN LATERAL ${contentsSql('u')} c JOIN product p ON p.id = c.id
   LEFT JOIN document d ON d.id = p.document_id AND d.status = 'ready'
   WHERE u.id = $1 AND (p.kind = 'video' AND p.media_id IS NOT NULL OR p.kind <> 'video' AND d.id IS NOT NULL)
   ORDER BY c.seq`,
  // Reuses the library entry from this purchase, or from an expired purchase of the same content, with its reading
  // position and notes.
  renewText: `UPDATE text SET purchase_id = $2, access_ends_at = $3, may_print = $4, may_copy = $5, product_id = $9, is_deleted = false
   WHERE id = (SELECT id FROM text WHERE owner_id = $1 AND (purchase_id = $2 AND ($7 OR document_id = $6)
     OR purchase_id IS NOT NULL AND document_id = $6 AND access_ends_at <= $8) ORDER BY purchase_id = $2 DESC, id LIMIT 1)`,
  insertText: `INSERT INTO text (id, owner_id, document_id, language, title, author, difficulty, audio_url, purchase_id,
     access_ends_at, may_print, may_copy, product_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
  renewVideo: `UPDATE video SET purchase_id = $2, access_ends_at = $3, is_deleted = false
   WHERE id = (SELECT id FROM video WHERE owner_id = $1 AND media_id = $4 AND (purchase_id = $2
     OR purchase_id IS NOT NULL AND access_ends_at <= $5) ORDER BY purchase_id = $2 DESC, id LIMIT 1)`,
});

/** A purchase with the terms for its library entries. */
type ImportedPurchase = QueryTypes['markImported']['row'];
/** Content that the library can show; `isWhole` is true if it is the entire purchase. */
type ContentRow = QueryTypes['listContents']['row'];

/** Marks an active purchase as imported and locks it. */
export const markImported = (
  tx: Transaction,
  { id, buyerId }: PurchaseKey,
  now: Date,
): Promise<ImportedPurchase | undefined> => first(tx, sql.markImported, [id, buyerId, now]);

/** Lists the content of a purchase that the library can show, in order. */
export const listContents = (db: Queryable, purchaseId: string): Promise<ContentRow[]> =>
  many(db, sql.listContents, [purchaseId]);

/** Adds a text to the buyer's library, or renews the existing entry. */
export async function addText(
  tx: Transaction,
  { id, buyerId, expiresAt, mayPrint, mayCopy }: ImportedPurchase,
  row: ContentRow & { documentId: number },
  now: Date,
): Promise<void> {
  const terms = [expiresAt, mayPrint, mayCopy] as const;
  const { documentId, isWhole, productId } = row;
  const renewed = await run(tx, sql.renewText, [buyerId, id, ...terms, documentId, isWhole, now, productId]);
  if (renewed > 0) return;
  const audioUrl = row.soundId ? `/media/purchases/${id}/sound/${row.soundId}` : '';
  const fields = [documentId, row.language, row.title, row.author, row.difficulty, audioUrl] as const;
  await run(tx, sql.insertText, [newId(), buyerId, ...fields, id, ...terms, productId]);
}

/** Adds a video to the buyer's library, or renews the existing entry. */
export async function addVideo(
  tx: Transaction,
  { id, buyerId, expiresAt }: ImportedPurchase,
  row: ContentRow & { mediaId: string },
  now: Date,
): Promise<void> {
  if ((await run(tx, sql.renewVideo, [buyerId, id, expiresAt, row.mediaId, now])) > 0) return;
  const { mediaId, trackId, documentId, language, title, description, author, category, difficulty } = row;
  await tx.prisma.video.createMany({
    data: {
      id: newId(),
      ownerId: buyerId,
      mediaId,
      trackId,
      documentId,
      language,
      title,
      description,
      author,
      category,
      difficulty,
      status: 'ready',
      purchaseId: id,
      accessEndsAt: expiresAt,
    },
  });
}
