import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import type { Glosses } from '@glossa/contract/glosses';

import { sentenceKey, type GlossStore } from './gloss-store.ts';

/** Adds the entries of a response. */
export function addGlosses(
  store: GlossStore,
  { words, dictionaries, best_entries: best = {} }: Glosses,
): void {
  const added = new Map(
    Object.entries(words).map(([word, glosses]) => {
      const entries = glosses.map(
        ({ headword, reading = '', part_of_speech = '', senses, match, dictionary }): DictionaryEntry => ({
          headword,
          reading,
          part_of_speech,
          senses: senses.map((text) => ({ text })),
          match,
          dictionary: dictionaries[dictionary] as DictionaryEntry['dictionary'],
        }),
      );
      return [word, entries] as const;
    }),
  );
  const reordered = Object.entries(best).flatMap(([seq, indexes]) =>
    Object.entries(indexes).map(([word, index]) => {
      const entries = added.get(word) ?? [];
      const others = entries.filter((_, other) => other !== index);
      return [sentenceKey(seq, word), [...entries.slice(index, index + 1), ...others]] as const;
    }),
  );
  store.setState(({ entries, bySentence }) => ({
    entries: new Map([...entries, ...added]),
    bySentence: new Map([...bySentence, ...reordered]),
  }));
}
