// Accents and other marks of Latin, Greek and Cyrillic; niqqud and cantillation; harakat and hamza. In other scripts,
// marks distinguish words (か and が, Thai vowels). й keeps its breve, because it is a separate letter.
const marks =
  /(?<!\u0438)\u0306|[\u0300-\u0305\u0307-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/gu;

// Letters that Unicode doesn't decompose, and Arabic letters that are used interchangeably.
const equivalents: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ɛ: 'e',
  ɔ: 'o',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
};
const letters = new RegExp(`[${Object.keys(equivalents).join('')}]`, 'gu');
const plain = /^[a-z' -]*$/;

/**
 * Returns a looser lookup key for a normalized form, without accents, vowel marks and ligatures, so that `uber`,
 * `strasse`, `λογος` and `كتاب` find `über`, `Straße`, `λόγος` and `كِتَاب`. Equal forms have equal keys. Idempotent.
 */
export const foldWord = (form: string): string =>
  plain.test(form)
    ? form
    : form
        .normalize('NFKD')
        .toLowerCase()
        .replace(marks, '')
        .replace(letters, (letter) => equivalents[letter] as string)
        .normalize('NFC');
