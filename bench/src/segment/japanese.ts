import { loadTokenizer } from '@glossa/analyzer/japanese/load-tokenizer';

import type { GoldWord, Treebank } from './conllu.ts';
import { scoreSpans, type Score, type Span } from './score.ts';

const inflectedPos = new Set(['VERB', 'ADJ', 'AUX']);
const conjunctions = new Set(['て', 'で', 'ば', 'ちゃ', 'じゃ', 'たり', 'だり']);

/** Returns whether `word` is an ending of the preceding verb or adjective, as annotated in UD_Japanese-GSD. */
const isEnding = (before: GoldWord | undefined, word: GoldWord): boolean => {
  if (before?.end !== word.start) return false;
  if (conjunctions.has(before.form)) return word.upos === 'VERB' && word.relation === 'fixed';
  if (!inflectedPos.has(before.upos)) return false;
  return word.upos === 'AUX' || (word.upos === 'SCONJ' && conjunctions.has(word.form));
};

/** Joins the treebank's verbs and adjectives with their endings, which is how readers look them up. */
export function joinInflections(words: readonly GoldWord[]): Span[] {
  const joined: Span[] = [];
  let before: GoldWord | undefined;
  for (const word of words) {
    const last = joined.at(-1);
    if (last && isEnding(before, word)) last.end = word.end;
    else joined.push({ start: word.start, end: word.end });
    before = word;
  }
  return joined;
}

/** Scores the dictionary's tokens before verbs are joined with their endings. */
export async function measureTokens({ text, words }: Treebank, sentences: readonly Span[]): Promise<Score> {
  const tokenize = await loadTokenizer();
  const found = sentences.flatMap(({ start, end }) =>
    tokenize(text.slice(start, end))
      .filter((token) => token.pos !== '記号' && /\p{L}/u.test(token.surface_form))
      .map((token) => ({ start: start + token.start, end: start + token.start + token.surface_form.length })),
  );
  return scoreSpans(words, found);
}
