import { urlOf } from '@glossa/contract/client';
import type { Endpoint, HandlerInput } from '@glossa/contract/endpoint';
import type { listVideos, VideoCard } from '@glossa/contract/videos';
import type { Queryable } from '@glossa/db/database';

import { presentVideo } from '#domain/videos/video-row.ts';
import { selectVideos } from './list-queries.ts';

export type VideoListQuery = HandlerInput<typeof listVideos>['query'];

/** Shelves by their number in the database. */
export const videoShelves = { library: 0, archive: 1, trash: 2 } as const;
export type VideoShelf = (typeof videoShelves)[keyof typeof videoShelves];

/** Lists one page of a shelf of a learner's videos. */
export async function listVideoShelf(
  db: Queryable,
  ownerId: string,
  shelf: VideoShelf,
  query: VideoListQuery,
  endpoint: Endpoint,
): Promise<{ results: VideoCard[]; count: number; next: string | null; previous: string | null }> {
  const { rows, count } = await selectVideos(db, { ...query, ownerId, shelf });
  const address = (page: number) => urlOf(endpoint, { query: { ...query, page } });
  return {
    results: rows.map(presentVideo),
    count,
    next: query.page * query.page_size < count ? address(query.page + 1) : null,
    previous: query.page > 1 ? address(query.page - 1) : null,
  };
}
