import type { HandlerInput } from '@glossa/contract/endpoint';
import type { bulkUpdateWords } from '@glossa/contract/words';
import type { Database } from '@glossa/db/database';
import { termIds } from '@glossa/documents/term-ids';
import { normaliseWord } from '@glossa/language/normalise';
import { changeWords, type WordsChange } from '@glossa/vocabulary/change-words';

import { termLanguage } from './queries.ts';

type Input = HandlerInput<typeof bulkUpdateWords>['body'];

/**
 * Sets level or ignored of many words in one change. Words given by id are those of the first one's language;
 * an unknown id, or one of another language, changes nothing.
 */
export async function changeManyWords(db: Database, learnerId: string, body: Input): Promise<WordsChange> {
  const { knowledge_level: level, ignored } = body;
  const language = body.language ?? (await termLanguage(db, body.ids?.[0] ?? 0));
  if (language === undefined) return { undo: null, changed: 0 };
  const terms = body.ids ?? (await termsOf(db, language, body.texts ?? []));
  return changeWords(db, { learnerId, language, terms, level, ignored });
}

async function termsOf(db: Database, language: number, texts: readonly string[]): Promise<number[]> {
  const forms = new Set(texts.map((text) => normaliseWord(text, language)).filter((form) => form !== ''));
  return [...(await termIds(db, language, [...forms])).values()];
}
