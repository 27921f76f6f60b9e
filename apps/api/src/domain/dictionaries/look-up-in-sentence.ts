import type { Analyzer } from '@glossa/analyzer/analyzer';
import type { Queryable } from '@glossa/db/database';
import { nameInflection } from '@glossa/dictionaries/inflection/name-inflection';
import { lookUpExpressions, type FoundEntry } from '@glossa/dictionaries/look-up/look-up';
import { findExpressions } from '@glossa/dictionaries/ranking/find-expressions';
import { splitSentence, type WordInSentence } from '@glossa/dictionaries/ranking/word-in-sentence';
import { languageById } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalize';

import { listPreferredLanguages } from '#domain/accounts/preferred-languages.ts';
import { lookUpWords, type WordLookup } from './look-up-words.ts';
import { countChosenTranslations, findDictionaryOrder, listSuggestedLemmas } from './queries.ts';
import { loadNeighborClasses, rankWord, type Occurrence } from './rank-words.ts';

/** Maximum number of expressions per word. */
const maxExpressions = 3;
/** Number of words on each side whose lemmas are used to find expressions. */
const maxDistance = 4;
/** Maximum number of lemmas used per word. */
const maxLemmas = 2;

interface Request {
  language: number;
  text: string;
  target?: string | undefined;
  /** The sentence that contains the word, and the word's offset in it in UTF-16 code units. */
  sentence?: { text: string; position: number } | undefined;
  /** Maximum number of entries. */
  limit: number;
}

/** An entry; `parts` is the expression as written in the sentence. */
export type EntryInSentence = FoundEntry & { parts?: string[] };

/**
 * Looks up a word for a learner, with the entries that fit the sentence first: expressions that the word belongs to,
 * then its own entries.
 */
export async function lookUpInSentence(
  { db, analyzer }: { db: Queryable; analyzer: Pick<Analyzer, 'split' | 'readings'> },
  learner: { id: string; uiLanguage: string },
  { language, text, target, sentence, limit }: Request,
): Promise<{ installed: boolean; word: Omit<WordLookup, 'entries'> & { entries: EntryInSentence[] } }> {
  const occurrence = sentence && (await findOccurrence(analyzer, language, text, sentence));
  const [{ installed, words }, choices, classesOf, expressions] = await Promise.all([
    lookUpWords(db, learner, { language, texts: [text], target, limit, withForms: true }),
    countChosenTranslations(db, language, [normalizeWord(text, language)]),
    loadNeighborClasses(db, language, occurrence ? [occurrence] : []),
    occurrence ? listExpressions(db, learner, { language, target, occurrence }) : [],
  ]);
  const [word] = words as [WordLookup];
  const code = languageById(language)?.code ?? '';
  const rank = rankWord(text, word, { language: code, classesOf, choices: choices.get(word.form) });
  const own = rank(occurrence).map((entry) =>
    entry.match === 'lemma' && !entry.inflections
      ? { ...entry, inflections: [nameInflection(word.form, entry, code)] }
      : entry,
  );
  const entries = [...expressions, ...own].slice(0, limit);
  return { installed, word: { ...word, entries } };
}

/** Returns the word as an occurrence in its sentence; undefined if it isn't at the given position. */
async function findOccurrence(
  analyzer: Pick<Analyzer, 'split' | 'readings'>,
  language: number,
  text: string,
  { text: content, position }: { text: string; position: number },
): Promise<Occurrence | undefined> {
  const end = position + text.length;
  if (content.slice(position, end) !== text) return undefined;
  let offset = 0;
  for await (const batch of analyzer.split(content, language))
    for (const slice of batch) {
      const start = position - offset;
      if (start < slice.text.length) {
        const { bounds, index } = withWord(slice.words, start, end - offset);
        const word = { ...splitSentence(slice.text, bounds), index };
        const [readings = []] = readsCharacters(language)
          ? await analyzer.readings([{ text: slice.text, words: bounds }], language)
          : [];
        return { ...word, reading: readings.find((reading) => reading.word === word.index)?.reading };
      }
      offset += slice.text.length;
    }
  return undefined;
}

/** Whether the reading of a written word depends on the sentence. */
const readsCharacters = (language: number): boolean =>
  ['ja', 'zh'].includes(languageById(language)?.code ?? '');

/**
 * Inserts the word from `start` to `end` into the bounds, even where the text was split differently. Returns the new
 * bounds and the word's index.
 */
function withWord(
  bounds: readonly number[],
  start: number,
  end: number,
): { bounds: number[]; index: number } {
  const words: number[] = [];
  for (let i = 0; i < bounds.length; i += 2) {
    const [from = 0, to = 0] = [bounds[i], bounds[i + 1]];
    if (to <= start || from >= end) words.push(from, to);
    else {
      if (from < start) words.push(from, start);
      if (to > end) words.push(end, to);
    }
  }
  const index = words.filter((at, i) => i % 2 === 1 && at <= start).length;
  return { bounds: words.toSpliced(2 * index, 0, start, end), index };
}

/** Finds the expressions that a word belongs to, longest first, with the words that form them. */
async function listExpressions(
  db: Queryable,
  learner: { id: string; uiLanguage: string },
  {
    language,
    target,
    occurrence,
  }: { language: number; target: string | undefined; occurrence: WordInSentence },
): Promise<EntryInSentence[]> {
  const { words, index } = occurrence;
  const code = languageById(language)?.code ?? '';
  const near = words.slice(Math.max(0, index - maxDistance), index + maxDistance + 1);
  const [lemmas, preferred, order] = await Promise.all([
    listSuggestedLemmas(
      db,
      language,
      near.map((text) => normalizeWord(text, language)),
    ),
    listPreferredLanguages(db, learner),
    findDictionaryOrder(db, { learnerId: learner.id, language }),
  ]);
  const candidates = findExpressions(occurrence, { id: language, code }, (written) =>
    (lemmas.get(normalizeWord(written, language)) ?? []).slice(0, maxLemmas).map(({ text }) => text),
  );
  const found = await lookUpExpressions(db, {
    language,
    candidates,
    target,
    preferred,
    order,
  });
  return found
    .slice(0, maxExpressions)
    .map((entry) => ({ ...entry, parts: joinAdjacent(occurrence, entry.words ?? []) }));
}

/** Returns the words with these indexes as written, joining adjacent ones. */
function joinAdjacent({ words, between }: WordInSentence, indexes: readonly number[]): string[] {
  const parts: string[] = [];
  for (const [position, index] of indexes.entries()) {
    const written = words[index] ?? '';
    const last = parts.pop();
    if (last === undefined) parts.push(written);
    else if (indexes[position - 1] === index - 1) parts.push(last + (between[index] ?? '') + written);
    else parts.push(last, written);
  }
  return parts;
}
