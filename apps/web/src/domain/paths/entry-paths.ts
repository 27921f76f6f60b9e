import type { LibraryEntry } from '@glossa/contract/fields';

/** Returns the path of a text in the reader, at its bookmark. */
export const readPath = (id: string): string => `/reading/${id}`;

/** Returns the path of a video's watch page. */
export const watchPath = (id: string): string => `/videos/learn/${id}`;

/** Returns the path at which a text or video is read or watched. */
export const entryPath = ({ kind, id }: Pick<LibraryEntry, 'kind' | 'id'>): string =>
  kind === 'text' ? readPath(id) : watchPath(id);

/** Returns the URL that opens a video, paused, at a time in seconds. */
export const videoTimePath = (video: string, seconds: number): string =>
  `/videos/learn/${video}?at=${Math.round(seconds * 1000) / 1000}`;

/** Returns the URL that opens a text at a sentence without moving the bookmark; `word` is selected there. */
export const sentencePath = (text: string, sentence: number, word?: number): string =>
  `/reading/${text}?sentence=${sentence}${word === undefined ? '' : `&word=${word}`}`;
