import * as places from '@glossa/contract/video-places';
import { updateVideo as updateVideoEndpoint } from '@glossa/contract/video-upload';
import * as videos from '@glossa/contract/videos';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
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

const toKey = ({ params, user }: OwnVideo) => ({ id: params.id, ownerId: user.id });

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
    route(videos.getVideo, (context) => getVideo(db, toKey(context))),
    route(videos.linkVideo, (own) => createVideoLink(deps, toKey(own))),
    route(videos.retryVideo, async (own) => new ResponseWithStatus(202, await retryVideo(deps, toKey(own)))),
    route(updateVideoEndpoint, ({ body, ...own }) => updateVideo(db, toKey(own), body)),
    route(places.trashVideo, (own) => moveVideo(db, toKey(own), 'delete')),
    route(places.restoreVideo, (own) => moveVideo(db, toKey(own), 'restore')),
    route(places.archiveVideo, (own) => moveVideo(db, toKey(own), 'archive')),
    route(places.unarchiveVideo, (own) => moveVideo(db, toKey(own), 'unarchive')),
    route(places.deleteVideoPermanently, (own) => deleteVideo(deps, toKey(own))),
    route(places.bulkVideos, ({ body, user }) => changeVideos(deps, user.id, body)),
    ...videoUploadRoutes(deps),
    ...subtitleRoutes(deps),
  ];
}
