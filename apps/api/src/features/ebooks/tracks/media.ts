import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { checkAccess } from '#http/access.ts';
import { sendStored } from '#http/send-stored.ts';
import { findTrack } from './queries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Serves a track to content managers. */
export const trackHandler =
  ({ db, sealed }: { db: Queryable; sealed: Storage }): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    checkAccess('content', request.session.user);
    const [id, track] = [String(request.params['id']), String(request.params['track'])];
    const row = uuid.test(id) && uuid.test(track) ? await findTrack(db, id, track) : undefined;
    await sendStored(sealed, row?.key ?? fail('media_not_found'), 'audio/mpeg', request, response);
  };
