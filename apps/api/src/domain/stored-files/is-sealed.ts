import { isSealedFilm } from '#domain/videos/media-keys.ts';

/** Tells by its key whether a file is sealed where it lies: what is for sale is, but for its covers, and lists of learners are. */
export const isSealed = (key: string): boolean =>
  isSealedFilm(key) ||
  key.startsWith('rosters/') ||
  (key.startsWith('products/') && !/^products\/[^/]+\/cover-/.test(key));
