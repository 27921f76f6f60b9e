import { listArchivedTexts, listTexts, listTrashedTexts } from '@glossa/contract/texts';

/** The three lists of the library, with their paths and endpoints. */
export const shelves = {
  reading: { path: '/reading', list: listTexts, title: 'title.reading', tab: 'tabs.reading' },
  archive: { path: '/reading/archive', list: listArchivedTexts, title: 'title.archive', tab: 'tabs.archive' },
  trash: { path: '/reading/trash', list: listTrashedTexts, title: 'title.trash', tab: 'tabs.trash' },
} as const;

export type Shelf = keyof typeof shelves;

/** The lists that a text can move between. */
export const libraryLists = [listTexts, listArchivedTexts, listTrashedTexts] as const;
