import type { EbookStatus } from '@glossa/contract/ebooks';
import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import { ebookColumns, ebookTables, isEbook, type EbookRow, type EbookTypes } from './ebook-row.ts';
import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  find: EbookTypes;
  lock: EbookTypes;
}

export const sql = statements<QueryTypes, NarrowTypes>('ebooks', {
  find: `SELECT ${ebookColumns} FROM ${ebookTables()} WHERE p.id = $1 AND ${isEbook}`,
  // Locks only the product row, so that concurrent changes wait.
  lock: `SELECT ${ebookColumns} FROM ${ebookTables()} WHERE p.id = $1 AND ${isEbook} FOR UPDATE OF p`,
  lockRemoved: `SELECT p.status FROM product p WHERE p.id = $1 AND p.kind IN ('text', 'audio') AND p.removed_at IS NOT NULL FOR UPDATE`,
  insert: `INSERT INTO product (id, owner_id, kind, title, author, description, language, difficulty, category, preview_text,
     currency, price, is_free, drm_protected, tier_id, document_id)
   VALUES ($1, $2, $16, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
  update: `UPDATE product SET title = $2, author = $3, description = $4, category = $5, difficulty = $6, price = $7, currency = $8,
     is_free = $9, drm_protected = $10, tier_id = $11, status = $12,
     published_at = CASE WHEN $12 = 'published'::product_status THEN coalesce(published_at, now()) ELSE published_at END,
     updated_at = now() WHERE id = $1`,
  setStatusOf: `UPDATE product SET status = $2, updated_at = now(),
     published_at = CASE WHEN $2 = 'published'::product_status THEN coalesce(published_at, now()) ELSE published_at END
   WHERE id = $1`,
  setText: `UPDATE product SET document_id = $2, preview_text = $3, language = $4, updated_at = now() WHERE id = $1`,
  remove: 'UPDATE product SET removed_at = now() WHERE id = $1',
  restore: 'UPDATE product SET removed_at = NULL, updated_at = now() WHERE id = $1',
  findOfContent: `SELECT p.id FROM document d JOIN product p ON p.document_id = d.id
   WHERE d.language = $2 AND d.hash = $3 AND p.owner_id = $1 AND p.removed_at IS NULL AND p.id IS DISTINCT FROM $4::uuid
   ORDER BY p.created_at, p.id LIMIT 1`,
});

/** Finds the ID of an owner's product with the given content, other than `but`. */
export const findOwnOfContent = async (
  db: Queryable,
  ownerId: string,
  { language, hash, but }: { language: number; hash: Buffer; but?: string },
): Promise<string | undefined> =>
  (await first(db, sql.findOfContent, [ownerId, language, hash, but ?? null]))?.id;

/** Finds an ebook that was not removed. */
export const findEbook = (db: Queryable, id: string): Promise<EbookRow | undefined> =>
  first(db, sql.find, [id]);

/** Finds an ebook and locks it until the transaction ends. */
export const lockEbook = (tx: Queryable, id: string): Promise<EbookRow | undefined> =>
  first(tx, sql.lock, [id]);

/** Finds the status of a removed ebook and locks it until the transaction ends. */
export const lockRemovedEbook = async (tx: Queryable, id: string): Promise<EbookStatus | undefined> =>
  (await first(tx, sql.lockRemoved, [id]))?.status;

/** Editable fields of an ebook. */
export type EbookFacts = Pick<
  EbookRow,
  | 'title'
  | 'author'
  | 'description'
  | 'category'
  | 'difficulty'
  | 'price'
  | 'currency'
  | 'isFree'
  | 'drmProtected'
  | 'tierId'
  | 'status'
>;

/** Inserts a new ebook as a draft. */
export const insertEbook = (
  tx: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  facts: Omit<EbookFacts, 'status'> &
    Pick<EbookRow, 'type' | 'language' | 'previewText'> & { documentId: number | null },
): Promise<number> =>
  run(tx, sql.insert, [
    id,
    ownerId,
    facts.title,
    facts.author,
    facts.description,
    facts.language,
    facts.difficulty,
    facts.category,
    facts.previewText,
    facts.currency,
    facts.price,
    facts.isFree,
    facts.drmProtected,
    facts.tierId,
    facts.documentId,
    facts.type,
  ]);

/** Updates the fields of a locked ebook. */
export const updateFacts = (tx: Queryable, id: string, facts: EbookFacts): Promise<number> =>
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
    facts.tierId,
    facts.status,
  ]);

/** Replaces the text of a locked ebook. */
export const updateText = (
  tx: Queryable,
  id: string,
  {
    documentId,
    previewText,
    language,
  }: Pick<EbookRow, 'previewText' | 'language'> & { documentId: number | null },
): Promise<number> => run(tx, sql.setText, [id, documentId, previewText, language]);

/** Sets the status of a locked ebook. */
export const setStatus = (tx: Queryable, id: string, status: EbookStatus): Promise<number> =>
  run(tx, sql.setStatusOf, [id, status]);

/** Removes a locked ebook from the shop. Buyers keep it. */
export const removeProduct = (tx: Queryable, id: string): Promise<number> => run(tx, sql.remove, [id]);

/** Restores a removed ebook. */
export const restoreProduct = (tx: Queryable, id: string): Promise<number> => run(tx, sql.restore, [id]);
