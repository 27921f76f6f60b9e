import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { JapaneseTokenizer } from '@glossa/language/japanese-token';
import kuromoji, { type IpadicFeatures, type Tokenizer } from '@sglkc/kuromoji';

const buildTokenizer = (dicPath: string): Promise<Tokenizer<IpadicFeatures>> =>
  new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error: Error | null, tokenizer) => {
      if (error) reject(error);
      else resolve(tokenizer);
    });
  });

/**
 * Loads IPADIC, which takes half a second and a few hundred MB of memory. Characters outside the basic
 * multilingual plane are returned as symbols, because no entry contains them. Rejects if the files can't be read.
 */
export async function loadTokenizer(): Promise<JapaneseTokenizer> {
  const packageFolder = dirname(createRequire(import.meta.url).resolve('@sglkc/kuromoji/package.json'));
  const tokenizer = await buildTokenizer(join(packageFolder, 'dict'));
  return (sentence) => {
    // The tokenizer miscounts surrogate pairs, and stops at lone surrogates and NUL. Replace all of these with a
    // character at which it splits.
    const readable = sentence.replaceAll(/[\ud800-\udfff\0]/g, '。');
    let end = 0;
    return tokenizer.tokenize(readable).map((token) => {
      // Search for the token, because its own position is wrong if the tokenizer skipped any text before it.
      const start = readable.indexOf(token.surface_form, end);
      end = start + token.surface_form.length;
      return { ...token, start };
    });
  };
}
