import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, VideoId } from './fields.ts';
import { messages } from './messages.ts';
import { VideoCard } from './videos.ts';

const action = {
  method: 'POST',
  access: 'learner',
  params: { id: VideoId },
  result: VideoCard,
  errors: ['video_not_found'],
} as const;

export const trashVideo = endpoint({
  ...action,
  path: '/api/videos/offline/{id}/delete/',
  summary: 'Move a video to the trash',
});
export const restoreVideo = endpoint({
  ...action,
  path: '/api/videos/offline/{id}/restore/',
  summary: 'Restore a video from the trash',
});
export const archiveVideo = endpoint({
  ...action,
  path: '/api/videos/offline/{id}/archive/',
  summary: 'Move a video to the archive',
});
export const unarchiveVideo = endpoint({
  ...action,
  path: '/api/videos/offline/{id}/unarchive/',
  summary: 'Restore a video from the archive',
});

export const deleteVideoPermanently = endpoint({
  method: 'POST',
  path: '/api/videos/offline/{id}/delete-permanent/',
  summary: 'Delete a video in the trash permanently',
  access: 'learner',
  params: { id: VideoId },
  errors: ['video_not_found', 'video_not_in_trash'],
});

export const bulkVideoActions = ['delete', 'restore', 'archive', 'unarchive', 'delete_permanent'] as const;

export const bulkVideos = endpoint({
  method: 'POST',
  path: '/api/videos/bulk/',
  summary: 'Move or delete videos, with a result for each',
  access: 'learner',
  body: z.strictObject({
    ids: z.array(Id).min(1, messages.videos_required).max(100),
    action: z.enum(bulkVideoActions),
  }),
  result: z.object({
    /** In the order of the request; `error` is an error code. */
    results: z.array(z.object({ id: Id, ok: z.boolean(), error: z.string().nullable() })),
  }),
});
