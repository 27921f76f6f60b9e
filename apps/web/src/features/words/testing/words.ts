import type { Word } from '@glossa/contract/words';

/** Returns a page of a word list that has `count` in total. */
export const wordsAnswer = (results: Word[], count = results.length, after: string | null = null) => ({
  status: 200,
  body: { results, count, next: null, previous: null, after },
});

export const vocabularyAnswer = {
  status: 200,
  body: { levels: [1, 2, 3, 4, 5, 6], ignored: 7, tags: ['animals'], parts_of_speech: ['noun'] },
};
