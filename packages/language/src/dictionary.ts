import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { IpadicFeatures, Tokenizer } from '@sglkc/kuromoji';

import { languageByCode } from './languages.ts';

/** What a Japanese token is, as the dictionary says it. */
export type JapaneseToken = IpadicFeatures;

const japanese = languageByCode('ja')?.id;
let loading: Promise<void> | undefined;
let tokenizer: Tokenizer<JapaneseToken> | undefined;

/** Whether `loadDictionary` must have finished before a text of the language can be split. */
export const needsDictionary = (languageId: number): boolean => languageId === japanese;

const build = async (): Promise<void> => {
  const { default: kuromoji } = await import('@sglkc/kuromoji');
  const home = dirname(createRequire(import.meta.url).resolve('@sglkc/kuromoji/package.json'));
  tokenizer = await new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath: join(home, 'dict') }).build((error: Error | null, built) => {
      if (error) reject(error);
      else resolve(built);
    });
  });
};

/**
 * Loads the dictionary that a language needs, once for the process; at once for a language without one.
 * Rejects when its files cannot be read; a later call tries again.
 */
export const loadDictionary = async (languageId: number): Promise<void> => {
  if (!needsDictionary(languageId)) return;
  loading ??= build().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  await loading;
};

/** The tokens of a Japanese sentence. Throws when the dictionary has not been loaded. */
export const japaneseTokens = (sentence: string): JapaneseToken[] => {
  if (!tokenizer) throw new Error('Japanese cannot be split before loadDictionary has finished');
  return tokenizer.tokenize(sentence);
};
