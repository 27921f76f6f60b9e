const names: Readonly<Record<string, string>> = {
  n: 'noun',
  noun: 'noun',
  v: 'verb',
  vi: 'verb, intransitive',
  vt: 'verb, transitive',
  verb: 'verb',
  adj: 'adjective',
  a: 'adjective',
  adv: 'adverb',
  prep: 'preposition',
  conj: 'conjunction',
  pron: 'pronoun',
  num: 'numeral',
  int: 'interjection',
  interj: 'interjection',
  intj: 'interjection',
  art: 'article',
  name: 'proper noun',
  prop: 'proper noun',
  abbr: 'abbreviation',
  char: 'character',
  masc: 'masculine',
  m: 'masculine',
  fem: 'feminine',
  f: 'feminine',
  neut: 'neuter',
  nt: 'neuter',
  pl: 'plural',
  prep_phrase: 'prepositional phrase',
  postp: 'postposition',
  det: 'determiner',
  aux: 'auxiliary',
  clf: 'classifier',
};

// Abbreviations to omit, since they add no information about a headword.
const ignoredParts = new Set(['sg', '']);

/** Expands abbreviated grammar (`masc, n, sg`) to English words, with the part of speech first. */
export function partOfSpeech(abbreviated: string): string {
  const parts = abbreviated.split(/\s*[,;]\s*/).filter((part) => !ignoredParts.has(part));
  const words = parts.map(
    (part) => names[part.replace(/\.$/, '').toLowerCase()] ?? part.replaceAll('_', ' '),
  );
  const isGender = (word: string) => ['masculine', 'feminine', 'neuter', 'plural'].includes(word);
  return [...new Set([...words.filter((word) => !isGender(word)), ...words.filter(isGender)])].join(', ');
}
