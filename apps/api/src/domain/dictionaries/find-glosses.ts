import { maxGlosses, type Glosses } from '@glossa/contract/glosses';
import type { Database } from '@glossa/db/database';
import { lookUpExpressions, type FoundEntry } from '@glossa/dictionaries/look-up/look-up';
import { findSeparableVerbs } from '@glossa/dictionaries/ranking/find-expressions';
import type { WordInSentence } from '@glossa/dictionaries/ranking/word-in-sentence';
import { languageById } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalize';

import { lookUpWords, type LookupPreferences, type WordLookup } from './look-up-words.ts';
import { countChosenTranslations, listKnownForms } from './queries.ts';
import { loadNeighborClasses, rankWord, type Occurrence, type RankOccurrence } from './rank-words.ts';

/** Number of entries ranked per word. */
const rankedEntries = maxGlosses.entries;

/** A sentence, split into words. `seq` is its number in its text or video. */
export type SentenceWords = Omit<WordInSentence, 'index'> & { seq: number };

/** A word of a sentence on the page. */
type PlacedWord = Occurrence & { seq: number };

/**
 * Finds glosses (short dictionary entries) for the words that a learner doesn't know yet, and determines which entry
 * fits each sentence.
 */
export async function findGlosses(
  db: Database,
  learner: { id: string; uiLanguage: string },
  { language, sentences }: { language: number; sentences: readonly SentenceWords[] },
): Promise<Glosses> {
  const toForm = (word: string) => normalizeWord(word, language);
  const all = new Set(sentences.flatMap(({ words }) => words));
  const known = await listKnownForms(db, learner.id, { language, forms: [...all].map(toForm) });
  const texts = [...all].filter((word) => !known.has(toForm(word)));
  const [found, choices] = await Promise.all([
    lookUpWords(db, learner, { language, texts, limit: rankedEntries }),
    countChosenTranslations(db, language, [...new Set(texts.map(toForm))]),
  ]);
  const lookups = new Map(found.words.map((lookup, index) => [texts[index] ?? '', lookup]));
  const occurrences = new Map<string, PlacedWord[]>(texts.map((word) => [word, []]));
  for (const { words, between, seq } of sentences)
    for (const [index, word] of words.entries())
      // The sentence matters only for words with several entries.
      if ((lookups.get(word)?.entries.length ?? 0) > 1)
        occurrences.get(word)?.push({ words, between, index, seq });
  const [classesOf, verbs] = await Promise.all([
    loadNeighborClasses(db, language, [...occurrences.values()].flat(), found.words),
    listSeparableVerbs(db, found.preferences, { language, sentences, lookups }),
  ]);
  const code = languageById(language)?.code ?? '';
  const dictionaries: Glosses['dictionaries'] = [];
  const numbers = new Map<string, number>();
  const assignNumber = (dictionary: Glosses['dictionaries'][number]): number => {
    const number = numbers.get(dictionary.name);
    if (number !== undefined) return number;
    numbers.set(dictionary.name, dictionaries.length);
    return dictionaries.push(dictionary) - 1;
  };
  const present = ({ headword, reading, partOfSpeech, senses, match, dictionary }: FoundEntry) => ({
    headword,
    ...(reading === '' ? {} : { reading }),
    ...(partOfSpeech === '' ? {} : { part_of_speech: partOfSpeech }),
    senses: senses.slice(0, maxGlosses.senses).map(({ text }) => text),
    match,
    dictionary: assignNumber(dictionary),
  });
  const glosses: Glosses['words'] = {};
  const best: NonNullable<Glosses['best_entries']> = {};
  for (const [word, lookup] of lookups) {
    if (lookup.entries.length === 0) continue;
    const rank = rankWord(word, lookup, { language: code, classesOf, choices: choices.get(lookup.form) });
    const { entries, bestEntryBySentence } = chooseEntries(occurrences.get(word) ?? [], rank);
    for (const [seq, index] of bestEntryBySentence) (best[seq] ??= {})[word] = index;
    glosses[word] = entries.map(present);
  }
  for (const { seq, parts, entry } of verbs)
    for (const word of parts) {
      if (!lookups.has(word)) continue;
      const entries = (glosses[word] ??= []);
      (best[seq] ??= {})[word] = entries.push({ ...present(entry), parts }) - 1;
    }
  return {
    language: code,
    dictionaries_installed: found.installed,
    dictionaries,
    words: glosses,
    ...(Object.keys(best).length > 0 ? { best_entries: best } : {}),
  };
}

/** Maximum number of lemmas tried per verb. */
const maxLemmas = 2;

/** Lists the separable verbs in sentences, each with its best entry and its parts as written. */
async function listSeparableVerbs(
  db: Database,
  preferences: LookupPreferences,
  {
    language,
    sentences,
    lookups,
  }: {
    language: number;
    sentences: readonly SentenceWords[];
    lookups: ReadonlyMap<string, WordLookup>;
  },
): Promise<{ seq: number; parts: string[]; entry: FoundEntry }[]> {
  const code = languageById(language)?.code ?? '';
  const lemmasOf = (written: string) =>
    (lookups.get(written)?.lemmas ?? []).slice(0, maxLemmas).map(({ text }) => text);
  const placed = sentences.flatMap((sentence) =>
    findSeparableVerbs(sentence, { id: language, code }, lemmasOf).map((candidate) => ({
      candidate,
      seq: sentence.seq,
      parts: candidate.words.map((index) => sentence.words[index] ?? ''),
    })),
  );
  const placedMatches = placed.filter(({ parts }) => parts.some((part) => lookups.has(part)));
  if (placedMatches.length === 0) return [];
  const candidates = placedMatches.map(({ candidate }) => candidate);
  const found = await lookUpExpressions(db, { language, candidates, ...preferences });
  const verbs = new Map<string, { seq: number; parts: string[]; entry: FoundEntry }>();
  for (const { candidate, ...entry } of found) {
    const { seq = 0, parts = [] } = placedMatches[candidate] ?? {};
    const key = [seq, ...parts].join(' ');
    if (!verbs.has(key)) verbs.set(key, { seq, parts, entry });
  }
  return [...verbs.values()];
}

/**
 * Chooses the entries to send for a word: those that fit its sentences best, then as many others as allowed, all in
 * order of how well they fit its first sentence. `bestEntryBySentence` lists the sentences in which a different entry
 * fits best.
 */
function chooseEntries(
  occurrences: readonly PlacedWord[],
  rank: RankOccurrence,
): { entries: FoundEntry[]; bestEntryBySentence: [number, number][] } {
  const [first, ...others] = occurrences;
  const ranked = rank(first);
  const keyOf = ({ dictionary, headword, reading, partOfSpeech }: FoundEntry) =>
    [dictionary.name, headword, reading, partOfSpeech].join('\n');
  const bests = others.map((occurrence) => ({
    seq: occurrence.seq,
    key: keyOf(rank(occurrence)[0] as FoundEntry),
  }));
  const needed = new Set(bests.map(({ key }) => key));
  const rest = ranked.slice(1);
  const entries = [
    ...ranked.slice(0, 1),
    ...[
      ...rest.filter((entry) => needed.has(keyOf(entry))),
      ...rest.filter((entry) => !needed.has(keyOf(entry))),
    ].slice(0, maxGlosses.entries - 1),
  ].sort((one, other) => ranked.indexOf(one) - ranked.indexOf(other));
  const bestEntryBySentence = bests.flatMap(({ seq, key }): [number, number][] => {
    const index = entries.findIndex((entry) => keyOf(entry) === key);
    return index > 0 ? [[seq, index]] : [];
  });
  return { entries, bestEntryBySentence };
}
