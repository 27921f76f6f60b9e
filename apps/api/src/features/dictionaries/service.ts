import {
  largestLookup,
  type lookUpWord as lookUpEndpoint,
  type DictionaryEntry,
  type LemmaSuggestion,
} from '@glossa/contract/dictionaries';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';
import { lookUp, type FoundEntry } from '@glossa/dictionaries/look-up';
import { normaliseWord } from '@glossa/language/normalise';

import { listSuggestedLemmas } from './queries.ts';

type Input = HandlerInput<typeof lookUpEndpoint>['query'];
type Result = Omit<HandlerResult<typeof lookUpEndpoint>, 'translation'>;

/** Looks up what the word panel shows from dictionaries. */
export async function lookUpWord(db: Queryable, { language, text, target }: Input): Promise<Result> {
  const suggested = await listSuggestedLemmas(db, language, normaliseWord(text, language));
  const { form, entries, installed } = await lookUp(db, {
    language,
    text,
    target,
    lemmas: suggested.map((lemma) => lemma.text),
    limit: largestLookup,
  });
  return {
    text: form,
    entries: entries.map(presentEntry),
    lemmas: mergeLemmas(suggested, entries),
    dictionaries_installed: installed,
  };
}

const presentEntry = ({
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
function mergeLemmas(
  suggested: readonly Omit<LemmaSuggestion, 'rank'>[],
  entries: readonly FoundEntry[],
): LemmaSuggestion[] {
  const headwords = entries.filter(({ match }) => match === 'lemma').map(({ headword }) => headword);
  const sources = new Map<string, LemmaSuggestion['source']>(
    suggested.map(({ text, source }) => [text, source]),
  );
  for (const text of headwords) if (!sources.has(text)) sources.set(text, 'dictionary');
  return [...sources].map(([text, source], rank) => ({ text, source, rank }));
}
