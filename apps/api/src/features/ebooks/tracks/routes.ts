import * as contract from '@glossa/contract/audio-tracks';

import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import type { EbookDeps } from '../files/service.ts';
import { addTrack, arrangeTracks, listTracks, removeTrack } from './service.ts';

export const trackRoutes = (deps: EbookDeps): Route[] => [
  route(contract.listTracks, async ({ params }) => ({ results: await listTracks(deps.db, params.id) })),
  route(
    contract.addTrack,
    async ({ params, body, files, user }) =>
      new ResponseWithStatus(201, await addTrack(deps, user, params.id, { body, files })),
  ),
  route(contract.arrangeTracks, async ({ params, body, user }) => ({
    results: await arrangeTracks(deps.db, user, params.id, body.tracks),
  })),
  route(contract.removeTrack, ({ params, user }) => removeTrack(deps.db, user, params)),
];
