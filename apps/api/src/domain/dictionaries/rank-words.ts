import type { Queryable } from '@glossa/db/database';
import { listWordClasses, type FoundEntry } from '@glossa/dictionaries/look-up/look-up';
import {
  guessWordClass,
  usesNeighborClasses,
  type ClassLookup,
} from '@glossa/dictionaries/ranking/guess-word-class';
import { createRanking } from '@glossa/dictionaries/ranking/rank-entries';
import { classOfPartOfSpeech, type WordClass } from '@glossa/dictionaries/ranking/word-class';
import type { WordInSentence } from '@glossa/dictionaries/ranking/word-in-sentence';
import { languageById } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalize';

import type { WordLookup } from './look-up-words.ts';

/** A word in a sentence, with its reading in that sentence, if known. */
export type Occurrence = WordInSentence & { reading?: string | undefined };

/** Sorts the entries of a word, for an occurrence if one is given. */
export type RankOccurrence = (occurrence?: Occurrence) => FoundEntry[];

/** Returns a function that sorts a word's entries; `text` is the word as written. */
export function rankWord(
  text: string,
  { entries, lemmas }: Pick<WordLookup, 'entries' | 'lemmas'>,
  {
    language,
    classesOf,
    choices,
  }: {
    /** A language code, such as `de`. */
    language: string;
    classesOf: ClassLookup;
    /** How many learners chose each translation of the word. */
    choices: ReadonlyMap<string, number> | undefined;
  },
): RankOccurrence {
  // Keep the order of a compound's parts.
  if (entries.some(({ match }) => match === 'part')) return () => entries;
  const rank = createRanking(entries, {
    written: text,
    lemmas: lemmas.map((lemma) => lemma.text),
    ...(choices ? { choices } : {}),
  });
  return (occurrence) =>
    rank({
      classes: occurrence ? guessWordClass(occurrence, language, classesOf) : {},
      reading: occurrence?.reading,
    });
}

/** Loads the word classes of the words next to occurrences. Words in `lookups` aren't queried again. */
export async function loadNeighborClasses(
  db: Queryable,
  language: number,
  occurrences: readonly Occurrence[],
  lookups: readonly WordLookup[] = [],
): Promise<ClassLookup> {
  const toForm = (text: string) => normalizeWord(text, language);
  const classes = new Map<string, Set<WordClass>>(
    lookups.map(({ form, entries }) => [
      form,
      new Set(
        entries.flatMap(({ match, partOfSpeech }) =>
          match === 'folded' ? [] : (classOfPartOfSpeech(partOfSpeech) ?? []),
        ),
      ),
    ]),
  );
  // Without rules for the language, the classes of its words don't matter.
  if (!usesNeighborClasses(languageById(language)?.code ?? '')) return () => undefined;
  const missing = new Set<string>();
  for (const { words, index } of occurrences)
    for (const text of [words[index - 1], words[index + 1]]) {
      const form = text === undefined ? '' : toForm(text);
      if (form !== '' && !classes.has(form)) missing.add(form);
    }
  for (const [form, found] of await listWordClasses(db, { language, forms: [...missing] }))
    classes.set(form, found);
  return (written) => classes.get(toForm(written));
}
