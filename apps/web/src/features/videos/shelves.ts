import { listArchivedVideos, listTrashedVideos, listVideos } from '@glossa/contract/videos';

/** The three lists of the library, with their paths and endpoints. */
export const shelves = {
  videos: { path: '/videos', list: listVideos, title: 'title.videos', tab: 'tabs.videos' },
  archive: { path: '/videos/archive', list: listArchivedVideos, title: 'title.archive', tab: 'tabs.archive' },
  trash: { path: '/videos/trash', list: listTrashedVideos, title: 'title.trash', tab: 'tabs.trash' },
} as const;

export type Shelf = keyof typeof shelves;

/** The lists that a video can move between. */
export const libraryLists = [listVideos, listArchivedVideos, listTrashedVideos] as const;
