import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { IpadicFeatures, Tokenizer } from '@sglkc/kuromoji';

import { languageByCode } from './languages.ts';

/** What a Japanese token is, as the dictionary says it. */
export interface JapaneseToken extends IpadicFeatures {
  /** UTF-16 units of the sentence before it. */
  start: number;
}

const japanese = languageByCode('ja')?.id;
let loading: Promise<void> | undefined;
let tokenizer: Tokenizer<IpadicFeatures> | undefined;

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

/**
 * The tokens of a Japanese sentence, in order; what the tokenizer cannot read is left out. Characters beyond the basic
 * plane, which are in no entry, come as symbols. Throws when the dictionary has not been loaded.
 */
export const japaneseTokens = (sentence: string): JapaneseToken[] => {
  if (!tokenizer) throw new Error('Japanese cannot be split before loadDictionary has finished');
  // The tokenizer miscounts surrogate pairs and ends on half of one and on NUL. It splits at the stand-in.
  const readable = sentence.replaceAll(/[\ud800-\udfff\0]/g, '。');
  let end = 0;
  return tokenizer.tokenize(readable).map((token) => {
    // Looked for: its own positions go wrong where it left something out.
    const start = readable.indexOf(token.surface_form, end);
    end = start + token.surface_form.length;
    return { ...token, start };
  });
};
