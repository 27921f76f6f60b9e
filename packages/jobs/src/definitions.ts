import * as z from 'zod';

import { job } from './job.ts';

/** Splits a document into sentences and words. */
export const analyzeDocument = job({
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

/** Enqueues lemma suggestions for documents that have none yet. */
export const catchUpLemmas = job({
  name: 'catch-up-lemmas',
  queue: 'lemmas',
  payload: z.object({}),
  attempts: 1,
});

/** Finds the words in a ready document again after the rules of its language have changed. */
export const resplitDocument = job({
  name: 'resplit-document',
  queue: 'lemmas',
  payload: z.object({ documentId: z.int() }),
  attempts: 3,
});

/** Splits the saved words and phrases of a language again after its rules have changed. */
export const resplitPhrases = job({
  name: 'resplit-phrases',
  queue: 'lemmas',
  payload: z.object({ language: z.int() }),
  attempts: 3,
});

/** Enqueues documents and languages that were split by older rules. */
export const catchUpResplitting = job({
  name: 'catch-up-resplitting',
  queue: 'lemmas',
  payload: z.object({}),
  attempts: 1,
});

/** Creates a text from each chapter of a book. */
export const importBook = job({
  name: 'import-book',
  queue: 'analysis',
  payload: z.object({ importId: z.uuid() }),
  attempts: 3,
});

/** Imports the words from an uploaded file. */
export const importWords = job({
  name: 'import-words',
  queue: 'analysis',
  payload: z.object({ importId: z.uuid() }),
  attempts: 3,
});

/** Imports a list of learners. */
export const importLearners = job({
  name: 'import-learners',
  queue: 'archives',
  payload: z.object({ importId: z.uuid() }),
  attempts: 3,
});

/** Exports a task's selected words as a deck of cards. */
export const packDeck = job({
  name: 'pack-deck',
  queue: 'analysis',
  payload: z.object({ taskId: z.uuid() }),
  attempts: 3,
});

/** Prepares an uploaded video for playback: file, poster and subtitles. */
export const processVideo = job({
  name: 'process-video',
  queue: 'media',
  payload: z.object({ videoId: z.uuid() }),
  attempts: 3,
});

/** Creates samples for products that have none. */
export const makeSamples = job({
  name: 'make-samples',
  queue: 'media',
  payload: z.object({}),
  attempts: 1,
});

/** Encrypts the shop's video files that aren't sealed yet. */
export const sealVideos = job({
  name: 'seal-films',
  queue: 'media',
  payload: z.object({}),
  attempts: 1,
});

/** Exports all of an account's data to one archive. */
export const exportAccount = job({
  name: 'export-account',
  queue: 'archives',
  payload: z.object({ archiveId: z.uuid() }),
  attempts: 3,
});

/** Imports an account archive. */
export const importAccount = job({
  name: 'import-account',
  queue: 'archives',
  payload: z.object({ archiveId: z.uuid() }),
  attempts: 3,
});

/** Enqueues lost jobs again and deletes expired data. */
export const sweep = job({ name: 'sweep', queue: 'upkeep', payload: z.object({}), attempts: 1 });

/** Checks all learners' stored counts against a recount. */
export const recount = job({ name: 'recount', queue: 'upkeep', payload: z.object({}), attempts: 1 });

/** Recalculates each account's storage usage from its stored files. */
export const recountStorage = job({
  name: 'recount-storage',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});

/** Folds pending changes into the site's statistics, and measures its storage from time to time. */
export const updateSiteStats = job({
  name: 'keep-figures',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});

/** Checks the site's statistics against a recount. */
export const recountSiteStats = job({
  name: 'recount-figures',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});

/** Emails the owners of access tokens that expire soon. */
export const announceExpiringTokens = job({
  name: 'announce-expiring-tokens',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});

/** Sends due reminders. */
export const sendDueReminders = job({ name: 'remind', queue: 'upkeep', payload: z.object({}), attempts: 1 });

/** Settles orders, payments and refunds that were left unfinished. */
export const sweepOrders = job({
  name: 'sweep-orders',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});

/** Emails the receipts for completed orders. */
export const sendReceipts = job({
  name: 'send-receipts',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});

/** Ends expired plans and notifies their owners. */
export const sweepSubscriptions = job({
  name: 'sweep-subscriptions',
  queue: 'upkeep',
  payload: z.object({}),
  attempts: 1,
});

/** Installs the dictionaries that come with Glossa, unless they are installed already or were removed. */
export const installBundledDictionaries = job({
  name: 'install-bundled-dictionaries',
  queue: 'dictionaries',
  payload: z.object({}),
  attempts: 5,
});

/** Downloads and installs a dictionary from the catalog, or installs an uploaded one. */
export const installDictionary = job({
  name: 'install-dictionary',
  queue: 'dictionaries',
  payload: z.object({ installationId: z.uuid() }),
  attempts: 1,
});

/** Deletes the entries of removed dictionaries. */
export const deleteRemovedDictionaries = job({
  name: 'delete-removed-dictionaries',
  queue: 'dictionaries',
  payload: z.object({}),
  attempts: 5,
});
