import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { sendStored } from '#http/send-stored.ts';
import { toViewer } from '../viewer.ts';
import { findSample } from './queries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Serves a product's sample to anyone who may see the product. */
export const productSampleHandler =
  ({ db, sealed }: { db: Queryable; sealed: Storage }): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const id = String(request.params['id']);
    if (!uuid.test(id)) return fail('media_not_found');
    const row = (await findSample(db, toViewer(request.session.user), id)) ?? fail('media_not_found');
    const type = row.format === 'mp4' ? 'video/mp4' : 'audio/mpeg';
    await sendStored(sealed, row.key, type, request, response);
  };
