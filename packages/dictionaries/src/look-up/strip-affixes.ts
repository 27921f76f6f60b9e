import { languageById } from '@glossa/language/languages';

/** Affixes that a language attaches to words without a space. */
interface Affixes {
  prefixes?: readonly string[];
  suffixes?: readonly string[];
  /** Minimum number of letters that must remain. */
  minLetters: number;
  /** Maximum number of affixes to remove. */
  maxAffixes: number;
  /** Returns other spellings of the remaining word. */
  respell?: (rest: string) => readonly string[];
}

const splitWords = (words: string): string[] => words.split(' ');

/** By language code. Only frequent affixes, because every combination is looked up. */
const affixes: Readonly<Record<string, Affixes>> = {
  ar: {
    prefixes: splitWords('و ف ال ب ك ل لل س'),
    suffixes: splitWords('ها هم هن هما كم كما نا ني ه ك ي ين ون ات'),
    minLetters: 2,
    maxAffixes: 3,
    // A final ة becomes ت before a suffix, and لل is a contraction of ل and ال.
    respell: (rest) => (rest.endsWith('ت') ? [`${rest.slice(0, -1)}ة`] : []),
  },
  fa: {
    prefixes: splitWords('می‌ نمی‌ می نمی ب ن'),
    suffixes: splitWords('‌ها ها ‌های های ‌هایی هایی ی م ت ش مان تان شان ‌ام ‌ای ‌اند ‌ایم ‌اید تر ترین'),
    minLetters: 2,
    maxAffixes: 2,
  },
  he: { prefixes: splitWords('ו ה ב ל מ ש כ'), minLetters: 2, maxAffixes: 3 },
  id: {
    prefixes: splitWords('me mem men meng meny ber ter di ke pe pem pen peng peny se'),
    suffixes: splitWords('kan i an nya lah kah pun ku mu'),
    minLetters: 3,
    maxAffixes: 3,
    // The first consonant of the stem may have merged with the prefix: menulis comes from tulis.
    respell: (rest) => (/^[aeiou]/.test(rest) ? ['p', 't', 'k', 's'].map((letter) => letter + rest) : []),
  },
  ko: {
    suffixes: splitWords(
      '은 는 이 가 을 를 에 의 도 로 으로 와 과 만 들 나 이나 랑 이랑 야 께 께서 에서 에게 한테 까지 부터 처럼 보다 마다 조차 마저 밖에 라고 이라고 이라는 라는 이라도 이다 이었다 였다 입니다 이에요 예요',
    ),
    minLetters: 1,
    maxAffixes: 3,
  },
  la: { suffixes: splitWords('que ne ve'), minLetters: 2, maxAffixes: 1 },
  sw: {
    prefixes: splitWords('ni u a tu m wa i li ya zi ki vi ku pa ha si na ta me ka ja nge ngali hu mw ji'),
    suffixes: splitWords('ni je wa ana iwa'),
    minLetters: 3,
    maxAffixes: 4,
  },
  tr: {
    suffixes: splitWords(
      'ler lar i ı u ü yi yı yu yü in ın un ün nin nın nun nün e a ye ya de da te ta den dan ten tan le la yle yla im ım um üm m in ın n si sı su sü imiz ımız umuz ümüz miz mız iniz ınız leri ları ki nda nde ndan nden na ne nı ni dır dir dur dür tır tir',
    ),
    minLetters: 2,
    maxAffixes: 3,
  },
};

/** Maximum number of candidates to look up. */
const maxCandidates = 24;

const accentMarks = /[\u0300\u0301\u0342]/g;

/**
 * Lists the candidates for a normalized word without its affixes, fewest affixes removed first. Most candidates aren't
 * words, so they have to be looked up in a dictionary.
 */
export function stripAffixes(form: string, language: number): string[] {
  const code = languageById(language)?.code ?? '';
  if (code === 'grc') return withoutEncliticAccent(form);
  if (code === 'zh') return withoutDoubling(form);
  const rules = affixes[code];
  if (!rules) return [];
  const { prefixes = [], suffixes = [], minLetters, maxAffixes, respell = () => [] } = rules;
  const found = new Set<string>();
  let remainders = [form];
  for (let removed = 0; removed < maxAffixes && found.size < maxCandidates; removed++) {
    remainders = remainders.flatMap((rest) => [
      ...prefixes.filter((prefix) => rest.startsWith(prefix)).map((prefix) => rest.slice(prefix.length)),
      ...suffixes.filter((suffix) => rest.endsWith(suffix)).map((suffix) => rest.slice(0, -suffix.length)),
    ]);
    remainders = [...new Set(remainders)].filter((rest) => rest.length >= minLetters);
    for (const rest of remainders) for (const word of [rest, ...respell(rest)]) found.add(word);
  }
  found.delete(form);
  return [...found].slice(0, maxCandidates);
}

/** Returns the word that an AABB form reduplicates: 清楚 for 清清楚楚. */
function withoutDoubling(form: string): string[] {
  const [, first = '', second = ''] = /^(.)\1(.)\2$/u.exec(form) ?? [];
  return first === second ? [] : [first + second];
}

/** Removes the second accent that a Greek word has before an enclitic: ἄνθρωπός τις. */
function withoutEncliticAccent(form: string): string[] {
  const letters = form.normalize('NFD');
  const accents = [...letters.matchAll(accentMarks)];
  const last = accents.at(-1);
  if (accents.length < 2 || last === undefined) return [];
  return [(letters.slice(0, last.index) + letters.slice(last.index + 1)).normalize('NFC')];
}
