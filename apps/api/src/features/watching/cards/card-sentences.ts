import type { Analyzer } from '@glossa/analyzer/analyzer';
import { readSentences } from '@glossa/analyzer/readings/read-sentences';
import type { SubtitlePart } from '@glossa/contract/watching';

import { layOutTokens } from '../lay-out-tokens.ts';

type Sentences = SubtitlePart['sentences'];

/** An occurrence of a word or phrase: the sentence's number and token indexes. */
export interface Occurrence {
  seq: number;
  tokens: readonly number[];
}

/** Returns the occurrences of a word or phrase in the sentences, in order. */
export function findOccurrences({ sentences, phrases }: SubtitlePart, word: number): Occurrence[] {
  const asWord = sentences.flatMap(({ seq, tokens }) =>
    tokens.flatMap(({ w }, index) => (w === word ? [{ seq, tokens: [index] }] : [])),
  );
  return [...asWord, ...phrases.filter(({ id }) => id === word)];
}

/** Splits sentences into segments, marks those of the chosen word, and trims both ends. */
export function splitSegments(
  sentences: Sentences,
  occurrences: readonly Occurrence[],
): { text: string; isTarget: boolean }[] {
  const chosenTokens = new Set(
    occurrences.flatMap(({ seq, tokens }) => tokens.map((token) => `${seq} ${token}`)),
  );
  const pieces = sentences.flatMap(({ seq, tokens }) =>
    tokens.map(({ t }, index) => ({ text: t, isTarget: chosenTokens.has(`${seq} ${index}`) })),
  );
  const [first] = pieces;
  if (first) first.text = first.text.trimStart();
  const last = pieces.at(-1);
  if (last) last.text = last.text.trimEnd();
  return pieces;
}

/**
 * Returns the secondary subtitles shown during a span. A cue is included if the overlap is more than half of the cue or
 * of the span. `delayMs` is the delay of the secondary subtitles relative to the main subtitles, in milliseconds.
 */
export const findSecondSubtitles = (
  second: SubtitlePart['second'],
  { start, end }: { start: number; end: number },
  delayMs: number,
): string =>
  second
    .filter((cue) => {
      const shared = Math.min(cue.end + delayMs, end) - Math.max(cue.start + delayMs, start);
      return shared > Math.min(cue.end - cue.start, end - start) / 2;
    })
    .map(({ text }) => text.replaceAll('\n', ' ').trim())
    .join(' ');

/** Returns the reading of a word or phrase in its sentence; empty if it equals the written form. */
export async function findReading(
  analyzer: Pick<Analyzer, 'readings'>,
  sentences: Sentences,
  { seq, tokens: chosen }: Occurrence,
  language: number,
): Promise<string> {
  const sentence = sentences.find((one) => one.seq === seq);
  if (!sentence) return '';
  const read = await readSentences(analyzer, [layOutTokens(sentence)], language);
  return (read.sentences[0]?.readings ?? [])
    .filter(({ token }) => chosen.includes(token))
    .map(({ reading }) => reading)
    .join(' ');
}
