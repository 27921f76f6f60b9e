import type { Analyzer } from '@glossa/analyzer/analyzer';

import { trimPeriod, type Span } from './score.ts';

/** A text as split by Glossa, with offsets from the start of the text. */
export interface Segmented {
  words: Span[];
  sentences: Span[];
  /** The end of each sentence without trailing white space, as an empty span. */
  sentenceEnds: Span[];
}

/** Splits a text as an import does. */
export async function segment(
  analyzer: Pick<Analyzer, 'split'>,
  content: string,
  languageId: number,
): Promise<Segmented> {
  const found: Segmented = { words: [], sentences: [], sentenceEnds: [] };
  let start = 0;
  for await (const slices of analyzer.split(content, languageId)) {
    for (const { text, words } of slices) {
      for (let i = 0; i < words.length; i += 2)
        found.words.push({
          start: start + (words[i] ?? 0),
          end: start + trimPeriod(text, words[i + 1] ?? 0),
        });
      const end = start + text.trimEnd().length;
      found.sentenceEnds.push({ start: end, end });
      start += text.length;
      found.sentences.push({ start: start - text.length, end: start });
    }
  }
  return found;
}
