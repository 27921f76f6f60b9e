import type { ReadingPage } from '@glossa/contract/reading';

import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';

type Sentences = ReadingPage['sentences'];

/** A sentence of the text, or a range of it in UTF-16 code units. */
export interface SentencePart {
  sentence: number;
  from: number | null;
  to: number | null;
}

interface Span {
  from: number;
  to: number;
}

/** Returns the ranges of a sentence's words, in order. */
function wordSpans(sentences: Sentences, seq: number): Span[] {
  let offset = 0;
  const tokens = sentences.find((sentence) => sentence.seq === seq)?.tokens ?? [];
  return tokens.flatMap(({ t, w }) => {
    const from = offset;
    offset += t.length;
    return w === undefined ? [] : [{ from, to: offset }];
  });
}

const firstIndexOf = (occurrences: readonly WordOccurrence[], seq: number): number =>
  occurrences.findIndex((word) => word.seq === seq);

/** Returns the indexes, on the page, of the words that a part of a sentence contains or touches. */
export function wordsInPart(
  sentences: Sentences,
  occurrences: readonly WordOccurrence[],
  { sentence, from, to }: SentencePart,
): number[] {
  const first = firstIndexOf(occurrences, sentence);
  return wordSpans(sentences, sentence).flatMap((span, index) =>
    (to === null || span.from < to) && (from === null || span.to > from) ? [first + index] : [],
  );
}

/**
 * Returns the part of a sentence from the first to the last of the given words, or the whole sentence if they span all
 * of its words.
 */
export function partFromWords(
  sentences: Sentences,
  occurrences: readonly WordOccurrence[],
  words: readonly number[],
): SentencePart | undefined {
  const sentence = occurrences[words[0] ?? -1]?.seq;
  if (sentence === undefined) return undefined;
  const first = firstIndexOf(occurrences, sentence);
  const spans = wordSpans(sentences, sentence);
  const start = Math.min(...words) - first;
  const end = Math.max(...words) - first;
  const [from, to] = [spans[start]?.from, spans[end]?.to];
  if (from === undefined || to === undefined || (start === 0 && end === spans.length - 1)) {
    return { sentence, from: null, to: null };
  }
  return { sentence, from, to };
}

/** Returns whether two parts have any characters in common. */
export const partsOverlap = (a: SentencePart, b: SentencePart): boolean =>
  a.sentence === b.sentence &&
  (a.from ?? 0) < (b.to ?? Number.POSITIVE_INFINITY) &&
  (b.from ?? 0) < (a.to ?? Number.POSITIVE_INFINITY);

/** Returns whether two parts are the same range of the same sentence. */
export const isSamePart = (a: SentencePart, b: SentencePart): boolean =>
  a.sentence === b.sentence && a.from === b.from && a.to === b.to;
