import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import type { Glosses } from '@glossa/contract/glosses';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** Short dictionary entries by written word form. */
export type GlossStore = StoreApi<{ entries: ReadonlyMap<string, readonly DictionaryEntry[]> }>;

export const createGlossStore = (): GlossStore => createStore(() => ({ entries: new Map() }));

/** Adds the entries of a response. */
export function addGlosses(store: GlossStore, { words, dictionaries }: Glosses): void {
  const added = Object.entries(words).map(([word, glosses]) => {
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
  });
  store.setState(({ entries }) => ({ entries: new Map([...entries, ...added]) }));
}
