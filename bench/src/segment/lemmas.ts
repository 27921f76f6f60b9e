import type { Analyzer } from '@glossa/analyzer/analyzer';
import { normalizeWord } from '@glossa/language/normalize';

import type { GoldWord, Treebank } from './conllu.ts';
import type { Span } from './score.ts';

const contentPos = /^(?:NOUN|VERB|ADJ|ADV)$/;

export interface LemmaScore {
  /**
   * Shares of content words (0 to 1): `first` counts those whose first suggestion is right, and `any` those for which
   * any suggestion or the form itself is right.
   */
  first: number;
  any: number;
  /** Share of words that are their own lemma. */
  form: number;
  /** Share of right suggestions among the first suggestions that differ from the form. */
  precision: number;
  words: number;
}

// For verbs, UD_Persian-Seraji uses the past stem, but dictionaries use the infinitive. Russian treebanks don't use ё.
const normalizeLemma = (lemma: string, word: GoldWord, code: string, languageId: number): string => {
  const form = normalizeWord(code === 'fa' && word.upos === 'VERB' ? `${lemma}ن` : lemma, languageId);
  return code === 'ru' ? form.replaceAll('ё', 'е') : form;
};

/** Compares suggested lemmas with the treebank's, for content words that start where a found word starts. */
export async function measureLemmas(
  analyzer: Pick<Analyzer, 'lemmas'>,
  { text, words }: Treebank,
  found: readonly Span[],
  { code, languageId }: { code: string; languageId: number },
): Promise<LemmaScore> {
  const gold = new Map(
    words
      .filter(({ upos, lemma }) => contentPos.test(upos) && lemma !== '_')
      .map((word) => [word.start, word]),
  );
  const pairs = found.flatMap(({ start, end }) => {
    const word = gold.get(start);
    return word && end >= word.end ? [{ form: normalizeWord(text.slice(start, end), languageId), word }] : [];
  });
  const lists = await analyzer.lemmas(
    pairs.map(({ form }) => form),
    languageId,
  );
  let [first, any, forms, changed, changedRight] = [0, 0, 0, 0, 0];
  for (const [index, { form, word }] of pairs.entries()) {
    const expected = normalizeLemma(word.lemma, word, code, languageId);
    const list = lists[index]?.length ? (lists[index] ?? []) : [form];
    const matches = list.map((lemma) => (code === 'ru' ? lemma.replaceAll('ё', 'е') : lemma) === expected);
    first += Number(matches[0]);
    any += Number(matches.includes(true) || form === expected);
    forms += Number(form === expected);
    if (list[0] !== form) {
      changed++;
      changedRight += Number(matches[0]);
    }
  }
  const pairCount = pairs.length;
  return {
    first: first / pairCount,
    any: any / pairCount,
    form: forms / pairCount,
    precision: changedRight / changed,
    words: pairCount,
  };
}
