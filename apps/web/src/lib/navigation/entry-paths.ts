import type { LibraryEntry } from '@glossa/contract/fields';

/** Address of a text in the reader, at its bookmark. */
export const readPath = (id: string): string => `/reading/${id}`;

/** Address of the watch page of a video. */
export const watchPath = (id: string): string => `/videos/learn/${id}`;

/** Where a text or video is read or watched. */
export const entryPath = ({ kind, id }: Pick<LibraryEntry, 'kind' | 'id'>): string =>
  kind === 'text' ? readPath(id) : watchPath(id);
