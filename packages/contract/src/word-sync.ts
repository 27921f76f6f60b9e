import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, Moment } from './fields.ts';
import { addOrUpdateWord, updateWord, Word } from './words.ts';

/** Changes that one call may bring. */
export const mostChanges = 500;

const WordNumber = z.int().min(1).max(2_147_483_647);

const Made = z.object({
  /** Made on the device; the same change is taken once, however often it is sent. */
  id: Id,
  /** When it was made. A moment to come counts as now. */
  at: Moment,
});

/** The device may be offline for long, so the language is the one of that time and not the current one. */
const Phrase = addOrUpdateWord.body.extend({ language: LanguageRef });

/** A change of words that was made on a device without a connection. */
export const OfflineChange = z
  .discriminatedUnion('what', [
    /** Level, ignored and fields of a word or phrase. */
    Made.extend({ what: z.literal('entry'), word: WordNumber, entry: updateWord.body }),
    /** A phrase that was made, or a word that is added by its text. */
    Made.extend({ what: z.literal('phrase'), phrase: Phrase }),
    /** Those of these words of one language that are new become known. */
    Made.extend({ what: z.literal('known'), words: z.array(WordNumber).min(1).max(2000) }),
    Made.extend({ what: z.literal('delete'), word: WordNumber }),
  ])
  .meta({ id: 'OfflineChange' });
export type OfflineChange = z.input<typeof OfflineChange>;

/**
 * What became of a change: `applied`, `already` taken or as the word is anyway, `outdated` as the word was changed later
 * elsewhere, or `gone` as there is no such word or it cannot be so.
 */
export const changeOutcomes = ['applied', 'already', 'outdated', 'gone'] as const;

export const SyncedChange = z
  .object({
    id: Id,
    outcome: z.enum(changeOutcomes),
    /** The word as it is now; null for several words, for one that is gone, and for a change that was taken before. */
    word: Word.nullable(),
    /** For `POST /api/words/undo/`; null when nothing changed. */
    undo: Id.nullable(),
  })
  .meta({ id: 'SyncedChange' });
export type SyncedChange = z.infer<typeof SyncedChange>;

export const syncWords = endpoint({
  method: 'POST',
  path: '/api/words/sync/',
  summary:
    'Take changes over that were made without a connection, each once; the last change of a word stays',
  access: 'learner',
  bodyLimit: 4 * 1024 * 1024,
  body: z.strictObject({ changes: z.array(OfflineChange).min(1).max(mostChanges) }),
  /** In the order of the changes given. */
  result: z.object({ results: z.array(SyncedChange) }),
});
