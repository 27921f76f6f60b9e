import { getPracticeSummary, listPracticeCards, reviewWord } from '@glossa/contract/practice';

import type { Browser } from './browser.ts';

/** The cards that a learner of English is asked now. */
export const cards = (reader: Browser, query: Record<string, unknown> = {}) =>
  reader.call(listPracticeCards, { query: { language: 'en', ...query } });

/** Answers the card of a word. */
export const answer = (reader: Browser, id: number, body: { rating: number } & Record<string, unknown>) =>
  reader.call(reviewWord, { params: { id }, body });

/** What there is to practise in English. */
export const summary = (reader: Browser) => reader.call(getPracticeSummary, { query: { language: 'en' } });
