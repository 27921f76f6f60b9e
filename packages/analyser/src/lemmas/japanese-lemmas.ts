import { inflects, joinTokens } from '@glossa/language/japanese-words';
import type { JapaneseTokeniser } from '@glossa/language/japanese-token';

import type { Lemmatiser } from './suggest-lemmas.ts';

/** The dictionary's form of the verb or adjective that a word begins with: 食べる for 食べられませんでした. */
export const japaneseLemmas =
  (tokenise: JapaneseTokeniser): Lemmatiser =>
  (form) => {
    const [word, ...others] = joinTokens(form, tokenise(form));
    const head = word?.tokens[0];
    // Out of its sentence the form may be read as several words; then nothing is known.
    if (!head || others.length > 0 || word.end - word.start < form.length) return [];
    // Joined to something else it is no inflection: 行く先々.
    const isWhole = word.tokens.length === 1 || inflects(head);
    return isWhole && head.basic_form !== '*' ? [head.basic_form] : [];
  };
