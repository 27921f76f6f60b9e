import { listArchivedTexts, listTexts, listTrashedTexts } from '@glossa/contract/texts';
import type { Shelf } from './library-view.ts';

/** The three lists of the library, with their paths and endpoints. */
export const shelves = {
  reading: { path: '/reading', list: listTexts, title: 'title.reading', tab: 'tabs.reading' },
  archive: { path: '/reading/archive', list: listArchivedTexts, title: 'title.archive', tab: 'tabs.archive' },
  trash: { path: '/reading/trash', list: listTrashedTexts, title: 'title.trash', tab: 'tabs.trash' },
} as const satisfies Record<Shelf, unknown>;

/** Lists between which a change can move a text. */
export const libraryLists = [listTexts, listArchivedTexts, listTrashedTexts] as const;

/** Returns the shelf of a path; unknown paths belong to the reading list. */
export const shelfOfPath = (path: string): Shelf =>
  path.startsWith(shelves.archive.path)
    ? 'archive'
    : path.startsWith(shelves.trash.path)
      ? 'trash'
      : 'reading';
