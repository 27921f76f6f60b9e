import { fail } from '@glossa/contract/failure';
import { joinSources } from '@glossa/formats/join-sources';
import type { Request, RequestHandler, Response } from 'express';

import type { Deps } from '#deps.ts';
import { checkAccess } from '#http/access.ts';
import { sendBytes, sendStored } from '#http/send-stored.ts';
import { pathIds } from '../path-ids.ts';
import { listAudioFiles } from './queries.ts';

/**
 * Streams purchased audio to its buyer, with support for range requests: a single track by its ID, or all tracks of a
 * product by the product's ID. Joins the tracks into one recording without the tags in between.
 */
export const purchasedAudioHandler =
  ({ db, sealed, clock }: Pick<Deps, 'db' | 'sealed' | 'clock'>): RequestHandler =>
  async (request: Request, response: Response): Promise<void> => {
    const { user } = request.session;
    checkAccess('user', user);
    const [id = '', what = ''] = pathIds(request, 'id', 'what');
    const tracks = await listAudioFiles(db, { id, buyerId: user?.id ?? '' }, what, clock());
    const [first] = tracks;
    if (!first) return fail('media_not_found');
    if (tracks.length === 1) return sendStored(sealed, first.key, 'audio/mpeg', request, response);
    const joined = joinSources(
      tracks.map(({ key, start, end, bytes }) => ({
        source: { size: bytes, read: (range) => sealed.read(key, range) },
        start: start ?? 0,
        end: end ?? bytes,
      })),
    );
    // The recording depends on the tracks and their order, so the ETag does, too.
    const tag = `"${tracks.map(({ key }) => key.slice(-16, -4)).join('')}"`;
    await sendBytes({ ...joined, tag }, 'audio/mpeg', request, response);
  };
