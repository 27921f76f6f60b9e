/** Word classes that a part of speech in a dictionary or a word's context can indicate. */
export const wordClasses = [
  'noun',
  'name',
  'verb',
  'auxiliary',
  'adjective',
  'adverb',
  'pronoun',
  'article',
  'determiner',
  'numeral',
  'classifier',
  'preposition',
  'conjunction',
  'particle',
  'interjection',
] as const;
export type WordClass = (typeof wordClasses)[number];

/**
 * How likely each class is: 0 if unknown, negative if unlikely. For matches of a verb's headword, `infinitive` is added
 * to `verb`.
 */
export type ClassScores = Readonly<Partial<Record<WordClass | 'infinitive', number>>>;

const exact: ReadonlySet<string> = new Set(wordClasses);

const synonyms: readonly (readonly [RegExp, WordClass])[] = [
  [/\b(?:proper noun|name|place|surname)\b/i, 'name'],
  [/\bpronoun\b/i, 'pronoun'],
  [/\bnoun\b/i, 'noun'],
  [/\bauxiliary\b/i, 'auxiliary'],
  [/\bverb\b/i, 'verb'],
  [/\b(?:adjective|adjectival|participle)\b/i, 'adjective'],
  [/\badverb\b/i, 'adverb'],
  [/\barticle\b/i, 'article'],
  [/\bdeterminer\b/i, 'determiner'],
  [/\b(?:numeral|number)\b/i, 'numeral'],
  [/\b(?:classifier|counter|measure word)\b/i, 'classifier'],
  [/\b(?:preposition|postposition)\b/i, 'preposition'],
  [/\bconjunction\b/i, 'conjunction'],
  [/\bparticle\b/i, 'particle'],
  [/\binterjection\b/i, 'interjection'],
];

/** Returns the class named by an entry's part of speech (`noun, feminine`). Undefined if it names none. */
export function classOfPartOfSpeech(partOfSpeech: string): WordClass | undefined {
  if (partOfSpeech === '') return undefined;
  const comma = partOfSpeech.indexOf(',');
  const first = comma === -1 ? partOfSpeech : partOfSpeech.slice(0, comma);
  if (exact.has(first)) return first as WordClass;
  return synonyms.find(([pattern]) => pattern.test(partOfSpeech))?.[1];
}

/** Returns the class that the wording of an English definition indicates. Undefined if ambiguous. */
export function classOfDefinition(text: string): WordClass | undefined {
  const withoutLabels = text.replace(/^(?:\([^)]*\)\s*)+/, '');
  if (/^surname\b/i.test(withoutLabels)) return 'name';
  if (/\bclassifier\b/i.test(text)) return 'classifier';
  if (/\b(?:particle|marker)\b/i.test(text) || /^-|^\([^)]*\baction\)/.test(text)) return 'particle';
  return /^to \w/.test(withoutLabels) ? 'verb' : undefined;
}
