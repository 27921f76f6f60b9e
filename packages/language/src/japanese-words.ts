import type { JapaneseToken, JapaneseTokenizer } from './japanese-token.ts';
import { scanWords } from './scan-words.ts';
import { isSpaceless } from './segment-words.ts';
import type { WordRules } from './word-rules.ts';

// Inflection types as the dictionary names them: た, ない, たい, ます, ぬ, and uninflected ones (う, まい).
const endings = new Set(['特殊・タ', '特殊・ナイ', '特殊・タイ', '特殊・マス', '特殊・ヌ', '不変化型']);
const conjunctions = new Set(['て', 'で', 'ば', 'ちゃ', 'じゃ', 'たり', 'だり']);
const contractedEnding = /^(?:て|で|ちゃ|じゃ|とく|どく|とい|どい)/u;

/** Returns whether a token is a verb, an adjective, or an auxiliary, all of which inflect. */
export const inflects = (token: JapaneseToken): boolean =>
  token.pos === '動詞' || token.pos === '形容詞' || token.pos === '助動詞';

/** Returns whether `token` is an ending of the word that `before` belongs to: 食べ + られ + ませ + ん + でし + た. */
const isEnding = (before: JapaneseToken, token: JapaneseToken): boolean => {
  if (before.conjugated_form === 'ガル接続') return true;
  if (!inflects(before)) return false;
  const afterStem = before.conjugated_form.startsWith('連用') || before.conjugated_form.startsWith('未然');
  switch (token.pos) {
    case '助動詞':
      if (endings.has(token.conjugated_type)) return true;
      // ません + でした
      return token.conjugated_type === '特殊・デス' && before.surface_form === 'ん';
    case '動詞':
      if (token.pos_detail_1 === '接尾') return true;
      return (
        token.pos_detail_1 === '非自立' &&
        (afterStem || contractedEnding.test(token.surface_form)) &&
        before.pos !== '助動詞'
      );
    case '形容詞':
      return token.pos_detail_1 === '非自立' && afterStem && before.pos === '動詞';
    case '助詞':
      return conjunctions.has(token.surface_form) && /^(?:接続助詞|並立助詞)$/u.test(token.pos_detail_1);
    case '名詞':
      // 食べそう
      return token.pos_detail_1 === '接尾' && token.pos_detail_2 === '助動詞語幹' && afterStem;
    default:
      return false;
  }
};

/** A word of a Japanese sentence: its bounds and its tokens. */
export interface JapaneseWord {
  start: number;
  end: number;
  tokens: JapaneseToken[];
}

/** Joins the tokens of a sentence into words, such as a verb or adjective with its endings. Skips other scripts. */
export const joinTokens = (sentence: string, tokens: readonly JapaneseToken[]): JapaneseWord[] => {
  const words: JapaneseWord[] = [];
  let before: JapaneseToken | undefined;
  for (const token of tokens) {
    const { start } = token;
    const last = words.at(-1);
    const follows = last?.end === start;
    // The dictionary treats the iteration mark as a symbol: 行く先々.
    const repeats = follows && token.surface_form === '々';
    if (!repeats && (token.pos === '記号' || !isSpaceless(sentence, start))) {
      before = undefined;
      continue;
    }
    // An unknown word may include the end of a line or sentence.
    const end = start + token.surface_form.replace(/[\s。]+$/, '').length;
    if (follows && (repeats || (before && isEnding(before, token)))) {
      last.end = end;
      last.tokens.push(token);
    } else words.push({ start, end, tokens: [token] });
    before = token;
  }
  return words;
};

/**
 * Appends the bounds of the words of one Japanese sentence to `words`. Passages in other scripts are scanned by
 * `rules`.
 */
export const japaneseWords = (
  sentence: string,
  tokenize: JapaneseTokenizer,
  rules: WordRules,
  words: number[],
): void => {
  let foreign = 0;
  for (const { start, end } of joinTokens(sentence, tokenize(sentence))) {
    if (foreign < start) scanWords(sentence, foreign, start, rules, words, 0);
    words.push(start, end);
    foreign = end;
  }
  if (foreign < sentence.length) scanWords(sentence, foreign, sentence.length, rules, words, 0);
};
