import * as z from 'zod';

import { job } from './job.ts';

/** Splits a document into sentences and words. */
export const analyseDocument = job({
  name: 'analyse-document',
  queue: 'analysis',
  payload: z.object({ documentId: z.int() }),
  attempts: 3,
});

/** Suggests lemmas for the terms of a ready document. */
export const suggestLemmas = job({
  name: 'suggest-lemmas',
  queue: 'lemmas',
  payload: z.object({ documentId: z.int() }),
  attempts: 3,
});

/** Asks for the lemmas of documents that have none yet. */
export const catchUpLemmas = job({
  name: 'catch-up-lemmas',
  queue: 'lemmas',
  payload: z.object({}),
  attempts: 1,
});

/** Makes texts of the chapters of a book. */
export const importBook = job({
  name: 'import-book',
  queue: 'analysis',
  payload: z.object({ importId: z.uuid() }),
  attempts: 3,
});

/** Takes the words of an uploaded file over. */
export const importWords = job({
  name: 'import-words',
  queue: 'analysis',
  payload: z.object({ importId: z.uuid() }),
  attempts: 3,
});

/** Takes a list of learners over. */
export const importLearners = job({
  name: 'import-learners',
  queue: 'archives',
  payload: z.object({ importId: z.uuid() }),
  attempts: 3,
});

/** Packs words as a deck of cards; its task tells which. */
export const packDeck = job({
  name: 'pack-deck',
  queue: 'analysis',
  payload: z.object({ taskId: z.uuid() }),
  attempts: 3,
});

/** Makes an uploaded video ready to be watched: its file, its poster and its subtitles. */
export const processVideo = job({
  name: 'process-video',
  queue: 'media',
  payload: z.object({ videoId: z.uuid() }),
  attempts: 3,
});

/** Cuts samples of what the shop sells and has none. */
export const makeSamples = job({
  name: 'make-samples',
  queue: 'media',
  payload: z.object({}),
  attempts: 1,
});

/** Seals the films that the shop sells and that lie open. */
export const sealFilms = job({
  name: 'seal-films',
  queue: 'media',
  payload: z.object({}),
  attempts: 1,
});

/** Packs everything of an account in one archive. */
export const exportAccount = job({
  name: 'export-account',
  queue: 'archives',
  payload: z.object({ archiveId: z.uuid() }),
  attempts: 3,
});

/** Takes over an archive of an account. */
export const importAccount = job({
  name: 'import-account',
  queue: 'archives',
  payload: z.object({ archiveId: z.uuid() }),
  attempts: 3,
});

/** Enqueues again what was lost, and removes what has expired. */
export const sweep = job({ name: 'sweep', queue: 'upkeep', payload: z.object({}), attempts: 1 });

/** Proves that the counts of all learners equal a recount. */
export const recount = job({ name: 'recount', queue: 'upkeep', payload: z.object({}), attempts: 1 });

/** Folds what the figures of the site have moved by, and measures its storage from time to time. */
export const keepFigures = job({
  name: 'keep-figures',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});

/** Proves that the figures of the site equal a recount. */
export const recountFigures = job({
  name: 'recount-figures',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});

/** Sends the reminders that are due. */
export const remind = job({ name: 'remind', queue: 'upkeep', payload: z.object({}), attempts: 1 });

/** Brings orders, payments and refunds to an end that were left. */
export const sweepOrders = job({
  name: 'sweep-orders',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});

/** Sends the receipts of completed orders by email. */
export const sendReceipts = job({
  name: 'send-receipts',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});

/** Ends the plans whose time is over, and tells people of it. */
export const sweepSubscriptions = job({
  name: 'sweep-subscriptions',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});
