import { uploadPath } from '@glossa/contract/video-upload';
import type { Database } from '@glossa/db/database';
import { Router, type Request, type Response } from 'express';

import type { SecondFactorPolicy } from '#config/second-factor.ts';
import type { CsrfOptions } from '#http/csrf.ts';
import { identify } from '#http/identify.ts';
import type { Limits } from '#http/limits.ts';
import { checkSignature } from '#http/signature.ts';
import { createUploadFolder, uploadServer, type UploadLimits } from './tus-server.ts';

interface UploadDeps {
  db: Database;
  limits: Limits;
  csrf: CsrfOptions;
  secondFactor: SecondFactorPolicy;
  dataDir: string;
  maxBytes: UploadLimits;
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
  dataDir,
  maxBytes: largest,
}: UploadDeps): Router {
  const router = Router();
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
    if (isStateChanging && !usesToken) await checkSignature({ db, secret: csrf.secret }, request);
    if (request.method === 'POST') await limits.consume('upload', ownerId);
    await createUploadFolder(dataDir);
    await uploadServer({ dataDir, ownerId, maxBytes: largest }).handle(request, response);
  };
  const one = `${uploadPath}:upload`;
  router.post(uploadPath, serve);
  router.head(one, serve);
  router.patch(one, serve);
  router.delete(one, serve);
  return router;
}
