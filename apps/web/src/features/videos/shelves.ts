import { listArchivedVideos, listTrashedVideos, listVideos } from '@glossa/contract/videos';

import type { Shelf } from './library-view.ts';

/** The three lists of the library, with their paths and endpoints. */
export const shelves = {
  videos: { path: '/videos', list: listVideos, title: 'title.videos', tab: 'tabs.videos' },
  archive: { path: '/videos/archive', list: listArchivedVideos, title: 'title.archive', tab: 'tabs.archive' },
  trash: { path: '/videos/trash', list: listTrashedVideos, title: 'title.trash', tab: 'tabs.trash' },
} as const satisfies Record<Shelf, unknown>;

/** Lists between which a change can move a video. */
export const libraryLists = [listVideos, listArchivedVideos, listTrashedVideos] as const;

/** Returns the shelf of a path; unknown paths belong to the active videos. */
export const shelfOfPath = (path: string): Shelf =>
  path.startsWith(shelves.archive.path)
    ? 'archive'
    : path.startsWith(shelves.trash.path)
      ? 'trash'
      : 'videos';
