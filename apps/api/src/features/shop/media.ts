import { fail } from '@glossa/contract/failure';
import { imageTypes } from '@glossa/contract/word-images';
import type { Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { sendStored } from '#http/send-stored.ts';
import { findCoverKey } from './queries.ts';
import { toViewer } from './viewer.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Serves a product's cover to anyone who may see the product: its own image, or else its video's poster. */
export const productCoverHandler =
  ({ db, storage }: { db: Queryable; storage: Storage }): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const id = String(request.params['id']);
    if (!uuid.test(id)) return fail('media_not_found');
    const key = await findCoverKey(db, toViewer(request.session.user), id);
    const type = Object.entries(imageTypes).find(([ending]) => key?.endsWith(`.${ending}`))?.[1];
    if (!key || !type) return fail('media_not_found');
    await sendStored(storage, key, type, request, response);
  };
