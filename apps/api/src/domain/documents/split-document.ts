import type { Analyzer } from '@glossa/analyzer/analyzer';
import { normalizeWord } from '@glossa/language/normalize';
import { splitVersion } from '@glossa/language/split-version';
import type { SentenceSlice } from '@glossa/language/split-text';

import { WordList } from './word-list.ts';

/** Maximum length of a form. Nothing longer is a word in any language. */
const maxFormLength = 200;

/** A document in memory: its sentences, its words in order, and its distinct forms. */
export interface SplitDocument {
  /** Texts of the sentences. Together they are the content. */
  sentences: string[];
  /** Index in `words` of each sentence's first word. */
  firstWords: number[];
  words: WordList;
  /** Normalized forms by index, and their numbers of occurrences. */
  forms: string[];
  counts: number[];
  /** Version of the rules that found the words. */
  version: number;
}

/** Splits cleaned content. `onProgress` receives the completed share, 0 to 1, every few milliseconds. */
export async function splitDocument(
  analyzer: Pick<Analyzer, 'split'>,
  { content, language }: { content: string; language: number },
  onProgress: (share: number) => void = () => {},
): Promise<SplitDocument> {
  const result: SplitDocument = {
    sentences: [],
    firstWords: [],
    words: new WordList(),
    forms: [],
    counts: [],
    version: splitVersion(language),
  };
  // Keyed by the form as written, so that each written form is normalized only once.
  const indexOfSurface = new Map<string, number>();
  const indexOfForm = new Map<string, number>();
  const indexOf = (surface: string): number => {
    const known = indexOfSurface.get(surface);
    if (known !== undefined) return known;
    const form = normalizeWord(surface, language);
    let index = form === '' || form.length > maxFormLength ? -1 : indexOfForm.get(form);
    if (index === undefined) {
      index = result.forms.push(form) - 1;
      result.counts.push(0);
      indexOfForm.set(form, index);
    }
    indexOfSurface.set(surface, index);
    return index;
  };
  const add = ({ text, words }: SentenceSlice): void => {
    result.sentences.push(text);
    result.firstWords.push(result.words.length);
    for (let at = 0; at < words.length; at += 2) {
      const start = words[at] as number;
      const end = words[at + 1] as number;
      const index = indexOf(text.slice(start, end));
      if (index < 0) continue;
      result.counts[index] = (result.counts[index] as number) + 1;
      result.words.add(start, end, index);
    }
  };
  let done = 0;
  for await (const slices of analyzer.split(content, language)) {
    for (const slice of slices) {
      add(slice);
      done += slice.text.length;
    }
    onProgress(done / content.length);
  }
  return result;
}
