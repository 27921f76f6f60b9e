import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { checkAccess } from '#http/access.ts';
import { sendStored } from '#http/send-stored.ts';
import { findRecordingKey } from './queries.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Serves a text's recording to its owner, with support for range requests. */
export const textRecordingHandler =
  ({ db, storage }: { db: Queryable; storage: Storage }): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const user = request.session.user;
    checkAccess('user', user);
    const id = String(request.params['id']);
    const key =
      user && uuidPattern.test(id) ? await findRecordingKey(db, { id, ownerId: user.id }) : undefined;
    if (key === undefined) return fail('media_not_found');
    await sendStored(storage, key, 'audio/mpeg', request, response);
  };
