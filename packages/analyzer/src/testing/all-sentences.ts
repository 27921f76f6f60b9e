import type { SentenceSlice } from '@glossa/language/split-text';

import type { Analyzer } from '../analyzer.ts';

/** Returns all sentences of a text. */
export async function collectSentences(
  analyzer: Pick<Analyzer, 'split'>,
  text: string,
  languageId: number,
): Promise<SentenceSlice[]> {
  const found: SentenceSlice[] = [];
  for await (const batch of analyzer.split(text, languageId)) found.push(...batch);
  return found;
}
