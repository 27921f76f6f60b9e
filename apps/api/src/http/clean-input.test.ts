import { expect, test } from 'vitest';

import { findInvalidInput, findUnreadable } from './clean-input.ts';

test.each([
  [{ title: 'a\0b' }, { title: 'characters_invalid' }],
  [{ tags: ['ok', '\ud800'] }, { 'tags.1': 'characters_invalid' }],
  [{ a: { b: '\udc00x' } }, { 'a.b': 'characters_invalid' }],
  [JSON.parse('{"a":{"__proto__":{"isSuperuser":true}}}'), { 'a.__proto__': 'field_name_invalid' }],
  [{ 'a\0': 1 }, { 'a\uFFFD': 'field_name_invalid' }],
  ['\0', { _: 'characters_invalid' }],
])('rejects %j with the name of the field', (value, expected) => {
  const found = Object.entries(findInvalidInput(value) ?? {}).map(([name, errors]) => [
    name,
    errors[0]?.code,
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('accepts text in any script, emoji and storable control characters', () => {
  expect(
    findInvalidInput({ text: 'ねこ 😀 \u202E\t\n', list: [1, null, true, { constructor: 'x' }] }),
  ).toBeUndefined();
});

test('rejects deep nesting without exhausting the stack', () => {
  const deepArray = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
  expect(findInvalidInput(deepArray)).toEqual({ '0.0.0': [{ code: 'too_deep' }] });
});

test('reports the parameter with an invalid percent escape', () => {
  expect(findUnreadable('/api/x/?page=1&search=%zz')).toEqual({ search: [{ code: 'encoding_invalid' }] });
  expect(findUnreadable('/api/x/?%E0%A4=1')).toEqual({ _: [{ code: 'encoding_invalid' }] });
  expect(findUnreadable('/api/x/?search=50%25+off')).toBeUndefined();
  expect(findUnreadable('/api/x/')).toBeUndefined();
});
