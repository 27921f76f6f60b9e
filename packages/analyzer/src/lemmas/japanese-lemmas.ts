import { inflects, joinTokens } from '@glossa/language/japanese-words';
import type { JapaneseTokenizer } from '@glossa/language/japanese-token';

import type { Lemmatizer } from './suggest-lemmas.ts';

/** Returns the dictionary form of the verb or adjective at the start of a word: 食べる for 食べられませんでした. */
export const japaneseLemmas =
  (tokenize: JapaneseTokenizer): Lemmatizer =>
  (form) => {
    const [word, ...others] = joinTokens(form, tokenize(form));
    const head = word?.tokens[0];
    // Outside its sentence, the form may be tokenized into several words. Its lemma is then unknown.
    if (!head || others.length > 0 || word.end - word.start < form.length) return [];
    // A compound such as 行く先々 isn't an inflected form.
    const isSingleWord = word.tokens.length === 1 || inflects(head);
    return isSingleWord && head.basic_form !== '*' ? [head.basic_form] : [];
  };
