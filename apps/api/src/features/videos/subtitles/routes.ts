import { fail } from '@glossa/contract/failure';
import * as subtitles from '@glossa/contract/subtitles';

import type { Deps } from '#deps.ts';
import { writeSrt } from '#domain/subtitles/write-srt.ts';
import { findVideo } from '#domain/videos/find-video.ts';
import { presentVideo } from '#domain/videos/video-row.ts';
import { Answer, FileAnswer, route, type Route } from '#http/route.ts';
import { changeCues, giveMainSubtitles, giveSecondSubtitles, readCuesOf } from './change-subtitles.ts';
import { findSubtitles, setSecondTrack } from './queries.ts';
import { readSubtitleFile } from './read-subtitles.ts';

export function subtitleRoutes(deps: Pick<Deps, 'db' | 'jobs' | 'log'>): Route[] {
  const { db } = deps;
  const changed = async (key: { id: string; ownerId: string }) =>
    new Answer(202, presentVideo((await findVideo(db, key)) ?? fail('video_not_found')));
  return [
    route(subtitles.getCues, ({ params, query, user }) =>
      readCuesOf(db, { id: params.id, ownerId: user.id }, query),
    ),
    route(subtitles.editCues, async ({ params, body, user }) => {
      const key = { id: params.id, ownerId: user.id };
      await changeCues(deps, key, body);
      return changed(key);
    }),
    route(subtitles.replaceSubtitles, async ({ params, body, files, user }) => {
      const key = { id: params.id, ownerId: user.id };
      const cues = await readSubtitleFile(files.subtitle_file ?? fail('subtitles_required'));
      if (body.kind === 'main') await giveMainSubtitles(deps, key, cues);
      else await giveSecondSubtitles(deps, key, { cues, language: body.language });
      return changed(key);
    }),
    route(subtitles.removeSecondSubtitles, async ({ params, user }) => {
      if (!(await setSecondTrack(db, { id: params.id, ownerId: user.id }, null))) fail('video_not_found');
    }),
    route(subtitles.exportSubtitles, async ({ params, query, user }) => {
      const found = (await findSubtitles(db, { id: params.id, ownerId: user.id })) ?? fail('video_not_found');
      if (found.isBought && query.kind === 'main') fail('video_protected');
      const track = query.kind === 'main' ? found.trackId : found.secondTrackId;
      return new FileAnswer({
        name: `${found.title}.srt`,
        type: 'application/x-subrip',
        content: writeSrt(db, track ?? fail('subtitles_required')),
      });
    }),
  ];
}
