import { fail } from '@glossa/contract/failure';
import { uploadPath } from '@glossa/contract/video-upload';
import type { Database } from '@glossa/db/database';
import { Router, type Request, type Response } from 'express';

import type { SecondFactorPolicy } from '#config/second-factor.ts';
import { findUpload } from '#domain/uploads/resumable-uploads.ts';
import { release, renew, reserve, type QuotaDeps } from '#domain/storage-quota/storage-quota.ts';
import type { CsrfOptions } from '#http/csrf.ts';
import { identify } from '#http/identify.ts';
import type { Limits } from '#http/limits.ts';
import { checkSignature } from '#http/signature.ts';
import type { UploadTurns } from '#http/upload-turns.ts';
import { createUploadFolder, uploadIdPattern, uploadServer, type UploadLimits } from './tus-server.ts';

interface UploadDeps {
  db: Database;
  limits: Limits;
  csrf: CsrfOptions;
  secondFactor: SecondFactorPolicy;
  config: QuotaDeps['config'];
  maxBytes: UploadLimits;
  turns: UploadTurns;
}

/**
 * Accepts chunked file uploads. The protocol has its own methods, headers and empty bodies, so it isn't part of the API
 * contract; access is checked as everywhere else.
 */
export function uploadRoutes({
  db,
  limits,
  csrf,
  secondFactor,
  config,
  maxBytes,
  turns,
}: UploadDeps): Router {
  const router = Router();
  const { dataDir } = config;
  const quota = { db, config };

  /**
   * Keeps an upload's space reserved while it makes progress. Creates the missing reservation for an upload from an
   * earlier version.
   */
  const keepReservation = async (ownerId: string, id: string): Promise<void> => {
    if (await renew(quota, { id, ownerId, writtenBytes: 0 })) return;
    const upload = await findUpload({ dataDir, ownerId }, id);
    if (upload) await reserve(quota, { id, ownerId, bytes: upload.size, kind: 'upload' });
  };

  const serve = async (request: Request, response: Response): Promise<void> => {
    const isStateChanging = request.method !== 'HEAD';
    const rule = {
      access: 'uploader',
      sessionOnly: false,
      beforeSecondFactor: false,
      csrf: isStateChanging,
      scope: 'media',
    } as const;
    const { user, usesToken } = await identify(rule, request, { db, csrf, secondFactor });
    const ownerId = user?.id ?? '';
    const { method } = request;
    const id = String(request.params['upload'] ?? '');
    const isUpload = uploadIdPattern.test(id);
    await turns.store.run(ownerId, async () => {
      if (isStateChanging && !usesToken) await checkSignature({ db, secret: csrf.secret }, request);
      if (method === 'POST') await limits.consume('upload', ownerId);
      if (method === 'PATCH' && isUpload) await keepReservation(ownerId, id);
    });
    // Space can only be reserved for a known size.
    if (method === 'POST' && request.headers['upload-length'] === undefined) {
      fail('invalid_request', { detail: 'Upload-Length is required' });
    }
    await createUploadFolder(dataDir);
    const server = uploadServer({
      config,
      ownerId,
      maxBytes,
      onCreate: (uploadId, bytes) =>
        turns.store.run(ownerId, async () => {
          await reserve(quota, { id: uploadId, ownerId, bytes, kind: 'upload' });
        }),
      onRemove: (uploadId) => release(quota, uploadId),
    });
    if (method === 'HEAD' || method === 'DELETE') await server.handle(request, response);
    else await turns.receive.run(ownerId, () => server.handle(request, response));
    if (!isUpload || method !== 'PATCH' || response.statusCode >= 300) return;
    const writtenBytes = Number(response.getHeader('Upload-Offset'));
    if (writtenBytes > 0) await renew(quota, { id, ownerId, writtenBytes });
  };
  const one = `${uploadPath}:upload`;
  router.post(uploadPath, serve);
  router.head(one, serve);
  router.patch(one, serve);
  router.delete(one, serve);
  return router;
}
