import type { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { undoWords } from '@glossa/contract/word-changes';
import type { WordFilters } from '@glossa/contract/word-filters';
import type * as contract from '@glossa/contract/words';
import type { Word } from '@glossa/contract/words';
import type { Database, Queryable } from '@glossa/db/database';
import { normalizeWord } from '@glossa/language/normalize';

import type { User } from '#domain/accounts/user.ts';
import { ensureTerms } from '#domain/documents/ensure-terms.ts';
import {
  changeWords,
  ensureTags,
  findTagIds,
  importWordRows,
  type ImportWordRow,
  type WordsChange,
} from '#domain/vocabulary/queries.ts';
import { listMatchingTerms } from './lists/queries.ts';
import { presentWord } from './present-word.ts';
import * as queries from './queries.ts';
import { resolveFields, resolveWord, type PhraseDeps, type WordInput } from './resolve-word.ts';

/** A word after a change. `undo` is the change's ID, or null if nothing changed. */
export interface SavedWord {
  word: Word;
  undo: string | null;
}

/** Level of a word that is added to the vocabulary without a level. */
export const firstLevel = 1;

/** Returns a word in the learner's vocabulary or texts. @throws {Failure} word_not_found */
export async function getWord(db: Queryable, key: queries.WordKey): Promise<Word> {
  const word = (await queries.findOwnWord(db, key)) ?? fail('word_not_found');
  return presentWord(db, key.learnerId, word);
}

/**
 * Adds or updates a word or phrase in the requested language, or else in the user's current one.
 * @throws {Failure} language_required, or an error on a field as in `saveWord`
 */
export async function addOrUpdateWord(
  deps: PhraseDeps,
  user: User,
  input: HandlerInput<typeof contract.addOrUpdateWord>['body'],
): Promise<SavedWord & { created: boolean }> {
  const language = input.language ?? user.currentLanguage ?? fail('language_required');
  return saveWord(deps, user.id, { ...input, language });
}

/**
 * Adds or updates a word or phrase. `created` is true if it was added.
 * @throws {Failure} an error on a field if the text contains no word or isn't a valid phrase
 */
export async function saveWord(
  deps: PhraseDeps,
  learnerId: string,
  { knowledge_level: level, ignored, ...input }: WordInput,
): Promise<SavedWord & { created: boolean }> {
  const { db } = deps;
  const { term, fields } = await resolveWord(deps, learnerId, input);
  const key = { id: term, learnerId };
  const undo = await queries.writeWord(db, key, { language: input.language, level, ignored, fields });
  const word = (await queries.findWord(db, key)) ?? failFields({ text: [messages.word_required] });
  // Both timestamps are equal after the insert; every later change increases `updatedAt`.
  const created = undo !== null && word.createdAt?.getTime() === word.updatedAt?.getTime();
  return { word: await presentWord(db, learnerId, word), undo, created };
}

/** Updates fields of a word in the learner's vocabulary or texts. @throws {Failure} word_not_found */
export async function changeWord(
  db: Database,
  key: queries.WordKey,
  { knowledge_level: level, ignored, ...written }: HandlerInput<typeof contract.updateWord>['body'],
): Promise<SavedWord> {
  const { language } = (await queries.findOwnWord(db, key)) ?? fail('word_not_found');
  const fields = await resolveFields(db, { learnerId: key.learnerId, language }, written);
  return writeFields(db, key, { level, ignored, fields });
}

/**
 * Writes fields of a word in the learner's vocabulary or texts. Omitted fields aren't changed.
 * @throws {Failure} word_not_found
 */
export const writeFields = (
  db: Database,
  key: queries.WordKey,
  {
    level,
    ignored,
    fields,
  }: { level?: number | undefined; ignored?: boolean | undefined; fields: queries.WordFields },
): Promise<SavedWord> =>
  db.transaction(async (tx) => {
    // Without the lock, this could revert a concurrent change to the level.
    await queries.lockLearner(tx, key.learnerId);
    const before = (await queries.findOwnWord(tx, key)) ?? fail('word_not_found');
    const undo = await queries.writeWord(tx, key, {
      language: before.language,
      level: level ?? before.level ?? firstLevel,
      ignored,
      fields,
    });
    return { word: await getWord(tx, key), undo };
  });

/** Deletes a word from the vocabulary. @throws {Failure} word_not_found */
export async function deleteWord(db: Database, { id, learnerId }: queries.WordKey): Promise<WordsChange> {
  const change = await deleteWords(db, learnerId, { ids: [id] });
  return change.changed > 0 ? change : fail('word_not_found');
}

type BulkUpdate = HandlerInput<typeof bulkUpdateWords>['body'];
/** Selects words by ID, by text in a language, or with a filter. */
type Selection = HandlerInput<typeof bulkDeleteWords>['body'] & Pick<BulkUpdate, 'texts' | 'language'>;

const noChange: WordsChange = { undo: null, changed: 0 };

/** Sets the level, the ignored flag or tags of many words in one change. */
export const changeManyWords = (db: Database, learnerId: string, update: BulkUpdate): Promise<WordsChange> =>
  withSelected(db, learnerId, update, (tx, words) => applyUpdate(tx, learnerId, words, update));

/** Deletes many words from the vocabulary in one change. */
export const deleteWords = (db: Database, learnerId: string, selection: Selection): Promise<WordsChange> =>
  withSelected(db, learnerId, selection, (tx, words) => queries.deleteWords(tx, learnerId, words));

/**
 * Runs `work` on the selected words. Skips unknown IDs, and words in a language other than the first word's. Words
 * selected with a filter are found and changed in one transaction.
 */
async function withSelected(
  db: Database,
  learnerId: string,
  { ids, texts, language, filter, except = [] }: Selection,
  work: (db: Queryable, words: queries.WordsOfLanguage) => Promise<WordsChange>,
): Promise<WordsChange> {
  const filterLanguage = filter?.language;
  if (filter && filterLanguage !== undefined) {
    return db.transaction(async (tx) => {
      await queries.lockLearner(tx, learnerId);
      const terms = await listTermsExcept(tx, learnerId, filter, except);
      return work(tx, { language: filterLanguage, terms });
    });
  }
  const wordLanguage = language ?? (await queries.findLanguage(db, ids?.[0] ?? 0));
  if (wordLanguage === undefined) return noChange;
  return work(db, {
    language: wordLanguage,
    terms: ids ?? (await ensureTermsForTexts(db, wordLanguage, texts ?? [])),
  });
}

async function applyUpdate(
  db: Queryable,
  learnerId: string,
  words: queries.WordsOfLanguage,
  { knowledge_level: level, ignored, add_tags: add = [], remove_tags: remove = [] }: BulkUpdate,
): Promise<WordsChange> {
  if (level !== undefined || ignored !== undefined) {
    return changeWords(db, { learnerId, ...words, level, ignored });
  }
  return queries.tagWords(db, learnerId, {
    ...words,
    add: await ensureTags(db, learnerId, add),
    remove: await findTagIds(db, learnerId, remove),
  });
}

async function listTermsExcept(
  db: Queryable,
  learnerId: string,
  filter: WordFilters,
  except: readonly number[],
): Promise<number[]> {
  const excluded = new Set(except);
  return (await listMatchingTerms(db, learnerId, filter)).filter((term) => !excluded.has(term));
}

async function ensureTermsForTexts(
  db: Database,
  language: number,
  texts: readonly string[],
): Promise<number[]> {
  const forms = new Set(texts.map((text) => normalizeWord(text, language)).filter((form) => form !== ''));
  return [...(await ensureTerms(db, language, [...forms])).values()];
}

/**
 * Reverts a change to a learner's words. Words that have changed since keep their newer state. Returns how many words
 * were restored, and how many kept a newer state.
 * @throws {Failure} undo_not_found, already_undone
 */
export async function undoChange(
  db: Queryable,
  learnerId: string,
  changeId: string,
): Promise<HandlerResult<typeof undoWords>> {
  const { restored, kept } = await queries.undoChange(db, learnerId, changeId);
  if (restored === null || kept === null) return fail('undo_not_found');
  return restored < 0 ? fail('already_undone') : { restored, kept };
}

/** A word to add to a vocabulary. `parts` are the term IDs of a phrase. */
interface MissingWord {
  term: number;
  level: number;
  ignored: boolean;
  translation: string;
  parts: readonly number[] | undefined;
}

const emptyFields: Omit<ImportWordRow, keyof MissingWord> = {
  definition: null,
  pronunciation: null,
  example: null,
  notes: null,
  part_of_speech: null,
  lemma: null,
  lemma_id: null,
  tags: null,
  created_at: null,
  started_at: null,
  known_at: null,
};

/**
 * Adds words that are missing from the vocabulary, as one change with the ID `change`, within a transaction. Existing
 * words aren't changed. Terms must be unique. Returns how many were added.
 */
export async function addMissingWords(
  tx: Queryable,
  learnerId: string,
  { change, language, words }: { change: string; language: number; words: readonly MissingWord[] },
): Promise<number> {
  const rows = words.map(({ parts, ...word }) => ({
    ...emptyFields,
    ...word,
    parts: parts ? [...parts] : null,
  }));
  const { added } = await importWordRows(tx, rows, {
    id: change,
    learnerId,
    settings: { language, duplicates: 'keep', default_level: 1 },
    tags: [],
  });
  return added;
}
