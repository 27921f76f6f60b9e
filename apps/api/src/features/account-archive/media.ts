import { fail } from '@glossa/contract/failure';
import { archiveKey } from '@glossa/formats/archive/archive-key';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { checkAccess } from '#http/access.ts';
import { sendStored } from '#http/send-stored.ts';
import type { QueryTypes } from './media.types.ts';

export const sql = statements<QueryTypes>('accountArchiveMedia', {
  find: `SELECT created_at AS "createdAt" FROM account_archive
   WHERE id = $1 AND learner_id = $2 AND kind = 'export' AND finished_at IS NOT NULL AND bytes IS NOT NULL`,
});
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface MediaDeps {
  db: Queryable;
  storage: Storage;
  /** Internal path under which the reverse proxy serves the files itself; see docs/operations.md. */
  accelPrefix: string | undefined;
}

/** Serves an exported archive to its owner, with range requests. */
export const archiveHandler =
  ({ db, storage, accelPrefix }: MediaDeps): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const { user } = request.session;
    checkAccess('user', user);
    const id = String(request.params['id']);
    const row = user && isId.test(id) ? await first(db, sql.find, [id, user.id]) : undefined;
    if (!row) return fail('media_not_found');
    response.attachment(`glossa-account-${row.createdAt.toISOString().slice(0, 10)}.zip`);
    await sendStored(storage, archiveKey(id), 'application/zip', request, response, { accelPrefix });
  };
