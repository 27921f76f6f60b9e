import { fail } from '@glossa/contract/failure';
import { imageTypes } from '@glossa/contract/word-images';
import type { Queryable } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';
import type { Storage } from '@glossa/storage/storage';
import type { Request, RequestHandler, Response } from 'express';

import { checkAccess } from '#http/access.ts';
import { sendStored } from '#http/send-stored.ts';
import { findCover } from './queries.ts';
import { drawCover } from './draw-cover.ts';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Serves the cover of a text to its owner: its own image, its ebook's, or a generated one. */
export const textCoverHandler =
  ({ db, storage }: { db: Queryable; storage: Storage }): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const { user } = request.session;
    checkAccess('user', user);
    const id = String(request.params['id']);
    const text = uuidPattern.test(id) ? await findCover(db, { id, ownerId: user?.id ?? '' }) : undefined;
    if (!text) return fail('media_not_found');
    const { key } = text;
    const type = Object.entries(imageTypes).find(([ending]) => key?.endsWith(`.${ending}`))?.[1];
    if (key !== null && type) return sendStored(storage, key, type, request, response);
    response
      .set({
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Cache-Control': 'private, max-age=0, must-revalidate',
        'X-Content-Type-Options': 'nosniff',
      })
      .send(drawCover({ ...text, language: languageById(text.language) }));
  };
