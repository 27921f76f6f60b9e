import { pipeline } from 'node:stream/promises';

import { fail } from '@glossa/contract/failure';
import type { Request, RequestHandler, Response } from 'express';

import type { Deps } from '#deps.ts';
import { sendBytes } from '#http/send-stored.ts';
import { isSignedUrl } from '#http/signed-url.ts';
import { pathIds } from '../path-ids.ts';
import { createCopy } from './create-copy.ts';
import { findCopy, setFetchedAt } from './queries.ts';

type CopyDeps = Pick<Deps, 'db' | 'storage' | 'sealed' | 'clock' | 'config'>;

/** Serves a watermarked copy to anyone with a grant's signed URL, until it expires. */
export const purchaseCopyHandler =
  (deps: CopyDeps): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const [grantId = '', fileId = ''] = pathIds(request, 'grant', 'file');
    const now = deps.clock();
    if (!isSignedUrl(deps.config.secret, request)) fail('download_expired');
    const row = (await findCopy(deps.db, { grantId, fileId, now })) ?? fail('media_not_found');
    if (!row.isInForce) fail('purchase_ended');
    if (!row.isOpen) fail('download_expired');
    const copy = await createCopy(deps, row);
    await setFetchedAt(deps.db, grantId, now);
    response.attachment(String(request.params['name']));
    if ('bytes' in copy) {
      return sendBytes({ ...copy.bytes, tag: `"${grantId}-${fileId}"` }, copy.type, request, response);
    }
    response.set({ 'Content-Type': copy.type, 'Cache-Control': 'private, no-store' });
    if (request.method === 'HEAD') return void response.end();
    await pipeline(copy.stream, response).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        throw new Error('watermarking ended early', { cause: error });
    });
  };
