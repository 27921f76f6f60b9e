import type { HandlerInput } from '@glossa/contract/endpoint';
import { Failure } from '@glossa/contract/failure';
import type { syncWords } from '@glossa/contract/word-sync';

import type { PhraseDeps } from './phrase-parts.ts';
import { termLanguage, type WordFields } from './queries.ts';
import { fieldsOf, nameWord } from './save-word.ts';

type Change = HandlerInput<typeof syncWords>['body']['changes'][number];

/** A change with its word, language and fields resolved. */
export interface PreparedChange {
  id: string;
  at: Date;
  what: Change['what'];
  language: number;
  terms: readonly number[];
  level?: number | undefined;
  ignored?: boolean | undefined;
  fields: WordFields;
}

/**
 * Resolves the word and fields of a change; undefined if there is no such word or the phrase is invalid. New terms and
 * tags are created here, before the words are locked, because other transactions may wait for them.
 */
export async function prepareChange(
  deps: PhraseDeps,
  learnerId: string,
  change: Change,
  now: Date,
): Promise<PreparedChange | undefined> {
  const { id, what } = change;
  const made = { id, what, at: new Date(Math.min(Date.parse(change.at), now.getTime())) };
  try {
    if (change.what === 'phrase') {
      const { knowledge_level: level, ignored, ...named } = change.phrase;
      const { term, fields } = await nameWord(deps, learnerId, named);
      return { ...made, language: named.language, terms: [term], level, ignored, fields };
    }
    const terms = change.what === 'known' ? change.words : [change.word];
    const language = await termLanguage(deps.db, terms[0] ?? 0);
    if (language === undefined) return undefined;
    if (change.what !== 'entry') return { ...made, language, terms, fields: {} };
    const { knowledge_level: level, ignored, ...written } = change.entry;
    const fields = await fieldsOf(deps.db, { learnerId, language }, written);
    return { ...made, language, terms, level, ignored, fields };
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
