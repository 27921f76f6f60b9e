import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { isSealedFilm } from '#domain/videos/media-keys.ts';
import { checkAccess, mayEnter } from '#http/access.ts';
import { sendStored } from '#http/send-stored.ts';
import { isSignedAddress } from '#http/signed-address.ts';
import type { QueryTypes } from './media.types.ts';

export const sql = statements<QueryTypes>('videosMedia', {
  find: `SELECT m.file_key AS file, m.poster_key AS poster, v.title,
     coalesce(v.access_ends_at <= now(), false) AS "isEnded" FROM video v JOIN video_media m ON m.id = v.media_id
   WHERE v.id = $1 AND ($2::uuid IS NULL OR v.owner_id = $2
     OR $3::bool AND v.publication IS NOT NULL AND NOT v.is_deleted)`,
});

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const pictures: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

interface MediaDeps {
  db: Queryable;
  storage: Storage;
  secret: string;
  /** Prefix under which the reverse proxy serves the files itself; see docs/operations.md. */
  accelPrefix: string | undefined;
}

/**
 * Serves the file or poster of a video to its owner, catalog ones to all content managers; the file also to anyone with
 * a signed URL.
 */
export const videoMediaHandler =
  (what: 'file' | 'poster', { db, storage, secret, accelPrefix }: MediaDeps): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const { user } = request.session;
    const signed = what === 'file' && isSignedAddress(secret, request);
    if (!signed) checkAccess('user', user);
    const id = String(request.params['id']);
    const owner = signed ? null : (user?.id ?? fail('unauthenticated'));
    const managesContent = user !== undefined && mayEnter('content', user);
    const row = isId.test(id) ? await first(db, sql.find, [id, owner, managesContent]) : undefined;
    const key = row?.[what];
    if (!row || !key) return fail('media_not_found');
    if (row.isEnded && what === 'file') fail('access_ended');
    if (signed) response.attachment(`${row.title}.mp4`);
    const type = what === 'file' ? 'video/mp4' : (pictures[key.split('.').at(-1) ?? ''] ?? '');
    // The reverse proxy can't read encrypted files.
    const prefix = isSealedFilm(key) ? undefined : accelPrefix;
    await sendStored(storage, key, type, request, response, { accelPrefix: prefix });
  };
