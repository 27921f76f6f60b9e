import { isJoint } from '@glossa/language/is-joint';
import { normalizeWord } from '@glossa/language/normalize';

import type { WordInSentence } from './word-in-sentence.ts';

/** Words that may form an expression. A dictionary lookup decides whether they do. */
export interface ExpressionCandidate {
  /** Normalized form of the expression. */
  form: string;
  /** Indexes of its words in the sentence. */
  words: number[];
  /** Whether the form may be an inflected one: `rief` and `an` make `anrief`, a form of `anrufen`. */
  inflected: boolean;
}

/** Maximum number of words in an expression without a gap. */
const maxWords = 5;
/** Maximum number of words between a separable verb and its particle. */
const maxGap = 12;

const unspaced = new Set(['ja', 'th', 'zh']);

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Particles of separable verbs, by language code. */
const particles: Readonly<Record<string, ReadonlySet<string>>> = {
  de: wordSet(
    'ab an auf aus bei da dar durch ein empor entgegen fern fest fort frei gegenüber heim her herab heran herauf heraus herbei herein herum herunter hervor hin hinab hinauf hinaus hinein hinunter hinzu hinweg hoch kennen los mit nach nieder statt teil um unter voran voraus vor vorbei vorüber weg weiter wieder zu zurecht zurück zusammen',
  ),
  nl: wordSet(
    'aan achter af binnen bij dicht door in langs los mee na neer om onder op open over rond samen tegen terug thuis toe uit vast verder voor voorbij vooruit weg weer',
  ),
  af: wordSet('aan af agter by deur in los mee na neer om onder op oor rond saam terug toe uit vas voor weg'),
};

/** Contracted and elided words, by language code. */
const contractions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    "d'": 'de',
    "qu'": 'que',
    "l'": 'le',
    "n'": 'ne',
    "s'": 'se',
    du: 'de',
    des: 'de',
    au: 'à',
    aux: 'à',
  },
  es: { del: 'de', al: 'a' },
  pt: { do: 'de', da: 'de', dos: 'de', das: 'de', ao: 'a', à: 'a', no: 'em', na: 'em' },
  it: { del: 'di', della: 'di', dello: 'di', "dell'": 'di', dei: 'di', delle: 'di', al: 'a', alla: 'a' },
};

const clauseEnd = /[.,;:!?…()[\]«»„“”"—–]/;
const coordinators: Readonly<Record<string, ReadonlySet<string>>> = {
  de: wordSet('und oder aber denn sondern'),
  nl: wordSet('en of maar want'),
  af: wordSet('en of maar want'),
};

/**
 * Returns the expressions that a word may belong to: the words around it as written, with one of them replaced by a
 * lemma, and separable verbs with their particle. The longest come first. `lemmasOf` returns the likely lemmas of a word
 * as written.
 */
export function findExpressions(
  sentence: WordInSentence,
  language: { id: number; code: string },
  lemmasOf: (written: string) => readonly string[] = () => [],
): ExpressionCandidate[] {
  const found = new Map<string, ExpressionCandidate>();
  const add = (text: string, words: number[], inflected = false) => {
    const form = normalizeWord(text, language.id);
    if (form !== '' && !found.has(form)) found.set(form, { form, words, inflected });
  };
  for (const { verb, particle } of separablePairs(sentence, language.code)) {
    const words = [verb, particle].sort((one, other) => one - other);
    const before = sentence.words[particle] ?? '';
    const written = sentence.words[verb] ?? '';
    add(before + written.toLowerCase(), words, true);
    for (const lemma of lemmasOf(written)) add(before + lemma, words);
  }
  // Without spaces, the segmenter would already have joined two words that form an expression.
  const minWords = unspaced.has(language.code) ? 3 : 2;
  for (let length = maxWords; length >= minWords; length--)
    for (let start = sentence.index - length + 1; start <= sentence.index; start++) {
      const words = Array.from({ length }, (_, position) => start + position);
      if (isRun(sentence, words)) addRun(sentence, words, language.code, lemmasOf, add);
    }
  return [...found.values()];
}

/**
 * Returns the separable verbs that a sentence may contain, with their particles. `lemmasOf` returns the likely lemmas
 * of a word as written.
 */
export function findSeparableVerbs(
  sentence: Omit<WordInSentence, 'index'>,
  language: { id: number; code: string },
  lemmasOf: (written: string) => readonly string[],
): ExpressionCandidate[] {
  const known = particles[language.code];
  if (!known) return [];
  return sentence.words.flatMap((before, index) =>
    known.has(before)
      ? separablePairs({ ...sentence, index }, language.code)
          .filter(({ particle }) => particle === index)
          .flatMap(({ verb, particle }): ExpressionCandidate[] => {
            const written = sentence.words[verb] ?? '';
            const candidate = { words: [verb, particle], inflected: false };
            return [
              { ...candidate, form: normalizeWord(before + written, language.id), inflected: true },
              ...lemmasOf(written).map((lemma) => ({
                ...candidate,
                form: normalizeWord(before + lemma, language.id),
              })),
            ];
          })
      : [],
  );
}

/** Returns whether all the indexes are in the sentence and nothing between the words ends a phrase. */
const isRun = ({ words, between }: WordInSentence, run: readonly number[]): boolean =>
  (run[0] ?? -1) >= 0 &&
  (run.at(-1) ?? 0) < words.length &&
  run.slice(1).every((index) => isJoint(between[index] ?? ''));

function addRun(
  { words, between }: WordInSentence,
  run: number[],
  code: string,
  lemmasOf: (written: string) => readonly string[],
  add: (text: string, words: number[]) => void,
) {
  const written = run.map((index) => words[index] ?? '');
  const gaps = run.map((index, position) => (position === 0 ? '' : (between[index] ?? '')));
  const join = (texts: readonly string[]) =>
    texts.map((text, position) => (gaps[position] || elisionGap(texts, written, position)) + text).join('');
  const full = written.map((text) => contractions[code]?.[text.toLowerCase().replace('’', "'")] ?? text);
  const changedPositions = written.flatMap((text, position) => (full[position] === text ? [] : [position]));
  // `au bord du` is listed as `au bord de`.
  const contracted = changedPositions.map((position) => written.with(position, full[position] ?? ''));
  const bases = [written, ...contracted, ...(changedPositions.length > 1 ? [full] : [])];
  for (const base of bases) {
    add(join(base), run);
    for (const [position, text] of base.entries())
      for (const lemma of lemmasOf(text)) {
        add(join(base.with(position, lemma)), run);
        // Spanish dictionaries list reflexive verbs as one word: `me di cuenta` is under `darse cuenta`.
        if (code === 'es' && position === 0 && isReflexive(words[(run[0] ?? 0) - 1]))
          add(join(base.with(position, `${lemma}se`)), [(run[0] ?? 0) - 1, ...run]);
      }
  }
  // `gibt es` is `es gibt` with inverted word order.
  if (code === 'de' && run.length === 2 && written[1] === 'es') add(`es ${written[0]}`, run);
}

const isReflexive = (word = ''): boolean => /^(?:me|te|se|nos|os)$/i.test(word);

/** Returns a space if the preceding elided word was replaced by its full form. */
const elisionGap = (texts: readonly string[], written: readonly string[], position: number): string =>
  position > 0 && texts[position - 1] !== written[position - 1] && /['’]$/.test(written[position - 1] ?? '')
    ? ' '
    : '';

/** Lists the pairs of a possible verb and a clause-final particle that include the word. */
function separablePairs(
  { words, between, index }: WordInSentence,
  code: string,
): { verb: number; particle: number }[] {
  const known = particles[code];
  if (!known) return [];
  const endsClause = (at: number) =>
    at === words.length - 1 ||
    clauseEnd.test(between[at + 1] ?? '') ||
    coordinators[code]?.has(words[at + 1]?.toLowerCase() ?? '') === true;
  const isParticle = (at: number) => known.has(words[at] ?? '') && endsClause(at);
  if (isParticle(index)) {
    const pairs: { verb: number; particle: number }[] = [];
    for (let verb = index - 1; verb >= 0 && index - verb <= maxGap && !endsClause(verb); verb--)
      pairs.push({ verb, particle: index });
    return pairs.toReversed();
  }
  let last = index;
  while (!endsClause(last) && last - index <= maxGap) last++;
  return last > index && isParticle(last) ? [{ verb: index, particle: last }] : [];
}
