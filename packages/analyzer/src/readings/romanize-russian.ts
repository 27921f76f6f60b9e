// The BGN/PCGN romanization of 1947.
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '”',
  ы: 'y',
  ь: '’',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};
const iotatedVowels: Readonly<Record<string, string>> = { е: 'e', ё: 'ë' };

/** Romanizes a lower-case Russian word according to BGN/PCGN. */
export const romanizeRussian = (word: string): string => {
  let out = '';
  let before = '';
  for (const letter of word.normalize('NFC').toLowerCase()) {
    const vowel = iotatedVowels[letter];
    if (vowel === undefined) out += letters[letter] ?? letter.replaceAll(/\p{M}/gu, '');
    else out += before === '' || /[аеёиоуыэюяйъь-]/.test(before) ? `y${vowel}` : vowel;
    before = letter;
  }
  return out;
};
