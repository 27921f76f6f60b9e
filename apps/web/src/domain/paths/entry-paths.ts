import type { LibraryEntry } from '@glossa/contract/fields';

/** Returns the path of a text in the reader, at its bookmark. */
export const readPath = (id: string): string => `/reading/${id}`;

/** Returns the path of a video's watch page. */
export const watchPath = (id: string): string => `/videos/learn/${id}`;

/** Returns the path at which a text or video is read or watched. */
export const entryPath = ({ kind, id }: Pick<LibraryEntry, 'kind' | 'id'>): string =>
  kind === 'text' ? readPath(id) : watchPath(id);
