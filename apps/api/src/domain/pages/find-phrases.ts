import type { ReadingPage } from '@glossa/contract/reading';
import type { WordState } from '@glossa/contract/words';
import { isJoint } from '@glossa/language/is-joint';

import { createPhraseMatcher, type Phrase } from '#domain/vocabulary/match-phrases.ts';
import { parseIntegers, type SentenceWords } from './page-sentences.ts';
import { unpackState } from './present-page.ts';
import type { PageWordsRow } from './queries.ts';

/** The learner's phrases that occur on a page: their occurrences and, by ID, their states. */
export interface PagePhrases {
  occurrences: ReadingPage['phrases'];
  /** For each occurrence, the indexes of its words in the sentence. */
  words: (readonly number[])[];
  states: Map<number, WordState>;
}

/** Finds the learner's phrases in the sentences of a page. */
export function findPhrases(
  { phrases: list, phraseTranslations }: PageWordsRow,
  sentences: readonly SentenceWords[],
): PagePhrases {
  const found: PagePhrases = { occurrences: [], words: [], states: new Map() };
  if (!list) return found;
  const translations = (phraseTranslations ? JSON.parse(phraseTranslations) : {}) as Record<string, string>;
  const phrases = list.split(';').map(parsePhrase);
  const match = createPhraseMatcher(phrases);
  const foundIds = new Set<number>();
  for (const { seq, terms, layOut } of sentences) {
    for (const { id, words } of match(terms, (left) => isJoint(layOut().between[left + 1] ?? ''))) {
      foundIds.add(id);
      found.occurrences.push({ id, seq, tokens: words.map((word) => layOut().tokens[word] ?? 0) });
      found.words.push(words);
    }
  }
  for (const { id, state } of phrases) {
    if (foundIds.has(id))
      found.states.set(id, { ...unpackState(state), translation: translations[id] ?? '' });
  }
  return found;
}

function parsePhrase(text: string): Phrase & { state: number } {
  const [id, state, parts = '{}'] = text.split(' ');
  return { id: Number(id), state: Number(state), parts: parseIntegers(parts) };
}
