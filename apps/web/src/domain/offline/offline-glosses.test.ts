import type { Glosses } from '@glossa/contract/glosses';
import { getGlosses } from '@glossa/contract/glosses';
import { expect, it } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { setUpOfflineDevice } from '@/testing/offline-device.ts';
import { cacheGlosses, readCachedGlosses } from './offline-glosses.ts';
import { chunkSize } from './text-chunks.ts';

const me = 'me';
const id = '0192a0b0-0000-7000-8000-000000000001';

setUpOfflineDevice(me);

const dictionary = (name: string) => ({ name, title: name, licence: 'CC0', source: '', target: 'en' });
const glosses = (word: string, meaning: string, names: string[], number: number): Glosses => ({
  language: 'fr',
  dictionaries_installed: true,
  dictionaries: names.map(dictionary),
  words: { [word]: [{ headword: word, senses: [meaning], match: 'form', dictionary: number }] },
});

it('returns the entries for sentences in several chunks, each with its dictionary', async () => {
  const responses = [glosses('chat', 'cat', ['a'], 0), glosses('chien', 'dog', ['b', 'a'], 1)];
  fakeServer({
    [`GET ${getGlosses.path.replace('{id}', id)}`]: ({ query }) => ({
      status: 200,
      body: responses[Number(query['from_sentence']) / chunkSize],
    }),
  });
  await cacheGlosses(me, id, 0);
  await cacheGlosses(me, id, 1);
  const read = (from: number, to: number) =>
    readCachedGlosses(me, { params: { id }, query: { from_sentence: from, to_sentence: to } });
  expect(await read(0, 9)).toEqual(responses[0]);
  const both = await read(chunkSize - 5, chunkSize + 4);
  expect(both?.dictionaries.map(({ name }) => name)).toEqual(['a', 'b']);
  const nameOf = (word: string) => both?.dictionaries[both.words[word]?.[0]?.dictionary ?? -1]?.name;
  expect([nameOf('chat'), nameOf('chien')]).toEqual(['a', 'a']);
  expect(both?.words['chat']).toHaveLength(1);
  expect(await read(5 * chunkSize, 5 * chunkSize + 9)).toBeUndefined();
});

it('stores which entry fits each sentence', async () => {
  const entry = (headword: string) => ({
    headword,
    senses: [headword],
    match: 'form' as const,
    dictionary: 0,
  });
  const glossary = { language: 'fr', dictionaries_installed: true, dictionaries: [dictionary('a')] };
  const responses: Glosses[] = [
    { ...glossary, words: { livre: [entry('livre'), entry('livrer')] }, best_entries: { 3: { livre: 1 } } },
    {
      ...glossary,
      words: { livre: [entry('livrer'), entry('livre')] },
      best_entries: { [chunkSize + 1]: { livre: 1 } },
    },
  ];
  fakeServer({
    [`GET ${getGlosses.path.replace('{id}', id)}`]: ({ query }) => ({
      status: 200,
      body: responses[Number(query['from_sentence']) / chunkSize],
    }),
  });
  await cacheGlosses(me, id, 0);
  await cacheGlosses(me, id, 1);
  const merged = await readCachedGlosses(me, {
    params: { id },
    query: { from_sentence: 0, to_sentence: chunkSize + 4 },
  });
  expect(merged?.words['livre']?.map(({ headword }) => headword)).toEqual(['livre', 'livrer']);
  expect(merged?.best_entries).toEqual({ 3: { livre: 1 }, [chunkSize + 1]: { livre: 0 } });
});
