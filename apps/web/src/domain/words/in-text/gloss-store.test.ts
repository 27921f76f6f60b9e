import { expect, it } from 'vitest';

import { addGlosses } from './add-glosses.ts';
import { createGlossStore, findGloss } from './gloss-store.ts';

const entry = (headword: string) => ({ headword, senses: [headword], match: 'form' as const, dictionary: 0 });

it('puts the entry that fits the sentence first', () => {
  const store = createGlossStore();
  addGlosses(store, {
    language: 'fr',
    dictionaries_installed: true,
    dictionaries: [{ name: 'a', title: 'a', licence: 'CC0', source: '', target: 'en' }],
    words: { livre: [entry('livre'), entry('livrer')] },
    best_entries: { 4: { livre: 1 } },
  });
  const find = (seq: number) =>
    findGloss(store.getState(), { text: 'livre', seq })?.map(({ headword }) => headword);
  expect(find(3)).toEqual(['livre', 'livrer']);
  expect(find(4)).toEqual(['livrer', 'livre']);
  expect(findGloss(store.getState(), { text: 'chat', seq: 4 })).toBeUndefined();
});

it('returns an expression only for its own sentence', () => {
  const store = createGlossStore();
  addGlosses(store, {
    language: 'de',
    dictionaries_installed: true,
    dictionaries: [{ name: 'a', title: 'a', licence: 'CC0', source: '', target: 'en' }],
    words: {
      rief: [entry('rufen'), { ...entry('anrufen'), match: 'expression', parts: ['rief', 'an'] }],
      an: [{ ...entry('anrufen'), match: 'expression', parts: ['rief', 'an'] }],
    },
    best_entries: { 4: { rief: 1, an: 0 } },
  });
  const find = (text: string, seq: number) =>
    findGloss(store.getState(), { text, seq })?.map(({ headword }) => headword);
  expect(find('rief', 4)).toEqual(['anrufen', 'rufen']);
  expect(find('rief', 3)).toEqual(['rufen']);
  expect(find('an', 4)).toEqual(['anrufen']);
});
