import { getPracticeSummary, listPracticeCards, reviewWord } from '@glossa/contract/practice';

import type { Browser } from './browser.ts';

/** Lists the cards that are due in English. */
export const listCards = (reader: Browser, query: Record<string, unknown> = {}) =>
  reader.call(listPracticeCards, { query: { language: 'en', ...query } });

/** Answers the card of a word. */
export const reviewCard = (reader: Browser, id: number, body: { rating: number } & Record<string, unknown>) =>
  reader.call(reviewWord, { params: { id }, body });

/** Returns the practice summary for English. */
export const fetchSummary = (reader: Browser) =>
  reader.call(getPracticeSummary, { query: { language: 'en' } });
