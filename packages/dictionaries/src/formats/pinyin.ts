const tones: Readonly<Record<string, string>> = {
  a: 'āáǎà',
  e: 'ēéěè',
  i: 'īíǐì',
  o: 'ōóǒò',
  u: 'ūúǔù',
  ü: 'ǖǘǚǜ',
  A: 'ĀÁǍÀ',
  E: 'ĒÉĚÈ',
  O: 'ŌÓǑÒ',
};

/**
 * Replaces a syllable's tone number (`hao3`, `lu:4`) with a mark: on a or e if present, then on the o in ou, otherwise
 * on the last vowel.
 */
function markTone(syllable: string): string {
  const [, letters = '', tone = ''] = /^([a-zü:]+)([1-5])$/i.exec(syllable) ?? [];
  if (letters === '') return syllable;
  const plain = letters.replaceAll('u:', 'ü').replaceAll('U:', 'Ü');
  if (tone === '5') return plain;
  const at = /[ae]/i.exec(plain)?.index ?? /ou/i.exec(plain)?.index ?? lastVowel(plain);
  const vowel = plain[at] ?? '';
  return plain.slice(0, at) + (tones[vowel]?.[Number(tone) - 1] ?? vowel) + plain.slice(at + 1);
}

const lastVowel = (letters: string): number =>
  Math.max(...Array.from('iouüO', (vowel) => letters.lastIndexOf(vowel)));

/** Converts numbered Pinyin (`ni3 hao3`) to standard spelling (`nǐ hǎo`). */
export const pinyin = (numbered: string): string => numbered.split(' ').map(markTone).join(' ');
