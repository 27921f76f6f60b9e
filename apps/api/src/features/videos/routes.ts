import * as places from '@glossa/contract/video-places';
import { updateVideo as updateVideoEndpoint } from '@glossa/contract/video-upload';
import * as videos from '@glossa/contract/videos';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { videoShelves } from './queries.ts';
import {
  changeVideos,
  createVideoLink,
  deleteVideo,
  getVideo,
  listShelf,
  moveVideo,
  retryVideo,
  updateVideo,
} from './service.ts';
import { subtitleRoutes } from './subtitles/routes.ts';
import { videoUploadRoutes } from './upload/routes.ts';

interface OwnVideo {
  params: { id: string };
  user: User;
}

const keyOf = ({ params, user }: OwnVideo) => ({ id: params.id, ownerId: user.id });

export function videoRoutes(
  deps: Pick<Deps, 'config' | 'db' | 'storage' | 'jobs' | 'log' | 'clock'>,
): Route[] {
  const { db } = deps;
  return [
    route(videos.listVideos, ({ query, user }) =>
      listShelf(db, user.id, videoShelves.library, query, videos.listVideos),
    ),
    route(videos.listArchivedVideos, ({ query, user }) =>
      listShelf(db, user.id, videoShelves.archive, query, videos.listArchivedVideos),
    ),
    route(videos.listTrashedVideos, ({ query, user }) =>
      listShelf(db, user.id, videoShelves.trash, query, videos.listTrashedVideos),
    ),
    route(videos.getVideo, (own) => getVideo(db, keyOf(own))),
    route(videos.linkVideo, (own) => createVideoLink(deps, keyOf(own))),
    route(videos.retryVideo, async (own) => new Answer(202, await retryVideo(deps, keyOf(own)))),
    route(updateVideoEndpoint, ({ body, ...own }) => updateVideo(db, keyOf(own), body)),
    route(places.trashVideo, (own) => moveVideo(db, keyOf(own), 'delete')),
    route(places.restoreVideo, (own) => moveVideo(db, keyOf(own), 'restore')),
    route(places.archiveVideo, (own) => moveVideo(db, keyOf(own), 'archive')),
    route(places.unarchiveVideo, (own) => moveVideo(db, keyOf(own), 'unarchive')),
    route(places.deleteVideoPermanently, (own) => deleteVideo(deps, keyOf(own))),
    route(places.bulkVideos, ({ body, user }) => changeVideos(deps, user.id, body)),
    ...videoUploadRoutes(deps),
    ...subtitleRoutes(deps),
  ];
}
