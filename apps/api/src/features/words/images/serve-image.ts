import { fail } from '@glossa/contract/failure';
import { imageTypes } from '@glossa/contract/word-images';
import type { Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { checkAccess } from '#http/access.ts';
import { sendStored } from '#http/send-stored.ts';
import { findImageKey } from './queries.ts';

const idPattern = /^[1-9]\d{0,8}$/;

/** Serves a word's image to its learner, with the detected media type. */
export const wordImageHandler =
  ({ db, storage }: { db: Queryable; storage: Storage }): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const { user } = request.session;
    checkAccess('user', user);
    const id = String(request.params['id']);
    const key = idPattern.test(id)
      ? await findImageKey(db, { id: Number(id), learnerId: user?.id ?? '' })
      : undefined;
    const type = Object.entries(imageTypes).find(([ending]) => key?.endsWith(`.${ending}`))?.[1];
    if (key === undefined || !type) return fail('media_not_found');
    await sendStored(storage, key, type, request, response);
  };
