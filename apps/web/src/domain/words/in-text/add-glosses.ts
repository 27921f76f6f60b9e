import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import type { Glosses } from '@glossa/contract/glosses';

import { sentenceKey, type GlossStore } from './gloss-store.ts';

/** Leaves out expressions, which apply to only some of a word's sentences. */
const withoutExpressions = (entries: readonly DictionaryEntry[]): DictionaryEntry[] =>
  entries.filter(({ match }) => match !== 'expression');

/** Adds the dictionary entries from a response to the store. */
export function addGlosses(
  store: GlossStore,
  { words, dictionaries, best_entries: best = {} }: Glosses,
): void {
  const added = new Map(
    Object.entries(words).map(([word, glosses]) => {
      const entries = glosses.map(
        ({
          headword,
          reading = '',
          part_of_speech = '',
          senses,
          match,
          parts,
          dictionary,
        }): DictionaryEntry => ({
          headword,
          reading,
          part_of_speech,
          senses: senses.map((text) => ({ text })),
          match,
          ...(parts && { parts }),
          dictionary: dictionaries[dictionary] as DictionaryEntry['dictionary'],
        }),
      );
      return [word, entries] as const;
    }),
  );
  const reordered = Object.entries(best).flatMap(([seq, indexes]) =>
    Object.entries(indexes).map(([word, index]) => {
      const entries = added.get(word) ?? [];
      const others = withoutExpressions(entries.filter((_, other) => other !== index));
      return [sentenceKey(seq, word), [...entries.slice(index, index + 1), ...others]] as const;
    }),
  );
  store.setState(({ entries, bySentence }) => ({
    entries: new Map([
      ...entries,
      ...Array.from(added, ([word, all]) => [word, withoutExpressions(all)] as const).filter(
        ([, all]) => all.length > 0,
      ),
    ]),
    bySentence: new Map([...bySentence, ...reordered]),
  }));
}
