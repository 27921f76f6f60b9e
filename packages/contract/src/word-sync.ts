import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, Moment } from './fields.ts';
import { addOrUpdateWord, updateWord, Word } from './words.ts';

/** Most changes in one call. */
export const mostChanges = 500;

const WordNumber = z.int().min(1).max(2_147_483_647);

const Made = z.object({
  /** Idempotency key made by the device: a change is applied once, however often it is sent. */
  id: Id,
  /** When the change was made. A time in the future counts as now. */
  at: Moment,
});

/** A device may be offline for long, so the language is the one from then, not the current one. */
const Phrase = addOrUpdateWord.body.extend({ language: LanguageRef });

/** A change to words that was made on an offline device. */
export const OfflineChange = z
  .discriminatedUnion('what', [
    /** Level, ignored flag and fields of a word or phrase. */
    Made.extend({ what: z.literal('entry'), word: WordNumber, entry: updateWord.body }),
    /** A new phrase, or a word that is added by its text. */
    Made.extend({ what: z.literal('phrase'), phrase: Phrase }),
    /** Marks the new ones among these words of one language as known. */
    Made.extend({ what: z.literal('known'), words: z.array(WordNumber).min(1).max(2000) }),
    Made.extend({ what: z.literal('delete'), word: WordNumber }),
  ])
  .meta({ id: 'OfflineChange' });
export type OfflineChange = z.input<typeof OfflineChange>;

/**
 * Outcome of a change: `applied`; `already` applied, or no different from the current state; `outdated` because the
 * word was changed later elsewhere; `gone` because there is no such word or the change is not valid.
 */
export const changeOutcomes = ['applied', 'already', 'outdated', 'gone'] as const;

export const SyncedChange = z
  .object({
    id: Id,
    outcome: z.enum(changeOutcomes),
    /** The word as it is now. Null for several words, for one that is gone, and for a change applied before. */
    word: Word.nullable(),
    /** Token for `POST /api/words/undo/`. Null if nothing changed. */
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
  /** In the order of the given changes. */
  result: z.object({ results: z.array(SyncedChange) }),
});
