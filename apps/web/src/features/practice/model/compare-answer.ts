/** A part of the answer: typed correctly, missing from what was typed, or typed but wrong. */
export interface Piece {
  text: string;
  kind: 'same' | 'missing' | 'extra';
}

export interface Comparison {
  /** Exact: identical. Close: differs only in case, accents or punctuation. */
  verdict: 'exact' | 'close' | 'wrong';
  /** A character-level diff between the typed and the correct answer. */
  pieces: Piece[];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a text into grapheme clusters, so that accents and vowel marks stay with their letters. */
const splitGraphemes = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Normalizes a text: removes accents, vowel marks, apostrophes and differences in case, width and white space. */
const normalizeLoosely = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(
      /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]\p{M}*)\p{M}/gu,
      '',
    )
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .normalize('NFC');

/** Returns a table with the length of the longest common subsequence of every pair of suffixes. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i]![j] =
        a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
    }
  }
  return table;
}

/** Returns a diff between two words by grapheme, based on their longest common subsequence. */
function diff(typed: string, correct: string): Piece[] {
  const [a, b] = [splitGraphemes(typed), splitGraphemes(correct)];
  const [x, y] = [a, b].map((letters) => letters.map((letter) => normalizeLoosely(letter) || letter)) as [
    string[],
    string[],
  ];
  const table = commonLengths(x, y);
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && x[i] === y[j]) {
      add('same', b[j]!);
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || table[i + 1]![j]! >= table[i]![j + 1]!)) {
      add('extra', a[i]!);
      i += 1;
    } else {
      add('missing', b[j]!);
      j += 1;
    }
  }
  return pieces;
}

/** Compares a typed answer with the accepted spellings. */
export function compareAnswer(typed: string, correctAnswers: readonly string[]): Comparison {
  const entered = typed.normalize('NFC').trim();
  const [first = ''] = correctAnswers;
  const exact = correctAnswers.find((answer) => answer.normalize('NFC') === entered);
  const close = correctAnswers.find(
    (answer) => normalizeLoosely(answer) === normalizeLoosely(entered) && entered !== '',
  );
  const closest = (exact ?? close ?? first).normalize('NFC');
  return {
    verdict: exact === undefined ? (close === undefined ? 'wrong' : 'close') : 'exact',
    pieces: diff(entered, closest),
  };
}
