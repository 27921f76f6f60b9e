// Scripts without short vowels, transliterated letter by letter, including any vowels that are written.
const arabic: Readonly<Record<string, string>> = {
  ا: 'ā',
  أ: 'ʼa',
  إ: 'ʼi',
  آ: 'ʼā',
  ٱ: 'a',
  ء: 'ʼ',
  ؤ: 'ʼ',
  ئ: 'ʼ',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'ḥ',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 'ṣ',
  ض: 'ḍ',
  ط: 'ṭ',
  ظ: 'ẓ',
  ع: 'ʻ',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'h',
  و: 'w',
  ي: 'y',
  ى: 'á',
  '\u064e': 'a',
  '\u0650': 'i',
  '\u064f': 'u',
  '\u064b': 'an',
  '\u064d': 'in',
  '\u064c': 'un',
  '\u0670': 'ā',
  '\u0652': '',
  ـ: '',
};
const persian: Readonly<Record<string, string>> = {
  ...arabic,
  ا: 'ā',
  آ: 'ā',
  پ: 'p',
  ث: 's',
  چ: 'ch',
  ذ: 'z',
  ژ: 'zh',
  ص: 'ṣ',
  ض: 'z̤',
  و: 'v',
  ک: 'k',
  گ: 'g',
  ی: 'y',
  ه: 'h',
  '\u200c': '-',
};
const hebrew: Readonly<Record<string, string>> = {
  א: 'ʼ',
  ב: 'v',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'v',
  ז: 'z',
  ח: 'ḥ',
  ט: 'ṭ',
  י: 'y',
  כ: 'kh',
  ך: 'kh',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'ʻ',
  פ: 'f',
  ף: 'f',
  צ: 'ts',
  ץ: 'ts',
  ק: 'ḳ',
  ר: 'r',
  ש: 'sh',
  ת: 't',
  בּ: 'b',
  כּ: 'k',
  ךּ: 'k',
  פּ: 'p',
  שׂ: 'ś',
  '\u05b0': 'e',
  '\u05b1': 'e',
  '\u05b2': 'a',
  '\u05b3': 'o',
  '\u05b4': 'i',
  '\u05b5': 'e',
  '\u05b6': 'e',
  '\u05b7': 'a',
  '\u05b8': 'a',
  '\u05b9': 'o',
  '\u05bb': 'u',
};
const tables = { ar: arabic, fa: persian, he: hebrew };
const shadda = '\u0651';
const mark = /\p{M}/u;

/** Romanizes an Arabic, Persian or Hebrew word letter by letter according to ALA-LC. Unwritten vowels are missing. */
export function romanizeLetters(code: keyof typeof tables, word: string): string {
  const table = tables[code];
  let out = '';
  let last = '';
  const chars = Array.from(word.normalize('NFC'));
  for (let i = 0; i < chars.length; i++) {
    const char = chars[i] ?? '';
    const pair = char + (chars[i + 1] ?? '');
    if (char === shadda) {
      // The mark doubles the consonant. The consonant's vowel may be written before the mark.
      out += last;
    } else if (table[pair] !== undefined) {
      out += last = table[pair] ?? '';
      i++;
    } else {
      const latin = table[char] ?? (mark.test(char) ? '' : char);
      // A long vowel is written as the short vowel plus its letter.
      if (latin === 'ā' && out.endsWith('a')) out = out.slice(0, -1);
      out += latin;
      if (!mark.test(char)) last = latin;
    }
  }
  return out;
}
