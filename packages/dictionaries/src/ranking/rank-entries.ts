import type { Sense } from '../entry.ts';
import { classOfDefinition, classOfPartOfSpeech, type ClassScores, type WordClass } from './word-class.ts';

/** An entry that can be ranked. */
export interface RankedEntry {
  headword: string;
  reading: string;
  partOfSpeech: string;
  senses: Sense[];
  match: string;
  dictionary: { target: string };
}

/** What is known about a word besides its entries. */
export interface RankingEvidence {
  /** The word as written. */
  written: string;
  /** How likely each word class is in the sentence. */
  classes: ClassScores;
  /** How the word is read in the sentence; undefined if unknown. */
  reading?: string | undefined;
  /** Likely lemmas, most likely first. */
  lemmas?: readonly string[];
  /** How many learners chose each translation, in lower case. */
  choices?: ReadonlyMap<string, number>;
}

// A spelling variant or a reference to another entry is never the meaning that a reader looks for.
const reference =
  /^(?:\([^)]*\)\s*)?(?:(?:old|archaic|ancient|unofficial|nonstandard|japanese|erhua) )?(?:variant of|used in|see |abbr\. (?:for|to|of)|also written|alternative (?:form|spelling) of|obsolete (?:form|spelling) of|taiwan pr|also pr|same as|equivalent to|misspelling of)/i;
const rare =
  /^\([^)]*\b(?:archaic|obsolete|literary|old|dialect|dialectal|slang|vulgar|historical|dated|onom\.|loanword|Chinese chess|mahjong|math\.|poetic)\b/i;
const bound = /^\(bound form\)/;

/** Cost of each position in the dictionary's own order. */
const entryStep = 0.15;
const senseStep = 0.3;

/** What a reading is worth that fits the sentence; it is often guessed wrong for single characters. */
const readingBonus = 1.5;

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\u0300\u0301\u0304\u030c]/gu, '')
    .toLowerCase();

/** Words of a definition that can be compared with those of another dictionary. */
const wordsOfDefinition = (text: string): string[] =>
  text
    .replaceAll(/\([^)]*\)/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && word !== 'the' && word !== 'one');

/**
 * Sorts the entries of a word and their senses: those that fit the sentence first, then common ones, then by the
 * dictionaries' own order. Entries in a preferred language stay first, and inexact matches last.
 */
export function rankEntries<Entry extends RankedEntry>(
  entries: readonly Entry[],
  evidence: RankingEvidence,
): Entry[] {
  if (entries.length === 0) return [];
  const targets = [...new Set(entries.map(({ dictionary }) => dictionary.target))];
  const labeled = entries.flatMap(({ partOfSpeech, reading, senses }) => {
    const name = classOfPartOfSpeech(partOfSpeech);
    return name === undefined
      ? []
      : senses.map(({ text }) => ({
          name,
          reading: folded(reading),
          words: new Set(wordsOfDefinition(text)),
        }));
  });
  return entries
    .map((entry, index) => {
      const scored = entry.senses
        .map((sense, place) => ({
          sense,
          score: scoreSense(entry, sense, evidence, labeled) - senseStep * place,
        }))
        .sort((one, other) => other.score - one.score);
      const score = (scored[0]?.score ?? 0) + scoreEntry(entry, evidence) - entryStep * index;
      return {
        entry: { ...entry, senses: scored.map(({ sense }) => sense) },
        target: targets.indexOf(entry.dictionary.target),
        score,
      };
    })
    .sort((one, other) => one.target - other.target || other.score - one.score)
    .map(({ entry }) => entry);
}

/** A sense of an entry whose part of speech is known. */
interface LabeledSense {
  name: WordClass;
  reading: string;
  words: ReadonlySet<string>;
}

function scoreSense(
  { partOfSpeech, reading, match }: RankedEntry,
  { text }: Sense,
  { classes, choices }: RankingEvidence,
  labeled: readonly LabeledSense[],
): number {
  let score = 0;
  const own = classOfPartOfSpeech(partOfSpeech);
  if (own === undefined) {
    // Another dictionary that has the same meaning says its part of speech, and that it is common.
    const words = wordsOfDefinition(text);
    const same = labeled.filter(
      (sense) => sense.reading === folded(reading) && words.some((word) => sense.words.has(word)),
    );
    const names = new Set(same.map(({ name }) => name));
    const shown = classOfDefinition(text);
    if (same.length > 0) score += 0.6;
    if (shown !== undefined) names.add(shown);
    if (names.size > 0) score += Math.max(...Array.from(names, (name) => classes[name] ?? 0));
    else score += 0.5 * Math.max(classes.noun ?? 0, classes.adjective ?? 0, classes.adverb ?? 0);
  } else score += classes[own] ?? 0;
  if ((own === 'verb' || own === 'auxiliary') && match !== 'lemma') score += classes.infinitive ?? 0;
  if (reference.test(text)) score -= 4;
  else if (rare.test(text) || /^surname\b/.test(text)) score -= 2.5;
  else if (bound.test(text)) score -= 1;
  // Saved meanings are separated by semicolons, which a sense can have as well.
  const chosen = text
    .toLowerCase()
    .split('; ')
    .map((part) => choices?.get(part) ?? 0);
  const learners = Math.min(...chosen);
  if (learners > 0) score += Math.min(2, 1 + 0.1 * learners);
  return score;
}

function scoreEntry(
  { headword, reading, match }: RankedEntry,
  { written, reading: expected, lemmas }: RankingEvidence,
): number {
  let score = match === 'folded' ? -6 : 0;
  // A lower-case word isn't a capitalized headword.
  if (/^\p{Ll}/u.test(written) && /^\p{Lu}/u.test(headword)) score -= 2;
  if (expected !== undefined && reading !== '' && folded(reading) === folded(expected))
    score += /^\p{Lu}/u.test(reading) ? 0.5 : readingBonus;
  if (lemmas?.[0] === headword.toLowerCase()) score += 0.3;
  return score;
}
