import { getGlosses } from '@glossa/contract/glosses';
import type { Glosses } from '@glossa/contract/glosses';
import type { CallInput } from '@glossa/contract/endpoint';

import { call } from '@/lib/api/client.ts';
import { cacheResponse, readCachedResponse } from './cached-responses.ts';
import { chunkSize, chunksBetween } from './text-chunks.ts';

const chunkInput = (id: string, chunk: number): CallInput<typeof getGlosses> => ({
  params: { id },
  query: { from_sentence: chunk * chunkSize, to_sentence: (chunk + 1) * chunkSize - 1 },
});

/** Caches the dictionary entries of the words in a chunk of a text. */
export async function cacheGlosses(account: string, id: string, chunk: number): Promise<void> {
  const input = chunkInput(id, chunk);
  await cacheResponse(account, {
    path: getGlosses.path,
    input,
    response: await call(getGlosses, input),
  });
}

/** Returns the cached dictionary entries for the words in the requested sentences; undefined if there are none. */
export async function readCachedGlosses(
  account: string,
  { params: { id }, query }: CallInput<typeof getGlosses>,
): Promise<Glosses | undefined> {
  const chunks = chunksBetween(Number(query.from_sentence), Number(query.to_sentence)).map((chunk) =>
    readCachedResponse(account, getGlosses.path, chunkInput(id, chunk)),
  );
  const cached = (await Promise.all(chunks)).filter((chunk) => chunk !== undefined) as Glosses[];
  return cached.length === 0 ? undefined : cached.reduce(mergeGlosses);
}

/** Merges two responses, which may number their dictionaries and a word's entries differently. */
function mergeGlosses(one: Glosses, other: Glosses): Glosses {
  const names = new Set(one.dictionaries.map(({ name }) => name));
  const added = other.dictionaries.filter(({ name }) => !names.has(name));
  const dictionaries = [...one.dictionaries, ...added];
  const numbers = other.dictionaries.map(({ name }) =>
    dictionaries.findIndex((dictionary) => dictionary.name === name),
  );
  const words = { ...one.words };
  /** The new indexes of the other response's entries. */
  const indexes = new Map<string, number[]>();
  for (const [word, entries] of Object.entries(other.words)) {
    const merged = [...(words[word] ?? [])];
    const keys = merged.map((entry) => JSON.stringify(entry));
    indexes.set(
      word,
      entries.map((entry) => {
        const renumbered = { ...entry, dictionary: numbers[entry.dictionary] ?? 0 };
        const known = keys.indexOf(JSON.stringify(renumbered));
        return known === -1 ? merged.push(renumbered) - 1 : known;
      }),
    );
    words[word] = merged;
  }
  const best = Object.entries(other.best_entries ?? {}).map(([seq, entries]) => [
    seq,
    Object.fromEntries(
      Object.entries(entries).map(([word, index]) => [word, indexes.get(word)?.[index] ?? 0]),
    ),
  ]);
  const bestEntries = { ...one.best_entries, ...(Object.fromEntries(best) as Glosses['best_entries']) };
  return { ...one, dictionaries, words, best_entries: bestEntries };
}
