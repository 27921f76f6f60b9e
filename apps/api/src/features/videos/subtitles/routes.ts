import { fail } from '@glossa/contract/failure';
import * as subtitles from '@glossa/contract/subtitles';

import type { Deps } from '#deps.ts';
import { presentVideo } from '#domain/videos/present-video.ts';
import { findVideo } from '#domain/videos/queries.ts';
import { ResponseWithStatus, FileResponse, route, type Route } from '#http/route.ts';
import { readSubtitleFile } from './read-subtitle-file.ts';
import {
  changeCues,
  exportSubtitles,
  listEditorCues,
  removeSecondSubtitles,
  replaceMainSubtitles,
  setSecondSubtitles,
} from './service.ts';

export function subtitleRoutes(deps: Pick<Deps, 'db' | 'jobs' | 'log'>): Route[] {
  const { db } = deps;
  const toAcceptedVideo = async (key: { id: string; ownerId: string }) =>
    new ResponseWithStatus(202, presentVideo((await findVideo(db, key)) ?? fail('video_not_found')));
  return [
    route(subtitles.getCues, ({ params, query, user }) =>
      listEditorCues(db, { id: params.id, ownerId: user.id }, query),
    ),
    route(subtitles.editCues, async ({ params, body, user }) => {
      const key = { id: params.id, ownerId: user.id };
      await changeCues(deps, key, body);
      return toAcceptedVideo(key);
    }),
    route(subtitles.replaceSubtitles, async ({ params, body, files, user }) => {
      const key = { id: params.id, ownerId: user.id };
      const cues = await readSubtitleFile(files.subtitle_file ?? fail('subtitles_required'));
      if (body.kind === 'main') await replaceMainSubtitles(deps, key, cues);
      else await setSecondSubtitles(deps, key, { cues, language: body.language });
      return toAcceptedVideo(key);
    }),
    route(subtitles.removeSecondSubtitles, ({ params, user }) =>
      removeSecondSubtitles(db, { id: params.id, ownerId: user.id }),
    ),
    route(subtitles.exportSubtitles, async ({ params, query, user }) => {
      const { title, srt } = await exportSubtitles(db, { id: params.id, ownerId: user.id }, query.kind);
      return new FileResponse({ name: `${title}.srt`, type: 'application/x-subrip', content: srt });
    }),
  ];
}
