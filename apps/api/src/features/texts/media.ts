import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { checkAccess } from '#http/access.ts';
import { sendStored } from '#http/send-stored.ts';
import type { QueryTypes } from './media.types.ts';

export const sql = statements<QueryTypes>('textsMedia', {
  findRecording:
    'SELECT audio_key AS key FROM text WHERE id = $1 AND owner_id = $2 AND audio_key IS NOT NULL',
});

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Serves the recording of a text to its owner, with ranges. */
export const mediaHandler =
  ({ db, storage }: { db: Queryable; storage: Storage }): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const user = request.session.user;
    checkAccess('user', user);
    const id = String(request.params['id']);
    const row = user && isId.test(id) ? await first(db, sql.findRecording, [id, user.id]) : undefined;
    if (!row) fail('media_not_found');
    await sendStored(storage, row.key, 'audio/mpeg', request, response);
  };
