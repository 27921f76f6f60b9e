// ALA-LC for Ancient Greek: ē and ō are long, a rough breathing is h, and accents are omitted.
const letters: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'b',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'ē',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'ph',
  χ: 'ch',
  ψ: 'ps',
  ω: 'ō',
};
const roughBreathing = '\u0314';
const diaeresis = '\u0308';
const subscript = '\u0345';

/** Romanizes a lower-case Ancient Greek word. */
export function romanizeGreek(word: string): string {
  const chars =
    word
      .toLowerCase()
      .normalize('NFD')
      .match(/\p{L}\p{M}*|[^\p{L}]/gu) ?? [];
  let out = '';
  let vowels = '';
  for (const [index, char] of chars.entries()) {
    const letter = char[0] ?? '';
    const next = chars[index + 1]?.[0] ?? '';
    const isVowel = /[αεηιουω]/.test(letter);
    let latin = letters[letter] ?? letter;
    if (letter === 'γ' && /[γκξχ]/.test(next)) latin = 'n';
    // Αυ, ευ, ου, ηυ, υι are diphthongs.
    if (letter === 'υ' && !char.includes(diaeresis) && (/[aeēoō]$/.test(vowels) || next === 'ι')) latin = 'u';
    if (char.includes(subscript)) latin += 'i';
    if (letter === 'ρ' && char.includes(roughBreathing)) latin = 'rh';
    if (isVowel && char.includes(roughBreathing)) {
      // The breathing is written on the second vowel of a diphthong, but pronounced before the first.
      out = `${out.slice(0, out.length - vowels.length)}h${vowels}`;
    }
    out += latin;
    vowels = isVowel ? vowels + latin : '';
  }
  return out;
}
