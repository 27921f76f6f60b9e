import { fail } from '@glossa/contract/failure';
import { pictureTypes } from '@glossa/contract/word-images';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { onSale } from '#domain/shop/on-sale.ts';
import { sendStored } from '#http/send-stored.ts';
import { purchaseOf } from './product-row.ts';
import { viewerOf } from './viewer-of.ts';
import type { QueryTypes } from './cover-media.types.ts';

export const sql = statements<QueryTypes>('shopCoverMedia', {
  find: `SELECT coalesce(p.cover_key, m.poster_key) AS key FROM product p LEFT JOIN video_media m ON m.id = p.media_id
   WHERE p.id = $2 AND (${onSale} OR $3::bool OR ${purchaseOf('$1')} IS NOT NULL)`,
});
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Serves the cover of a product to those who may see it: its own picture, or else its video's poster. */
export const productCoverHandler =
  ({ db, storage }: { db: Queryable; storage: Storage }): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const viewer = viewerOf(request.session.user);
    const id = String(request.params['id']);
    if (!isId.test(id)) return fail('media_not_found');
    const row = await first(db, sql.find, [viewer.id, id, viewer.managesContent]);
    const type = Object.entries(pictureTypes).find(([ending]) => row?.key?.endsWith(`.${ending}`))?.[1];
    if (!row?.key || !type) return fail('media_not_found');
    await sendStored(storage, row.key, type, request, response);
  };
