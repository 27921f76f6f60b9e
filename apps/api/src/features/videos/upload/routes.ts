import * as upload from '@glossa/contract/video-upload';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import { getVideo } from '../service.ts';
import { createUploadedVideo, createYoutubeVideo, getUploadLimits } from './service.ts';

export const videoUploadRoutes = (
  deps: Pick<Deps, 'config' | 'db' | 'storage' | 'jobs' | 'log'>,
): Route[] => [
  route(upload.getUploadLimits, () => getUploadLimits(deps.config)),
  route(upload.createVideo, async ({ body, files, user }) => {
    const id = await createUploadedVideo(deps, user, { body, files });
    return new ResponseWithStatus(202, await getVideo(deps.db, { id, ownerId: user.id }));
  }),
  route(upload.createYoutubeVideo, async ({ body, files, user }) => {
    const id = await createYoutubeVideo(deps, user.id, { body, files });
    return new ResponseWithStatus(202, await getVideo(deps.db, { id, ownerId: user.id }));
  }),
];
