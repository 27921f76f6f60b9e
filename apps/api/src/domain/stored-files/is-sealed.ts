import { isSealedFilm } from '#domain/videos/media-keys.ts';

/** Returns whether a file with this key is encrypted at rest: products except for their covers, and learner rosters. */
export const isSealed = (key: string): boolean =>
  isSealedFilm(key) ||
  key.startsWith('rosters/') ||
  (key.startsWith('products/') && !/^products\/[^/]+\/cover-/.test(key));
