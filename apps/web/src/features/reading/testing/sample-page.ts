import type { Analysis, ReadingPage } from '@glossa/contract/reading';
import type { WordState } from '@glossa/contract/words';

import { sampleWordId, toSentence } from '@/domain/words/in-text/testing/sample-sentence.ts';

export const textId = '0192a0b0-0000-7000-8000-00000000000a';

export const analysis: Analysis = {
  difficulty: 'beginner',
  readingTime: 1,
  wordCount: 30,
  uniqueWords: 20,
  newWords: 20,
  learningWords: 0,
  knownWords: 0,
  ignoredWords: 0,
  unknownWordsPercentage: 100,
  unknownByFamilyPercentage: null,
  knowledge: { new: 30, learning: 0, known: 0, ignored: 0 },
  grammar_points: [],
};

/** Returns a page of a text with the sentences `texts`; `words` contains word states by form. */
export function samplePage(
  texts: readonly string[],
  {
    page = 1,
    perPage = 2,
    words = {},
    ...rest
  }: { page?: number; perPage?: number; words?: Record<string, Partial<WordState>> } & Partial<
    Omit<ReadingPage, 'words' | 'page'>
  > = {},
): ReadingPage {
  const first = (page - 1) * perPage;
  return {
    id: textId,
    title: 'Le chat',
    language: 'fr',
    direction: 'ltr',
    audio: null,
    page,
    pages: Math.ceil(texts.length / perPage),
    sentences_per_page: perPage,
    sentence_count: texts.length,
    sentences: texts.slice(first, first + perPage).map((text, index) => toSentence(first + index, text)),
    words: Object.fromEntries(
      Object.entries(words).map(([form, state]) => [
        sampleWordId(form),
        { level: 0, ignored: false, translation: '', ...state },
      ]),
    ),
    phrases: [],
    sentence_times: [],
    bookmark: 0,
    bought: null,
    analysis,
    ...rest,
  };
}
