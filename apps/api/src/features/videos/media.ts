import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { isEncryptedVideo } from '#domain/videos/media-keys.ts';
import { checkAccess, hasAccess } from '#http/access.ts';
import { sendStored } from '#http/send-stored.ts';
import { isSignedUrl } from '#http/signed-url.ts';
import { findMedia } from './queries.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const imageTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
};

interface MediaDeps {
  db: Queryable;
  storage: Storage;
  secret: string;
  /** Prefix under which the reverse proxy serves the files itself; see docs/operations/configuration.md. */
  accelPrefix: string | undefined;
}

/**
 * Serves a video's file or poster to its owner, and a catalog video's to all content managers. Also serves the file to
 * anyone with a signed URL.
 */
export const videoMediaHandler =
  (kind: 'file' | 'poster', { db, storage, secret, accelPrefix }: MediaDeps): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const { user } = request.session;
    const hasSignature = kind === 'file' && isSignedUrl(secret, request);
    if (!hasSignature) checkAccess('user', user);
    const id = String(request.params['id']);
    const ownerId = hasSignature ? null : (user?.id ?? fail('unauthenticated'));
    const managesContent = user !== undefined && hasAccess('content', user);
    const row = uuidPattern.test(id) ? await findMedia(db, { id, ownerId, managesContent }) : undefined;
    const key = row?.[kind];
    if (!row || !key) return fail('media_not_found');
    if (row.isEnded && kind === 'file') fail('access_ended');
    if (hasSignature) response.attachment(`${row.title}.mp4`);
    const type = kind === 'file' ? 'video/mp4' : (imageTypes[key.split('.').at(-1) ?? ''] ?? '');
    // The reverse proxy can't read encrypted files.
    const prefix = isEncryptedVideo(key) ? undefined : accelPrefix;
    await sendStored(storage, key, type, request, response, { accelPrefix: prefix });
  };
