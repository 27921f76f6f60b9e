import type { SentenceSlice } from '@glossa/language/split-text';

import type { Analyser } from '../analyser.ts';

/** Returns all sentences of a text. */
export async function allSentences(
  analyser: Pick<Analyser, 'split'>,
  text: string,
  languageId: number,
): Promise<SentenceSlice[]> {
  const found: SentenceSlice[] = [];
  for await (const batch of analyser.split(text, languageId)) found.push(...batch);
  return found;
}
