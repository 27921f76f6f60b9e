// Revised Romanization of Korean (2000), by sound within a word. A syllable is 가 + 588 × initial + 28 × vowel + final.
const initials = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
// Final consonants as pronounced before a consonant. For finals before a vowel, `liaisonFinals` lists the part that
// stays and the part that moves to the next syllable.
const finals = ' |k|k|k|n|n|n|t|l|k|m|l|l|l|p|l|m|p|p|t|t|ng|t|t|k|t|p|t'
  .split('|')
  .map((final) => final.trim());
const liaisonFinals: readonly (readonly [string, string])[] = [
  ['', ''],
  ['', 'g'],
  ['', 'kk'],
  ['k', 's'],
  ['', 'n'],
  ['n', 'j'],
  ['', 'n'],
  ['', 'd'],
  ['', 'r'],
  ['l', 'g'],
  ['l', 'm'],
  ['l', 'b'],
  ['l', 's'],
  ['l', 't'],
  ['l', 'p'],
  ['', 'r'],
  ['', 'm'],
  ['', 'b'],
  ['p', 's'],
  ['', 's'],
  ['', 'ss'],
  ['ng', ''],
  ['', 'j'],
  ['', 'ch'],
  ['', 'k'],
  ['', 't'],
  ['', 'p'],
  ['', ''],
];
const nasal: Readonly<Record<string, string>> = { k: 'ng', t: 'n', p: 'm' };
const aspirated: Readonly<Record<string, string>> = { g: 'k', d: 't', j: 'ch' };
const hFinals = new Set([6, 15, 27]);
const silentInitial = 11;

interface Syllable {
  initial: number;
  vowel: number;
  final: number;
}

const decomposeSyllable = (char: string): Syllable | undefined => {
  const index = char.charCodeAt(0) - 0xac00;
  if (index < 0 || index >= 11_172) return undefined;
  return { initial: Math.floor(index / 588), vowel: Math.floor((index % 588) / 28), final: index % 28 };
};

/** Returns how a final consonant and the next initial are pronounced together. */
function assimilate(final: number, initial: number, vowel: number): [string, string] {
  const sound = finals[final] ?? '';
  const next = initials[initial] ?? '';
  if (initial === silentInitial) {
    const [stays, moves] = liaisonFinals[final] ?? ['', ''];
    // ㄷ and ㅌ are palatalized before 이, as in 같이 and 굳이.
    if (vowel === 20 && (final === 25 || final === 7)) return ['', final === 25 ? 'ch' : 'j'];
    return [stays, moves];
  }
  if (hFinals.has(final) && aspirated[next])
    return [final === 6 ? 'n' : final === 15 ? 'l' : '', aspirated[next]];
  if (next === 'h' && (sound === 'k' || sound === 't' || sound === 'p')) return [sound, 'h'];
  if ((next === 'n' || next === 'm') && nasal[sound]) return [nasal[sound], next];
  if (next === 'r') {
    if (sound === 'l' || sound === 'n') return ['l', 'l'];
    if (sound === 'm' || sound === 'ng') return [sound, 'n'];
    if (nasal[sound]) return [nasal[sound], 'n'];
  }
  if (sound === 'l' && next === 'n') return ['l', 'l'];
  return [sound, next];
}

/** Romanizes a Korean word according to Revised Romanization. Leaves other characters unchanged. */
export function romanizeKorean(word: string): string {
  let out = '';
  let before: Syllable | undefined;
  for (const char of word) {
    const syllable = decomposeSyllable(char);
    if (!syllable) {
      out += (finals[before?.final ?? 0] ?? '') + char;
    } else {
      const { initial, vowel } = syllable;
      const start = initial === silentInitial ? '' : (initials[initial] ?? '');
      const [final, next] = before ? assimilate(before.final, initial, vowel) : ['', start];
      out += final + next + (vowels[vowel] ?? '');
    }
    before = syllable;
  }
  return out + (finals[before?.final ?? 0] ?? '');
}
