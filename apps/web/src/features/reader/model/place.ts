/** The page, from 1, that shows a sentence (from 0) when each page has `perPage` sentences. */
export const pageOf = (sentence: number, perPage: number): number => Math.floor(sentence / perPage) + 1;

/** First and last sentence of a page of a text that has `count` sentences. */
export const sentencesOf = (
  page: number,
  perPage: number,
  count: number,
): { first: number; last: number } => ({
  first: (page - 1) * perPage,
  last: Math.min(page * perPage, count) - 1,
});

/**
 * The place to keep while a page is shown: the place kept before when it stands on this page, so that another
 * number of sentences a page does not move it; else the page's first sentence.
 */
export const placeOn = ({ first, last }: { first: number; last: number }, kept: number): number =>
  kept >= first && kept <= last ? kept : first;

/** Share of the text, 0 to 1, that lies behind when the page is read to its end. */
export const shareRead = ({ last }: { last: number }, count: number): number =>
  count === 0 ? 1 : (last + 1) / count;
