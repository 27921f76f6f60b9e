import * as contract from '@glossa/contract/audio-tracks';
import { fail } from '@glossa/contract/failure';

import { Answer, route, type Route } from '#http/route.ts';
import type { EbookDeps } from '../create-ebook.ts';
import { addTrack } from './add-track.ts';
import { arrangeTracks, removeTrack } from './change-tracks.ts';
import { findCourse } from './lock-course.ts';
import { findTrack, presentTrack, selectTracks } from './track-queries.ts';

export function trackRoutes(deps: EbookDeps): Route[] {
  const { db } = deps;
  const shown = async (id: string) => ({
    results: (await selectTracks(db, id)).map((row) => presentTrack(id, row)),
  });
  return [
    route(contract.listTracks, async ({ params }) => shown((await findCourse(db, params.id)).id)),
    route(contract.addTrack, async ({ params, body, files, user }) => {
      const id = await addTrack(deps, user, params.id, { body, files });
      const row = (await findTrack(db, params.id, id)) ?? fail('track_not_found');
      return new Answer(201, presentTrack(params.id, row));
    }),
    route(contract.arrangeTracks, async ({ params, body, user }) => {
      await arrangeTracks(db, user, params.id, body.tracks);
      return shown(params.id);
    }),
    route(contract.removeTrack, ({ params, user }) => removeTrack(db, user, params)),
  ];
}
