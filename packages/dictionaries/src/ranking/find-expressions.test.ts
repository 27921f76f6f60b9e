import { languageByCode, type Language } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import { findExpressions } from './find-expressions.ts';
import { splitSentence } from './word-in-sentence.ts';

/** Finds the expressions of the word with this index. */
function find(text: string, index: number, code: string, lemmas: Record<string, string[]> = {}) {
  const bounds = Array.from(text.matchAll(/\p{L}+['’]?/gu), ({ 0: word, index: start }) => [
    start,
    start + word.length,
  ]).flat();
  const { id } = languageByCode(code) as Language;
  return findExpressions(
    { ...splitSentence(text, bounds), index },
    { id, code },
    (word) => lemmas[word] ?? [],
  );
}
const forms = (...args: Parameters<typeof find>) => find(...args).map(({ form }) => form);

test('lists candidates around a word, longest first', () => {
  expect(forms('Il part tout de suite.', 4, 'fr')).toEqual([
    'il part tout de suite',
    'part tout de suite',
    'tout de suite',
    'de suite',
  ]);
});

test('does not extend an expression across a comma', () => {
  expect(forms('Oui, tout de suite, dit-il.', 2, 'fr')).toEqual(['tout de suite', 'tout de', 'de suite']);
});

test('replaces a word with its lemma', () => {
  expect(forms('She gave up.', 2, 'en', { gave: ['give'] })).toContain('give up');
});

test.each([
  ['fr', 'au bord du lac', 1, 'au bord de'],
  ['fr', "parce qu'il", 0, 'parce que'],
  ['es', 'al lado del mar', 1, 'al lado de'],
])('recognizes contracted and elided words: %s %s', (code, text, index, form) => {
  expect(forms(text, index, code)).toContain(form);
});

test('joins a Spanish reflexive verb with its pronoun', () => {
  const found = find('me di cuenta de eso', 2, 'es', { di: ['dar'] });
  expect(found.find(({ form }) => form === 'darse cuenta de')?.words).toEqual([0, 1, 2, 3]);
});

test.each([
  ['the verb', 1],
  ['the particle', 5],
])('joins a separable verb with the particle at the end of its clause, from %s', (_from, index) => {
  const found = find('Er rief gestern seine Mutter an, weil', index, 'de');
  expect(found.find(({ form }) => form === 'anrief')).toEqual({
    form: 'anrief',
    words: [1, 5],
    inflected: true,
  });
});

test('joins separable verbs in Dutch and Afrikaans', () => {
  expect(forms('Hij belt zijn moeder op.', 1, 'nl')).toContain('opbelt');
  expect(forms('Hy staan vroeg op.', 1, 'af')).toContain('opstaan');
});

test('does not treat a preposition inside a clause as a particle', () => {
  expect(forms('Er denkt an seine Mutter.', 1, 'de')).not.toContain('andenkt');
});

test('does not look for a particle beyond a conjunction', () => {
  expect(forms('Ruf ihn an und komm mit', 0, 'de')).toContain('anruf');
  expect(forms('Ruf ihn an und komm mit', 0, 'de')).not.toContain('mitruf');
});
