import { closedClasses, closedWords, type ClosedClasses } from './closed-classes.ts';
import { guessChineseClass } from './guess-chinese-class.ts';
import type { ClassScores, WordClass } from './word-class.ts';
import { neighbor, type WordInSentence } from './word-in-sentence.ts';

type Scores = Partial<Record<WordClass | 'infinitive', number>>;

/** The words around a word, in lower case. Empty where the word's clause begins or ends. */
interface Neighbors {
  before: string;
  previous: string;
  next: string;
}

const isCapitalized = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Returns a lower-case word's classes in dictionaries. Undefined if it isn't in any. */
export type ClassLookup = (written: string) => ReadonlySet<WordClass> | undefined;

/** Returns whether a language, given by its code, has rules that use the classes of a word's neighbors. */
export const usesNeighborClasses = (language: string): boolean => language in closedClasses;

/**
 * Guesses the class of a word from the words around it. `language` is a code. The scores are empty if there are no
 * rules for it.
 */
export function guessWordClass(
  word: WordInSentence,
  language: string,
  classesOf: ClassLookup = () => undefined,
): ClassScores {
  if (language === 'zh') return guessChineseClass(word);
  const classes = closedClasses[language];
  if (!classes) return {};
  const scores: Scores = {};
  const add = (more: Scores) => {
    for (const [name, score] of Object.entries(more) as [keyof Scores, number][])
      scores[name] = (scores[name] ?? 0) + score;
  };
  const neighbors = {
    before: neighbor(word, -2),
    previous: neighbor(word, -1),
    next: neighbor(word, 1),
  };
  addCase(word, language, add);
  addPrevious(neighbors, word.words[word.index + 1] ?? '', { closed: classes, add });
  addNext(neighbors, classes, add);
  addNeighborClasses(neighbors, { closed: classes, all: closedWords[language], classesOf, add });
  return scores;
}

/** Scores capitalization. Within a sentence, German nouns and names in any language are capitalized. */
function addCase({ words, between, index }: WordInSentence, language: string, add: (more: Scores) => void) {
  const written = words[index] ?? '';
  const isFirst = index === 0 || /[.!?:„“"«»]/.test(between[index] ?? '');
  if (!isCapitalized(written)) add(language === 'de' ? { noun: -4, name: -4 } : { name: -3 });
  else if (isFirst) return;
  else if (language === 'de')
    add({ noun: 4, name: 3, verb: -4, auxiliary: -4, adjective: -3, adverb: -3, preposition: -3 });
  else add({ name: 3 });
}

function addPrevious(
  { before, previous, next }: Neighbors,
  writtenNext: string,
  { closed, add }: { closed: ClosedClasses; add: (more: Scores) => void },
) {
  const isClitic =
    closed.clitics?.has(previous) === true &&
    (closed.subjects.has(before) ||
      closed.negations?.has(before) === true ||
      closed.clitics.has(before) ||
      !closed.determiners.has(previous));
  if (isClitic) add({ verb: 3, auxiliary: 2, noun: -2, adjective: -2, preposition: -2 });
  else if (closed.determiners.has(previous)) {
    add({
      noun: 3,
      adjective: 1,
      numeral: 1,
      verb: -3,
      auxiliary: -3,
      preposition: -3,
      pronoun: -2,
      adverb: -2,
      conjunction: -3,
    });
    if (next !== '' && isCapitalized(writtenNext)) add({ adjective: 2 });
  } else if (closed.subjects.has(previous))
    add({ verb: 3, auxiliary: 3, pronoun: 1, noun: -2, adjective: -1, preposition: -1 });
  if (closed.beforeInfinitive?.has(previous) === true)
    add({ infinitive: 3.5, noun: 1.5, pronoun: 1, verb: -2, auxiliary: -2 });
  else if (closed.prepositions.has(previous)) add({ noun: 1.5, pronoun: 1, verb: -2, auxiliary: -2 });
  if (closed.auxiliaries.has(previous)) add({ verb: 2, auxiliary: 0.5, noun: -1 });
  if (closed.copulas.has(previous)) add({ adjective: 1.5, noun: -0.5 });
  if (closed.degrees.has(previous)) add({ adjective: 2, adverb: 1.5, noun: -1.5, verb: -1 });
  if (closed.negations?.has(previous) === true) add({ verb: 2, auxiliary: 2, noun: -1.5 });
  if (/^\d+$/.test(previous)) add({ noun: 1.5 });
  // A noun without a determiner rarely begins a clause.
  if (previous === '') add({ conjunction: 0.5, adverb: 0.5, noun: -0.7 });
}

function addNext({ next }: Neighbors, classes: ClosedClasses, add: (more: Scores) => void) {
  if (next === '') {
    // At the end of a clause, a word has no following word to modify or connect.
    add({ preposition: -3, article: -3, determiner: -3, conjunction: -3, adverb: 0.5 });
    return;
  }
  const isVerb = classes.auxiliaries.has(next) || classes.copulas.has(next) || classes.negations?.has(next);
  if (isVerb)
    add({
      noun: 1,
      pronoun: 1.5,
      adverb: 0.5,
      verb: -1.5,
      article: -3,
      determiner: -2,
      preposition: -2,
      adjective: -1,
    });
  else if (classes.determiners.has(next))
    add({ verb: 1.5, auxiliary: 1, preposition: 2, noun: -1, adjective: -1, article: -2, determiner: -1 });
  else if (classes.subjects.has(next)) add({ conjunction: 2, verb: 0.5, preposition: -1, adjective: -1 });
  else if (classes.prepositions.has(next))
    add({ noun: 0.5, verb: 0.5, adverb: 0.5, article: -2, determiner: -2, preposition: -2 });
  else if (classes.conjunctions.has(next)) add({ noun: 0.5, adjective: 0.3, preposition: -2, article: -2 });
}

/** Scores the classes of neighbors that have only one class in the dictionaries. */
function addNeighborClasses(
  { before, previous, next }: Neighbors,
  {
    closed,
    all,
    classesOf,
    add,
  }: {
    closed: ClosedClasses;
    all: ReadonlySet<string> | undefined;
    classesOf: ClassLookup;
    add: (more: Scores) => void;
  },
) {
  const findOnlyClass = (written: string): WordClass | undefined => {
    const classes = written === '' || all?.has(written) === true ? undefined : classesOf(written);
    if (classes?.has('noun') === true && !classes.has('adjective') && !classes.has('verb')) return 'noun';
    if (classes?.has('adjective') === true && !classes.has('noun')) return 'adjective';
    return classes?.has('verb') === true && classes.size === 1 ? 'verb' : undefined;
  };
  const previousClass = findOnlyClass(previous);
  const hasDeterminer = closed.determiners.has(before);
  if (previousClass === 'noun') add({ verb: 1.5, auxiliary: 1, adjective: 1, preposition: 0.5, noun: -1 });
  else if (previousClass === 'adjective' && hasDeterminer)
    add({ noun: 2, verb: -2, auxiliary: -2, adverb: -1 });
  else if (previousClass === 'verb') add({ adverb: 1, preposition: 1, conjunction: 0.5, verb: -0.5 });
  const nextClass = findOnlyClass(next);
  if (nextClass === 'noun')
    add({ adjective: 1, article: 2, determiner: 2, numeral: 1, pronoun: -1.5, noun: -0.5 });
  else if (nextClass === 'adjective') add({ adverb: 0.7, article: 0.5 });
  else if (nextClass === 'verb')
    add({ pronoun: 2, noun: 0.5, adverb: 0.5, article: -2, determiner: -2, verb: -1 });
}
