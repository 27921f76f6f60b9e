import type { JapaneseToken, JapaneseTokenizer } from '@glossa/language/japanese-token';

/** A grammar point and whether a token uses it. `before` is the previous token. */
type Rule = readonly [
  point: string,
  isUsed: (token: JapaneseToken, before: JapaneseToken | undefined) => boolean,
];

const isForm = (token: JapaneseToken, pos: string, detail: string, ...surfaces: string[]): boolean =>
  token.pos === pos &&
  token.pos_detail_1 === detail &&
  (surfaces.length === 0 || surfaces.includes(token.surface_form));

const isConnective = (token: JapaneseToken | undefined): boolean =>
  token !== undefined && isForm(token, '助詞', '接続助詞', 'て', 'で');

/** Matches an auxiliary verb that follows the て-form or is contracted with it. */
const helper =
  (contracted: readonly string[], ...basic: string[]): Rule[1] =>
  (token, before) =>
    token.pos === '動詞' &&
    token.pos_detail_1 === '非自立' &&
    (contracted.includes(token.basic_form) || (isConnective(before) && basic.includes(token.basic_form)));

const auxiliary =
  (type: string): Rule[1] =>
  (token) =>
    token.pos === '助動詞' && token.conjugated_type === type;

const conjunctive =
  (...surfaces: string[]): Rule[1] =>
  (token, before) =>
    isForm(token, '助詞', '接続助詞', ...surfaces) && before !== undefined;

const particle =
  (detail: string, ...surfaces: string[]): Rule[1] =>
  (token) =>
    isForm(token, '助詞', detail, ...surfaces);

// Based on IPADIC's parts of speech and conjugations. Forms come before plain particles, which occur in
// every text.
const rules: readonly Rule[] = [
  ['〜ている', helper(['てる', 'でる'], 'いる')],
  ['〜てある', helper([], 'ある')],
  ['〜てください', helper([], 'くださる')],
  ['〜てしまう', helper(['ちゃう', 'じゃう', 'ちまう'], 'しまう')],
  ['〜ておく', helper(['とく', 'どく'], 'おく')],
  ['〜てみる', helper([], 'みる')],
  ['〜てくる', helper([], 'くる')],
  ['〜ていく', helper(['てく', 'でく'], 'いく')],
  ['〜てくれる', helper([], 'くれる')],
  ['〜てもらう', helper([], 'もらう')],
  ['〜てあげる', helper([], 'あげる')],
  [
    '〜れる・〜られる',
    (token) =>
      isForm(token, '動詞', '接尾') && (token.basic_form === 'れる' || token.basic_form === 'られる'),
  ],
  [
    '〜せる・〜させる',
    (token) =>
      isForm(token, '動詞', '接尾') && (token.basic_form === 'せる' || token.basic_form === 'させる'),
  ],
  ['〜たい', auxiliary('特殊・タイ')],
  ['〜たら', (token) => auxiliary('特殊・タ')(token, undefined) && token.conjugated_form === '仮定形'],
  ['〜なら', (token) => auxiliary('特殊・ダ')(token, undefined) && token.conjugated_form === '仮定形'],
  ['〜ば', conjunctive('ば')],
  [
    '〜でしょう・〜だろう',
    (token, before) =>
      token.pos === '助動詞' &&
      token.surface_form === 'う' &&
      ['でしょ', 'だろ'].includes(before?.surface_form ?? ''),
  ],
  [
    '〜う・〜よう',
    (token, before) =>
      token.pos === '助動詞' && ['う', 'よう'].includes(token.surface_form) && before?.pos === '動詞',
  ],
  ['〜そう', (token) => isForm(token, '名詞', '接尾', 'そう') && token.pos_detail_2 === '助動詞語幹'],
  ['〜ながら', conjunctive('ながら')],
  ['〜ので', conjunctive('ので')],
  ['〜のに', conjunctive('のに')],
  ['〜から', conjunctive('から')],
  ['〜けど・〜けれど', conjunctive('けど', 'けれど', 'けれども')],
  ['〜たり', particle('並立助詞', 'たり', 'だり')],
  ['〜ない', auxiliary('特殊・ナイ')],
  ['〜ます', auxiliary('特殊・マス')],
  ['〜た', (token) => auxiliary('特殊・タ')(token, undefined) && token.conjugated_form !== '仮定形'],
  ['〜て', conjunctive('て', 'で')],
  ['より', particle('格助詞', 'より')],
  ['だけ', particle('副助詞', 'だけ')],
  ['しか', particle('係助詞', 'しか')],
  ['は', particle('係助詞', 'は')],
  ['が', particle('格助詞', 'が')],
  ['を', particle('格助詞', 'を')],
  ['に', particle('格助詞', 'に')],
  ['へ', particle('格助詞', 'へ')],
  ['も', particle('係助詞', 'も')],
];

/** Returns the forms and particles that sentences use, in the order of `rules`. */
export function japaneseGrammar(sentences: readonly string[], tokenize: JapaneseTokenizer): string[] {
  const found = new Set<string>();
  for (const sentence of sentences) {
    let before: JapaneseToken | undefined;
    for (const token of tokenize(sentence)) {
      for (const [point, isUsed] of rules) if (!found.has(point) && isUsed(token, before)) found.add(point);
      before = token;
    }
  }
  return rules.map(([point]) => point).filter((point) => found.has(point));
}
