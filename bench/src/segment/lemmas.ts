import type { Analyser } from '@glossa/analyser/analyser';
import { normaliseWord } from '@glossa/language/normalise';

import type { GoldWord, Treebank } from './conllu.ts';
import type { Span } from './score.ts';

const contentWord = /^(?:NOUN|VERB|ADJ|ADV)$/;

export interface LemmaScore {
  /**
   * Shares of content words, from 0 to 1, for which the first suggestion is right, or for which any suggestion or the
   * form itself is.
   */
  first: number;
  any: number;
  /** Share of words that are their own lemma. */
  form: number;
  /** Share of first suggestions other than the form itself that are right. */
  precision: number;
  words: number;
}

// For verbs, UD_Persian-Seraji uses the past stem, but dictionaries use the infinitive. Russian treebanks don't use ё.
const normalise = (lemma: string, word: GoldWord, code: string, languageId: number): string => {
  const form = normaliseWord(code === 'fa' && word.upos === 'VERB' ? `${lemma}ن` : lemma, languageId);
  return code === 'ru' ? form.replaceAll('ё', 'е') : form;
};

/** Compares suggested lemmas with the treebank's lemmas, for content words at the start of the words found. */
export async function measureLemmas(
  analyser: Pick<Analyser, 'lemmas'>,
  { text, words }: Treebank,
  found: readonly Span[],
  { code, languageId }: { code: string; languageId: number },
): Promise<LemmaScore> {
  const gold = new Map(
    words
      .filter(({ upos, lemma }) => contentWord.test(upos) && lemma !== '_')
      .map((word) => [word.start, word]),
  );
  const pairs = found.flatMap(({ start, end }) => {
    const word = gold.get(start);
    return word && end >= word.end ? [{ form: normaliseWord(text.slice(start, end), languageId), word }] : [];
  });
  const lists = await analyser.lemmas(
    pairs.map(({ form }) => form),
    languageId,
  );
  let [first, any, forms, changed, changedRight] = [0, 0, 0, 0, 0];
  for (const [index, { form, word }] of pairs.entries()) {
    const wanted = normalise(word.lemma, word, code, languageId);
    const list = lists[index]?.length ? (lists[index] ?? []) : [form];
    const right = list.map((lemma) => (code === 'ru' ? lemma.replaceAll('ё', 'е') : lemma) === wanted);
    first += Number(right[0]);
    any += Number(right.includes(true) || form === wanted);
    forms += Number(form === wanted);
    if (list[0] !== form) {
      changed++;
      changedRight += Number(right[0]);
    }
  }
  const all = pairs.length;
  return {
    first: first / all,
    any: any / all,
    form: forms / all,
    precision: changedRight / changed,
    words: all,
  };
}
