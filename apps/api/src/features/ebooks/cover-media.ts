import { pictureTypes, type PictureType } from '@glossa/contract/word-images';
import { statement, type Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { checkAccess, mayEnter } from '../../http/access.ts';
import { fail } from '../../http/fail.ts';
import { sendStored } from '../../http/send-stored.ts';

const find = statement(
  'product-cover',
  `SELECT p.cover_key AS key FROM product p WHERE p.id = $1 AND p.cover_key IS NOT NULL AND (
     $3::bool OR (p.status = 'published' AND p.removed_at IS NULL)
     OR EXISTS (SELECT 1 FROM purchase WHERE product_id = p.id AND buyer_id = $2))`,
);
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Serves the cover of what is in the shop to all, of what is not to those who have bought it or manage content. */
export const coverHandler =
  ({ db, storage }: { db: Queryable; storage: Storage }): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const { person } = request.session;
    checkAccess('person', person);
    const id = String(request.params['id']);
    const managesContent = person !== undefined && mayEnter('content', person);
    const row = isId.test(id)
      ? await db.row<{ key: string }>(find, [id, person?.id, managesContent])
      : undefined;
    const type = pictureTypes[row?.key.split('.').at(-1) as PictureType] as string | undefined;
    if (!row || !type) return fail('media_not_found');
    await sendStored(storage, row.key, type, request, response);
  };
