import { listArchivedVideos, listTrashedVideos, listVideos } from '@glossa/contract/videos';

import type { Shelf } from './library-view.ts';

/** The three lists of the library: where each stands and what fills it. */
export const shelves = {
  videos: { path: '/videos', list: listVideos, title: 'title.videos', tab: 'tabs.videos' },
  archive: { path: '/videos/archive', list: listArchivedVideos, title: 'title.archive', tab: 'tabs.archive' },
  trash: { path: '/videos/trash', list: listTrashedVideos, title: 'title.trash', tab: 'tabs.trash' },
} as const satisfies Record<Shelf, unknown>;

/** Lists that a change of a video may move it between. */
export const libraryLists = [listVideos, listArchivedVideos, listTrashedVideos] as const;

/** The shelf of an address; `/videos` and what is unknown are the videos that are in use. */
export const shelfOfPath = (path: string): Shelf =>
  path.startsWith(shelves.archive.path)
    ? 'archive'
    : path.startsWith(shelves.trash.path)
      ? 'trash'
      : 'videos';
