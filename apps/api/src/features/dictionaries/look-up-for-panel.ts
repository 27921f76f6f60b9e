import {
  largestLookup,
  type lookUpWord,
  type DictionaryEntry,
  type LemmaSuggestion,
} from '@glossa/contract/dictionaries';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';
import { lookUp, type FoundEntry } from '@glossa/dictionaries/look-up';

type Input = HandlerInput<typeof lookUpWord>['query'];
type Answer = Omit<HandlerResult<typeof lookUpWord>, 'translation'>;

/** What the panel of a word shows from dictionaries. */
export async function lookUpForPanel(db: Queryable, { language, text, target }: Input): Promise<Answer> {
  const { form, entries, installed } = await lookUp(db, { language, text, target, limit: largestLookup });
  return {
    text: form,
    entries: entries.map(present),
    lemmas: lemmasOf(entries),
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

function lemmasOf(entries: readonly FoundEntry[]): LemmaSuggestion[] {
  const lemmas = new Set(entries.filter(({ match }) => match === 'lemma').map(({ headword }) => headword));
  return [...lemmas].map((text, rank) => ({ text, source: 'dictionary', rank }));
}
