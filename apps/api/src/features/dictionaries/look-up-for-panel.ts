import {
  largestLookup,
  type lookUpWord,
  type DictionaryEntry,
  type LemmaSuggestion,
} from '@glossa/contract/dictionaries';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';
import { lookUp, type FoundEntry } from '@glossa/dictionaries/look-up';
import { normaliseWord } from '@glossa/language/normalise';

import { suggestedLemmas } from './queries.ts';

type Input = HandlerInput<typeof lookUpWord>['query'];
type Answer = Omit<HandlerResult<typeof lookUpWord>, 'translation'>;

/** Looks up what the word panel shows from dictionaries. */
export async function lookUpForPanel(db: Queryable, { language, text, target }: Input): Promise<Answer> {
  const known = await suggestedLemmas(db, language, normaliseWord(text, language));
  const { form, entries, installed } = await lookUp(db, {
    language,
    text,
    target,
    lemmas: known.map((lemma) => lemma.text),
    limit: largestLookup,
  });
  return {
    text: form,
    entries: entries.map(present),
    lemmas: lemmasOf(known, entries),
    dictionaries_installed: installed,
  };
}

const present = ({
  headword,
  reading,
  partOfSpeech,
  senses,
  dictionary,
  match,
}: FoundEntry): DictionaryEntry => ({
  headword,
  reading,
  part_of_speech: partOfSpeech,
  senses,
  dictionary,
  match,
  ...(match === 'lemma' ? { lemma: headword } : {}),
});

/** Puts lemmas from text analysis, which saw the word in context, before those from dictionaries. */
function lemmasOf(
  known: readonly Omit<LemmaSuggestion, 'rank'>[],
  entries: readonly FoundEntry[],
): LemmaSuggestion[] {
  const named = entries.filter(({ match }) => match === 'lemma').map(({ headword }) => headword);
  const all = new Map<string, LemmaSuggestion['source']>(known.map(({ text, source }) => [text, source]));
  for (const text of named) if (!all.has(text)) all.set(text, 'dictionary');
  return [...all].map(([text, source], rank) => ({ text, source, rank }));
}
