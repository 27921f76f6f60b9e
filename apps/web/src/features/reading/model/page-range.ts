/** Returns the page (from 1) that contains a sentence (from 0), with `perPage` sentences per page. */
export const pageForSentence = (sentence: number, perPage: number): number =>
  Math.floor(sentence / perPage) + 1;

/** Returns the first and last sentence on a page of a text with `count` sentences. */
export const sentenceRange = (
  page: number,
  perPage: number,
  count: number,
): { first: number; last: number } => ({
  first: (page - 1) * perPage,
  last: Math.min(page * perPage, count) - 1,
});

/**
 * Returns the reading position for a page: the saved one if it is on this page, so that changing the page size doesn't
 * move it, or else the page's first sentence.
 */
export const resolvePosition = ({ first, last }: { first: number; last: number }, saved: number): number =>
  saved >= first && saved <= last ? saved : first;

/** Returns the share of the text (0 to 1) that has been read at the end of the page. */
export const shareRead = ({ last }: { last: number }, count: number): number =>
  count === 0 ? 1 : (last + 1) / count;
