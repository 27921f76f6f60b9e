import { statement, type Queryable, type Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { contentsOf } from '#domain/shop/purchase-access.ts';
import type { PurchaseKey } from './queries.ts';

// Locks the row until the transaction ends, so the second of two concurrent imports sees what the first created.
const take = statement(
  'take-for-import',
  `UPDATE purchase SET imported_at = coalesce(imported_at, $3)
   WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
   RETURNING id, buyer_id AS "buyerId", expires_at AS "expiresAt", allow_printing AS "mayPrint",
     allow_copying AS "mayCopy"`,
);
const contents = statement(
  'importable-contents',
  `SELECT p.id AS "productId", p.kind, p.title, p.author, p.description, p.category, p.language, p.difficulty, d.id AS "documentId",
     p.media_id AS "mediaId", p.track_id AS "trackId", p.kind <> 'bundle' AND c.seq = -1 AS "isWhole",
     CASE WHEN EXISTS (SELECT 1 FROM product_file f WHERE f.product_id = p.id AND f.role = 'track') THEN p.id END AS "soundId"
   FROM purchase u CROSS JOIN LATERAL ${contentsOf('u')} c JOIN product p ON p.id = c.id
   LEFT JOIN document d ON d.id = p.document_id AND d.status = 'ready'
   WHERE u.id = $1 AND (p.kind = 'video' AND p.media_id IS NOT NULL OR p.kind <> 'video' AND d.id IS NOT NULL)
   ORDER BY c.seq`,
);
// Reuses the entry of this purchase, or of an expired purchase of the same content, with its reading position and
// notes.
const renewText = statement(
  'renew-bought-text',
  `UPDATE text SET purchase_id = $2, access_ends_at = $3, may_print = $4, may_copy = $5, product_id = $9, is_deleted = false
   WHERE id = (SELECT id FROM text WHERE owner_id = $1 AND (purchase_id = $2 AND ($7 OR document_id = $6)
     OR purchase_id IS NOT NULL AND document_id = $6 AND access_ends_at <= $8) ORDER BY purchase_id = $2 DESC, id LIMIT 1)`,
);
const insertText = statement(
  'insert-bought-text',
  `INSERT INTO text (id, owner_id, document_id, language, title, author, difficulty, audio_url, purchase_id,
     access_ends_at, may_print, may_copy, product_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);
const renewVideo = statement(
  'renew-bought-video',
  `UPDATE video SET purchase_id = $2, access_ends_at = $3, is_deleted = false
   WHERE id = (SELECT id FROM video WHERE owner_id = $1 AND media_id = $4 AND (purchase_id = $2
     OR purchase_id IS NOT NULL AND access_ends_at <= $5) ORDER BY purchase_id = $2 DESC, id LIMIT 1)`,
);
const insertVideo = statement(
  'insert-bought-video',
  `INSERT INTO video (id, owner_id, media_id, track_id, document_id, language, title, description, author, category,
     difficulty, status, purchase_id, access_ends_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'ready', $12, $13)`,
);

/** A purchase with the terms for its library entries. */
export interface TakenPurchase {
  id: string;
  buyerId: string;
  expiresAt: Date | null;
  mayPrint: boolean;
  mayCopy: boolean;
}

/** Content that the library can show. */
export interface ImportableRow {
  productId: string;
  kind: 'text' | 'video' | 'audio' | 'bundle';
  title: string;
  author: string;
  description: string;
  category: string;
  language: number;
  difficulty: string;
  documentId: number | null;
  mediaId: string | null;
  trackId: string | null;
  /** Whether it is the entire purchase. */
  isWhole: boolean;
  /** ID of the product if it has tracks. */
  soundId: string | null;
}

/** Marks an active purchase as imported and locks it. */
export const takeForImport = (
  tx: Transaction,
  { id, buyerId }: PurchaseKey,
  now: Date,
): Promise<TakenPurchase | undefined> =>
  tx.row<TakenPurchase & Record<string, unknown>>(take, [id, buyerId, now]);

/** Selects the content of a purchase that the library can show, in order. */
export const selectImportable = (db: Queryable, purchaseId: string): Promise<ImportableRow[]> =>
  db.rows<ImportableRow & Record<string, unknown>>(contents, [purchaseId]);

/** Adds a text to the buyer's library, once. */
export async function placeBoughtText(
  tx: Transaction,
  { id, buyerId, expiresAt, mayPrint, mayCopy }: TakenPurchase,
  row: ImportableRow,
  now: Date,
): Promise<void> {
  const terms = [expiresAt, mayPrint, mayCopy];
  const { documentId, isWhole, productId } = row;
  const renewed = await tx.run(renewText, [buyerId, id, ...terms, documentId, isWhole, now, productId]);
  if (renewed > 0) return;
  const sound = row.soundId ? `/media/purchases/${id}/sound/${row.soundId}` : '';
  const said = [row.documentId, row.language, row.title, row.author, row.difficulty, sound];
  await tx.run(insertText, [newId(), buyerId, ...said, id, ...terms, productId]);
}

/** Adds a video to the buyer's library, once. */
export async function placeBoughtVideo(
  tx: Transaction,
  { id, buyerId, expiresAt }: TakenPurchase,
  row: ImportableRow,
  now: Date,
): Promise<void> {
  if ((await tx.run(renewVideo, [buyerId, id, expiresAt, row.mediaId, now])) > 0) return;
  const made = [row.mediaId, row.trackId, row.documentId];
  const said = [row.language, row.title, row.description, row.author, row.category, row.difficulty];
  await tx.run(insertVideo, [newId(), buyerId, ...made, ...said, id, expiresAt]);
}
