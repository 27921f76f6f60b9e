import type { HandlerInput } from '@glossa/contract/endpoint';
import type { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import type { WordFilters } from '@glossa/contract/word-filters';
import type { Database, Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import { normaliseWord } from '@glossa/language/normalise';

import { termIds } from '#domain/documents/term-ids.ts';
import { changeWords, type WordsChange } from '#domain/vocabulary/change-words.ts';
import { ensureTags, findTags } from '#domain/vocabulary/ensure-tags.ts';
import { selectTerms } from './list-queries.ts';
import { deleteEntries, tagEntries, termLanguage } from './queries.ts';
import type { QueryTypes } from './bulk-words.types.ts';

type Update = HandlerInput<typeof bulkUpdateWords>['body'];
type Choice = HandlerInput<typeof bulkDeleteWords>['body'] & Pick<Update, 'texts' | 'language'>;

/** Words of one language. */
interface Chosen {
  language: number;
  terms: readonly number[];
}

const nothing: WordsChange = { undo: null, changed: 0 };

export const sql = statements<QueryTypes>('wordsBulkWords', {
  lock: 'SELECT lock_learner($1)',
});

/** Sets the level, the ignored flag or tags of many words in one change. */
export const changeManyWords = (db: Database, learnerId: string, body: Update): Promise<WordsChange> =>
  withChosen(db, learnerId, body, (tx, chosen) => update(tx, learnerId, chosen, body));

/** Deletes many words from the vocabulary in one change. */
export const deleteWords = (db: Database, learnerId: string, choice: Choice): Promise<WordsChange> =>
  withChosen(db, learnerId, choice, async (tx, { language, terms }) => {
    const change = newId();
    const changed = await deleteEntries(tx, learnerId, { change, language, terms });
    return changed > 0 ? { undo: change, changed } : nothing;
  });

/**
 * Runs `work` on the selected words. Words given by ID must have the first one's language; unknown IDs and other
 * languages are skipped. Words given by a filter are found and changed in one transaction.
 */
async function withChosen(
  db: Database,
  learnerId: string,
  { ids, texts, language, filter, except = [] }: Choice,
  work: (db: Queryable, chosen: Chosen) => Promise<WordsChange>,
): Promise<WordsChange> {
  const only = filter?.language;
  if (filter && only !== undefined) {
    return db.transaction(async (tx) => {
      await run(tx, sql.lock, [learnerId]);
      return work(tx, { language: only, terms: await matching(tx, learnerId, filter, except) });
    });
  }
  const shared = language ?? (await termLanguage(db, ids?.[0] ?? 0));
  if (shared === undefined) return nothing;
  return work(db, { language: shared, terms: ids ?? (await termsOf(db, shared, texts ?? [])) });
}

async function update(
  db: Queryable,
  learnerId: string,
  { language, terms }: Chosen,
  { knowledge_level: level, ignored, add_tags: add = [], remove_tags: remove = [] }: Update,
): Promise<WordsChange> {
  if (level !== undefined || ignored !== undefined) {
    return changeWords(db, { learnerId, language, terms, level, ignored });
  }
  const change = newId();
  const changed = await tagEntries(db, learnerId, {
    change,
    language,
    terms,
    add: await ensureTags(db, learnerId, add),
    remove: await findTags(db, learnerId, remove),
  });
  return changed > 0 ? { undo: change, changed } : nothing;
}

async function matching(
  db: Queryable,
  learnerId: string,
  filter: WordFilters,
  except: readonly number[],
): Promise<number[]> {
  const spared = new Set(except);
  return (await selectTerms(db, learnerId, filter)).filter((term) => !spared.has(term));
}

async function termsOf(db: Database, language: number, texts: readonly string[]): Promise<number[]> {
  const forms = new Set(texts.map((text) => normaliseWord(text, language)).filter((form) => form !== ''));
  return [...(await termIds(db, language, [...forms])).values()];
}
