import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import { expect, test } from 'vitest';

import { collectMeanings, describeParts } from './meanings.tsx';

const entry = (
  headword: string,
  senses: string[],
  match: DictionaryEntry['match'],
  part_of_speech = 'noun',
): DictionaryEntry => ({
  headword,
  reading: '',
  part_of_speech,
  senses: senses.map((text) => ({ text })),
  dictionary: { name: 'd', title: 'D', licence: 'CC0', source: '', target: 'en' },
  match,
});

const labels = {
  origin: ({ headword, match }: Pick<DictionaryEntry, 'headword' | 'match'>) =>
    match === 'form' ? '' : headword,
  partOfSpeech: (english: string) => english,
};

test('alternates the meanings of the parts of a compound and names each part', () => {
  const entries = [entry('Haus', ['house', 'home'], 'part'), entry('Tür', ['door'], 'part')];
  expect(describeParts(entries)).toBe('Haus + Tür');
  expect(collectMeanings(entries, labels).map(({ text, origin }) => [text, origin])).toEqual([
    ['house', 'Haus · noun'],
    ['door', 'Tür · noun'],
    ['home', 'Haus · noun'],
  ]);
});

test('keeps all other meanings in order, without duplicates', () => {
  const entries = [entry('Bank', ['bench', 'bank'], 'form'), entry('Banken', ['bank', 'banks'], 'lemma', '')];
  expect(describeParts(entries)).toBe('');
  expect(collectMeanings(entries, labels).map(({ text, origin }) => [text, origin])).toEqual([
    ['bench', 'noun'],
    ['bank', 'noun'],
    ['banks', 'Banken'],
  ]);
});
