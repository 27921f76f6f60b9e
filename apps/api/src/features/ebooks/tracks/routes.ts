import * as contract from '@glossa/contract/audio-tracks';

import { fail } from '#http/fail.ts';
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
    route(contract.addTrack, async ({ params, body, files, person }) => {
      const id = await addTrack(deps, person, params.id, { body, files });
      const row = (await findTrack(db, params.id, id)) ?? fail('track_not_found');
      return new Answer(201, presentTrack(params.id, row));
    }),
    route(contract.arrangeTracks, async ({ params, body, person }) => {
      await arrangeTracks(db, person, params.id, body.tracks);
      return shown(params.id);
    }),
    route(contract.removeTrack, ({ params, person }) => removeTrack(db, person, params)),
  ];
}
