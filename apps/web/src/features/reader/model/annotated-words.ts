import type { ReadingPage } from '@glossa/contract/reading';

import type { ShownWord } from '../../../lib/words-on-show/model/shown-words.ts';

type Sentences = ReadingPage['sentences'];

/** A sentence of the text, or a part of it in UTF-16 units. */
export interface Part {
  sentence: number;
  from: number | null;
  to: number | null;
}

interface Span {
  from: number;
  to: number;
}

/** Where the words of a sentence stand in it, in its order. */
function spansOf(sentences: Sentences, seq: number): Span[] {
  let at = 0;
  const tokens = sentences.find((sentence) => sentence.seq === seq)?.tokens ?? [];
  return tokens.flatMap(({ t, w }) => {
    const from = at;
    at += t.length;
    return w === undefined ? [] : [{ from, to: at }];
  });
}

const firstOf = (page: readonly ShownWord[], seq: number): number =>
  page.findIndex((word) => word.seq === seq);

/** The numbers on the page of the words that a part of a sentence holds or touches. */
export function wordsOfPart(
  sentences: Sentences,
  page: readonly ShownWord[],
  { sentence, from, to }: Part,
): number[] {
  const first = firstOf(page, sentence);
  return spansOf(sentences, sentence).flatMap((span, index) =>
    (to === null || span.from < to) && (from === null || span.to > from) ? [first + index] : [],
  );
}

/** The part of a sentence from the first of some of its words to the last; all of it when they are all. */
export function partOfWords(
  sentences: Sentences,
  page: readonly ShownWord[],
  words: readonly number[],
): Part | undefined {
  const sentence = page[words[0] ?? -1]?.seq;
  if (sentence === undefined) return undefined;
  const first = firstOf(page, sentence);
  const spans = spansOf(sentences, sentence);
  const start = Math.min(...words) - first;
  const end = Math.max(...words) - first;
  const [from, to] = [spans[start]?.from, spans[end]?.to];
  if (from === undefined || to === undefined || (start === 0 && end === spans.length - 1)) {
    return { sentence, from: null, to: null };
  }
  return { sentence, from, to };
}

/** Whether two parts share a letter. */
export const overlap = (a: Part, b: Part): boolean =>
  a.sentence === b.sentence &&
  (a.from ?? 0) < (b.to ?? Number.POSITIVE_INFINITY) &&
  (b.from ?? 0) < (a.to ?? Number.POSITIVE_INFINITY);

/** Whether two parts are the same one. */
export const samePart = (a: Part, b: Part): boolean =>
  a.sentence === b.sentence && a.from === b.from && a.to === b.to;
