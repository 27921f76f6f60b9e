import { listWords } from '@glossa/contract/word-lists';
import type { Word } from '@glossa/contract/words';
import { expect } from 'vitest';

import type { Browser } from './browser.ts';
import { createWord } from './factories/word.ts';
import { signInLearner } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** Signs in a learner with six English words at various levels, created in this order. */
export async function createReaderWithWords(
  app: TestApp,
): Promise<Awaited<ReturnType<typeof signInLearner>>> {
  const learner = await signInLearner(app);
  await createWord(learner, 'fox', { knowledge_level: 0, tags: ['Animals'], part_of_speech: 'noun' });
  await createWord(learner, 'grape', { knowledge_level: 1, tags: ['fruit'], part_of_speech: 'noun' });
  await createWord(learner, 'hang', { knowledge_level: 3, part_of_speech: 'verb' });
  await createWord(learner, 'sly fox', { knowledge_level: 4, tags: ['animals', 'fruit'] });
  await createWord(learner, 'high', { knowledge_level: 5 });
  await createWord(learner, 'aesop', { knowledge_level: 2, ignored: true });
  return learner;
}

export const toTexts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

/** Returns the English words that match these filters, in alphabetical order. */
export async function listMatchingWords(reader: Browser, query: Record<string, unknown>): Promise<string[]> {
  const { results, count } = await reader.call(listWords, {
    query: { language: 'en', sort: 'alphabetical', page_size: 100, ...query },
  });
  expect(count).toBe(results.length);
  return toTexts(results);
}
