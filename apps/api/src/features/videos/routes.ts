import { fail } from '@glossa/contract/failure';
import { bulkVideos, deleteVideoPermanently } from '@glossa/contract/video-places';
import * as places from '@glossa/contract/video-places';
import * as upload from '@glossa/contract/video-upload';
import * as videos from '@glossa/contract/videos';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { findVideo } from '#domain/videos/find-video.ts';
import { enqueueProcessing, retryProcessing } from '#domain/videos/request-processing.ts';
import { setVideoTags } from '#domain/videos/set-video-tags.ts';
import { presentVideo } from '#domain/videos/video-row.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { changeMany, moves } from './change-many.ts';
import { createUploadedVideo, createVideoOfYoutube } from './create-video.ts';
import { deleteVideoForGood } from './delete-video.ts';
import { linkOfVideo } from './link-video.ts';
import { listVideoShelf, videoShelves } from './list-videos.ts';
import { updateVideoRow, type VideoChange } from './queries.ts';
import { subtitleRoutes } from './subtitles/routes.ts';
import { uploadLimits } from './upload-limits.ts';

interface Own {
  params: { id: string };
  user: User;
}

export function videoRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'storage' | 'jobs' | 'log' | 'clock'>,
): Route[] {
  const { db } = deps;
  const keyOf = ({ params, user }: Own) => ({ id: params.id, ownerId: user.id });
  const shown = async (key: { id: string; ownerId: string }) =>
    presentVideo((await findVideo(db, key)) ?? fail('video_not_found'));
  const move = (change: VideoChange) => async (own: Own) => {
    if (!(await updateVideoRow(db, keyOf(own), change))) fail('video_not_found');
    return shown(keyOf(own));
  };

  return [
    route(videos.listVideos, ({ query, user }) =>
      listVideoShelf(db, user.id, videoShelves.library, query, videos.listVideos),
    ),
    route(videos.listArchivedVideos, ({ query, user }) =>
      listVideoShelf(db, user.id, videoShelves.archive, query, videos.listArchivedVideos),
    ),
    route(videos.listTrashedVideos, ({ query, user }) =>
      listVideoShelf(db, user.id, videoShelves.trash, query, videos.listTrashedVideos),
    ),
    route(videos.getVideo, (own) => shown(keyOf(own))),
    route(videos.linkVideo, (own) => linkOfVideo(deps, keyOf(own))),
    route(videos.retryVideo, async (own) => {
      const task = await db.transaction((tx) => retryProcessing(tx, keyOf(own)));
      const video = await shown(keyOf(own));
      if (!task) fail('video_not_failed');
      await enqueueProcessing(deps, video.id);
      return new Answer(202, { ...video, progress: 0 });
    }),
    route(upload.getUploadLimits, () => uploadLimits(deps.config)),
    route(upload.createVideo, async ({ body, files, user }) => {
      const id = await createUploadedVideo(deps, user, { body, files });
      return new Answer(202, await shown({ id, ownerId: user.id }));
    }),
    route(upload.createYoutubeVideo, async ({ body, files, user }) => {
      const id = await createVideoOfYoutube(deps, user.id, { body, files });
      return new Answer(202, await shown({ id, ownerId: user.id }));
    }),
    route(upload.updateVideo, async ({ params, body, user }) => {
      const key = keyOf({ params, user });
      const { difficulty_level: difficulty, second_shift: secondShift, tags, ...rest } = body;
      await db.transaction(async (tx) => {
        const isChanged = await updateVideoRow(tx, key, { ...rest, difficulty, secondShift });
        if (!isChanged) fail((await findVideo(tx, key)) ? 'video_incomplete' : 'video_not_found');
        if (tags) await setVideoTags(tx, key, tags);
      });
      return shown(key);
    }),
    route(places.trashVideo, move(moves.delete)),
    route(places.restoreVideo, move(moves.restore)),
    route(places.archiveVideo, move(moves.archive)),
    route(places.unarchiveVideo, move(moves.unarchive)),
    route(deleteVideoPermanently, (own) => deleteVideoForGood(deps, keyOf(own))),
    route(bulkVideos, ({ body, user }) => changeMany(deps, user.id, body)),
    ...subtitleRoutes(deps),
  ];
}
