import type { ReadingPage } from '@glossa/contract/reading';
import type { WordState } from '@glossa/contract/words';
import { isJoint } from '@glossa/language/is-joint';

import { readSpans } from '#domain/documents/word-spans.ts';
import { createPhraseMatcher, type Phrase } from '#domain/vocabulary/match-phrases.ts';
import type { SentenceRow } from './queries.ts';

/** The phrases of a page: where they are, and the states of those that occur. */
export interface PagePhrases {
  occurrences: ReadingPage['phrases'];
  /** For each occurrence, the indexes of its words in the sentence. */
  words: (readonly number[])[];
  states: Map<number, WordState>;
}

/** Finds phrases in the sentences of a page. `json` is an array of `Phrase & WordState`, or null if there are none. */
export function findPhrases(json: string | null, sentences: readonly SentenceRow[]): PagePhrases {
  const found: PagePhrases = { occurrences: [], words: [], states: new Map() };
  if (!json) return found;
  const phrases = JSON.parse(json) as (Phrase & WordState)[];
  const match = createPhraseMatcher(phrases);
  for (const { seq, text, spans, terms } of sentences) {
    // Lazy, because few sentences have two adjacent words of a phrase.
    let layout: ReturnType<typeof layOut> | undefined;
    const getLayout = () => (layout ??= layOut(text, spans));
    for (const { id, words } of match(parseIntegerArray(terms), (left) =>
      isJoint(getLayout().between[left + 1] ?? ''),
    )) {
      found.occurrences.push({ id, seq, tokens: words.map((word) => getLayout().tokens[word] ?? 0) });
      found.words.push(words);
    }
  }
  const foundIds = new Set(found.occurrences.map(({ id }) => id));
  for (const { id, level, ignored, translation } of phrases) {
    if (foundIds.has(id)) found.states.set(id, { level, ignored, translation });
  }
  return found;
}

const parseIntegerArray = (list: string): number[] =>
  list === '{}' ? [] : list.slice(1, -1).split(',').map(Number);

/** Returns, for each word, the text between it and the previous word, and its index among the sentence's tokens. */
function layOut(text: string, spans: Uint8Array): { between: string[]; tokens: number[] } {
  const between: string[] = [];
  const tokens: number[] = [];
  let last = 0;
  let index = 0;
  readSpans(spans, (start, end) => {
    between.push(text.slice(last, start));
    if (start > last) index += 1;
    tokens.push(index++);
    last = end;
  });
  return { between, tokens };
}
