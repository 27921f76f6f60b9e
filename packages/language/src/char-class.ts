/** The role of a UTF-16 code unit for the word scanner. */
export const charClass = {
  other: 0,
  letter: 1,
  /** Combining marks and the Arabic tatweel, which continue a word but never begin one. */
  mark: 2,
  digit: 3,
  /** Invisible characters inside a word: soft hyphen, ZWNJ, ZWJ, word joiner, direction marks. */
  format: 4,
  apostrophe: 5,
  hyphen: 6,
  /** Catalan l·l. */
  middleDot: 7,
  dot: 8,
  /** Separates the digits of one number. */
  comma: 9,
  at: 10,
  colon: 11,
  /** A double quote. In Hebrew, it is also gershayim. */
  quote: 12,
  space: 13,
  surrogate: 14,
} as const;

const specialCharacters: readonly (readonly [keyof typeof charClass, string])[] = [
  ['mark', '\u0640'],
  ['format', '\u00ad\u200c\u200d\u2060\ufeff\u200e\u200f\u061c'],
  // U+02BC and U+1FBD are letters or symbols in Unicode, but are typed as apostrophes.
  ['apostrophe', "'\u2019\u2018\u201b\u02bc\u2032\uff07\u1fbd\u00b4\u0060\u05f3"],
  ['hyphen', '-\u2010\u2011'],
  ['middleDot', '\u00b7'],
  ['dot', '.'],
  ['comma', ',\u066b\u066c'],
  ['at', '@'],
  ['colon', ':'],
  ['quote', '"\u05f4\u201d'],
  // Ordinal indicators are letters in Unicode, but 1º isn't a word.
  ['digit', 'ªº'],
  // Superscript digits next to a word are note references.
  ['other', '²³¹⁰⁴⁵⁶⁷⁸⁹'],
];

const buildTable = (): Uint8Array => {
  const table = new Uint8Array(65_536);
  for (let code = 0; code < table.length; code++) {
    const char = String.fromCharCode(code);
    if (code >= 0xd800 && code <= 0xdfff) table[code] = charClass.surrogate;
    else if (/\p{L}/u.test(char)) table[code] = charClass.letter;
    else if (/\p{M}/u.test(char)) table[code] = charClass.mark;
    else if (/\p{N}/u.test(char)) table[code] = charClass.digit;
    else if (/\s/u.test(char)) table[code] = charClass.space;
  }
  for (const [name, chars] of specialCharacters) {
    for (const char of chars) table[char.charCodeAt(0)] = charClass[name];
  }
  table[0xfeff] = charClass.format;
  return table;
};

/** The class of each UTF-16 code unit. */
export const charClasses = buildTable();

/**
 * Returns the class of the character at `index`. Both halves of a surrogate pair have the class of the whole character.
 */
export const classAt = (text: string, index: number): number => {
  const known = charClasses[text.charCodeAt(index)] ?? charClass.other;
  if (known !== charClass.surrogate) return known;
  const isLowHalf = text.charCodeAt(index) >= 0xdc00;
  const char = String.fromCodePoint(text.codePointAt(isLowHalf ? index - 1 : index) ?? 0);
  if (/\p{L}/u.test(char)) return charClass.letter;
  if (/\p{M}/u.test(char)) return charClass.mark;
  return /\p{N}/u.test(char) ? charClass.digit : charClass.other;
};

/** Returns whether there is a letter from `start` to `end`. A word has at least one. */
export const hasLetter = (text: string, start: number, end: number): boolean => {
  for (let i = start; i < end; i++) if (classAt(text, i) === charClass.letter) return true;
  return false;
};
