import {
  maxLookupEntries,
  type lookUpWord as lookUpEndpoint,
  type LemmaSuggestion,
} from '@glossa/contract/dictionaries';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';

import type { Deps } from '#deps.ts';
import { lookUpInSentence, type EntryInSentence } from '#domain/dictionaries/look-up-in-sentence.ts';
import { presentEntry, type WordLookup } from '#domain/dictionaries/look-up-words.ts';

type Input = HandlerInput<typeof lookUpEndpoint>['query'];
type Result = Omit<HandlerResult<typeof lookUpEndpoint>, 'translation'>;

/** Looks up the dictionary entries and lemmas that the word panel shows. */
export async function lookUpWord(
  deps: Pick<Deps, 'db' | 'analyzer'>,
  learner: { id: string; uiLanguage: string },
  { language, text, target, sentence, position }: Input,
): Promise<Result> {
  const { installed, word } = await lookUpInSentence(deps, learner, {
    language,
    text,
    target,
    sentence: sentence === undefined || position === undefined ? undefined : { text: sentence, position },
    limit: maxLookupEntries,
  });
  return {
    text: word.form,
    entries: word.entries.map(presentEntry),
    lemmas: mergeLemmas(word),
    dictionaries_installed: installed,
  };
}

/** Puts lemmas from text analysis, which considers the context, before those from dictionaries. */
function mergeLemmas({
  lemmas,
  entries,
}: Pick<WordLookup, 'lemmas'> & { entries: EntryInSentence[] }): LemmaSuggestion[] {
  const headwords = entries.filter(({ match }) => match === 'lemma').map(({ headword }) => headword);
  const sources = new Map<string, LemmaSuggestion['source']>(
    lemmas.map(({ text, source }) => [text, source]),
  );
  for (const text of headwords) if (!sources.has(text)) sources.set(text, 'dictionary');
  return [...sources].map(([text, source], rank) => ({ text, source, rank }));
}
