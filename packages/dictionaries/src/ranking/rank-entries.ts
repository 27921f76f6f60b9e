import type { Sense } from '../entry.ts';
import { classOfDefinition, classOfPartOfSpeech, type ClassScores, type WordClass } from './word-class.ts';

/** The fields of an entry that its rank depends on. */
export interface RankedEntry {
  headword: string;
  reading: string;
  partOfSpeech: string;
  senses: Sense[];
  match: string;
  /** Lower values come first. */
  preference: number;
}

/** Information about a word that applies to all its sentences. */
export interface WordEvidence {
  /** The word as written. */
  written: string;
  /** Likely lemmas, most likely first. */
  lemmas?: readonly string[];
  /** Number of learners who chose each translation, by the translation in lower case. */
  choices?: ReadonlyMap<string, number>;
}

/** Information about a word in one sentence. */
export interface SentenceEvidence {
  /** How likely each word class is. */
  classes: ClassScores;
  /** The word's reading in the sentence. Undefined if unknown. */
  reading?: string | undefined;
}

// A spelling variant or a reference to another entry is never the meaning that a reader looks for.
const reference =
  /^(?:\([^)]*\)\s*)?(?:(?:old|archaic|ancient|unofficial|nonstandard|japanese|erhua) )?(?:variant of|used in|see |abbr\. (?:for|to|of)|also written|alternative (?:form|spelling) of|obsolete (?:form|spelling) of|taiwan pr|also pr|same as|equivalent to|misspelling of)/i;
const rare =
  /^\([^)]*\b(?:archaic|obsolete|literary|old|dialect|dialectal|slang|vulgar|historical|dated|onom\.|loanword|Chinese chess|mahjong|math\.|poetic)\b/i;
const bound = /^\(bound form\)/;

/** Scores deducted for each position of an entry, and of a sense, in the dictionary's own order. */
const entryStep = 0.15;
const senseStep = 0.3;

/** Score added if the entry has the word's likely reading. For single characters, that reading is often wrong. */
const readingBonus = 1.5;
/** Score added if another dictionary has the same meaning. */
const commonBonus = 0.6;

const foldReading = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\u0300\u0301\u0304\u030c]/gu, '')
    .toLowerCase();

/** Returns a definition's words for comparison with definitions in other dictionaries. */
const wordsOfDefinition = (text: string): string[] =>
  text
    .replaceAll(/\([^)]*\)/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && word !== 'the' && word !== 'one');

/**
 * Creates a function that sorts a word's entries and their senses for a sentence: those that fit it first, then common
 * ones, then by the dictionaries' own order. Entries from preferred dictionaries stay first, and inexact matches last.
 */
export function createRanking<Entry extends RankedEntry>(
  entries: readonly Entry[],
  evidence: WordEvidence,
): (sentence: SentenceEvidence) => Entry[] {
  const labeled = labelSenses(entries);
  const prepared = entries.map((entry, index) => ({
    entry,
    reading: foldReading(entry.reading),
    score: scoreEntry(entry, evidence) - entryStep * index,
    senses: entry.senses.map((sense, place) => ({
      sense,
      score: scoreSense(sense, evidence) - senseStep * place,
      ...findClasses(entry, sense, labeled),
    })),
  }));
  const rank = ({ classes, reading: expected }: SentenceEvidence): Entry[] =>
    prepared
      .map(({ entry, reading, score, senses }) => {
        const scored = senses
          .map((one) => ({ sense: one.sense, score: one.score + one.scoreClasses(classes) }))
          .sort((one, other) => other.score - one.score);
        const fits = expected !== undefined && reading !== '' && reading === foldReading(expected);
        const bonus = fits ? (/^\p{Lu}/u.test(entry.reading) ? 0.5 : readingBonus) : 0;
        return {
          entry: { ...entry, senses: scored.map(({ sense }) => sense) },
          score: score + bonus + (scored[0]?.score ?? 0),
        };
      })
      .sort((one, other) => one.entry.preference - other.entry.preference || other.score - one.score)
      .map(({ entry }) => entry);
  // Cache the rankings, because a frequent word has the same evidence in most of its sentences.
  const ranked = new Map<string, Entry[]>();
  return (sentence) => {
    const key = JSON.stringify(sentence);
    const entriesInOrder = ranked.get(key) ?? rank(sentence);
    ranked.set(key, entriesInOrder);
    return entriesInOrder;
  };
}

/** A sense whose part of speech is known. */
interface LabeledSense {
  name: WordClass;
  reading: string;
  words: ReadonlySet<string>;
}

/** Lists the senses with a known part of speech, if any entry lacks one. */
function labelSenses(entries: readonly RankedEntry[]): LabeledSense[] {
  const entriesWithClass = entries.map((entry) => ({
    ...entry,
    name: classOfPartOfSpeech(entry.partOfSpeech),
  }));
  if (entriesWithClass.every(({ name }) => name !== undefined)) return [];
  return entriesWithClass.flatMap(({ name, reading, senses }) =>
    name === undefined
      ? []
      : senses.map(({ text }) => ({
          name,
          reading: foldReading(reading),
          words: new Set(wordsOfDefinition(text)),
        })),
  );
}

function findClasses(
  { partOfSpeech, reading, match }: RankedEntry,
  { text }: Sense,
  labeled: readonly LabeledSense[],
): { scoreClasses: (classes: ClassScores) => number } {
  const own = classOfPartOfSpeech(partOfSpeech);
  if (own !== undefined) {
    const isInfinitive = (own === 'verb' || own === 'auxiliary') && match !== 'lemma';
    return {
      scoreClasses: (classes) => (classes[own] ?? 0) + (isInfinitive ? (classes.infinitive ?? 0) : 0),
    };
  }
  // If other dictionaries contain the same meaning, use their parts of speech and consider the meaning common.
  const words = wordsOfDefinition(text);
  const folded = foldReading(reading);
  const same = labeled.filter(
    (sense) => sense.reading === folded && words.some((word) => sense.words.has(word)),
  );
  const names = new Set(same.map(({ name }) => name));
  const definitionClass = classOfDefinition(text);
  if (definitionClass !== undefined) names.add(definitionClass);
  const common = same.length > 0 ? commonBonus : 0;
  if (names.size === 0)
    return {
      scoreClasses: (classes) =>
        0.5 * Math.max(classes.noun ?? 0, classes.adjective ?? 0, classes.adverb ?? 0),
    };
  return {
    scoreClasses: (classes) => common + Math.max(...Array.from(names, (name) => classes[name] ?? 0)),
  };
}

function scoreSense({ text }: Sense, { choices }: WordEvidence): number {
  let score = 0;
  if (reference.test(text)) score -= 4;
  else if (rare.test(text) || /^surname\b/.test(text)) score -= 2.5;
  else if (bound.test(text)) score -= 1;
  if (choices === undefined || choices.size === 0) return score;
  // Saved meanings are separated by semicolons, which a sense can also contain.
  const choiceCounts = text
    .toLowerCase()
    .split('; ')
    .map((part) => choices.get(part) ?? 0);
  const learners = Math.min(...choiceCounts);
  return learners > 0 ? score + Math.min(2, 1 + 0.1 * learners) : score;
}

function scoreEntry({ headword, match }: RankedEntry, { written, lemmas }: WordEvidence): number {
  let score = match === 'folded' ? -6 : 0;
  // A lower-case word is unlikely to be a capitalized headword.
  if (/^\p{Ll}/u.test(written) && /^\p{Lu}/u.test(headword)) score -= 2;
  if (lemmas?.[0] === headword.toLowerCase()) score += 0.3;
  return score;
}
