import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { JapaneseTokeniser } from '@glossa/language/japanese-token';
import kuromoji, { type IpadicFeatures, type Tokenizer } from '@sglkc/kuromoji';

const build = (dicPath: string): Promise<Tokenizer<IpadicFeatures>> =>
  new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error: Error | null, built) => {
      if (error) reject(error);
      else resolve(built);
    });
  });

/**
 * Loads the IPA dictionary: half a second and some hundred MB of memory. Characters beyond the basic plane, which are
 * in no entry, come as symbols. Rejects when the files cannot be read.
 */
export async function loadTokeniser(): Promise<JapaneseTokeniser> {
  const home = dirname(createRequire(import.meta.url).resolve('@sglkc/kuromoji/package.json'));
  const tokenizer = await build(join(home, 'dict'));
  return (sentence) => {
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
}
