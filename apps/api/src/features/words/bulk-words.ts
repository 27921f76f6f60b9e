import type { HandlerInput } from '@glossa/contract/endpoint';
import type { bulkUpdateWords } from '@glossa/contract/words';
import type { Database } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { termIds } from '@glossa/documents/term-ids';
import { normaliseWord } from '@glossa/language/normalise';
import { changeWords, type WordsChange } from '@glossa/vocabulary/change-words';
import { ensureTags, findTags } from '@glossa/vocabulary/ensure-tags';

import { deleteEntries, tagEntries, termLanguage } from './queries.ts';

type Input = HandlerInput<typeof bulkUpdateWords>['body'];

const nothing: WordsChange = { undo: null, changed: 0 };

/**
 * Sets level, ignored or tags of many words in one change. Words given by id are those of the first one's language;
 * an unknown id, or one of another language, changes nothing.
 */
export async function changeManyWords(db: Database, learnerId: string, body: Input): Promise<WordsChange> {
  const { knowledge_level: level, ignored, add_tags: add = [], remove_tags: remove = [] } = body;
  const language = body.language ?? (await termLanguage(db, body.ids?.[0] ?? 0));
  if (language === undefined) return nothing;
  const terms = body.ids ?? (await termsOf(db, language, body.texts ?? []));
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

/** Takes words out of the vocabulary; those of another language than the first stay. */
export async function deleteWords(
  db: Database,
  learnerId: string,
  terms: readonly number[],
): Promise<WordsChange> {
  const language = await termLanguage(db, terms[0] ?? 0);
  if (language === undefined) return nothing;
  const change = newId();
  const changed = await deleteEntries(db, learnerId, { change, language, terms });
  return changed > 0 ? { undo: change, changed } : nothing;
}

async function termsOf(db: Database, language: number, texts: readonly string[]): Promise<number[]> {
  const forms = new Set(texts.map((text) => normaliseWord(text, language)).filter((form) => form !== ''));
  return [...(await termIds(db, language, [...forms])).values()];
}
