import { expect, test } from 'vitest';

import { findUnclean, findUnreadable } from './clean-input.ts';

test.each([
  [{ title: 'a\0b' }, { title: 'characters_invalid' }],
  [{ tags: ['ok', '\ud800'] }, { 'tags.1': 'characters_invalid' }],
  [{ a: { b: '\udc00x' } }, { 'a.b': 'characters_invalid' }],
  [JSON.parse('{"a":{"__proto__":{"isSuperuser":true}}}'), { 'a.__proto__': 'field_name_invalid' }],
  [{ 'a\0': 1 }, { 'a\uFFFD': 'field_name_invalid' }],
  ['\0', { _: 'characters_invalid' }],
])('%j is refused with the name of the field', (value, expected) => {
  const found = Object.entries(findUnclean(value) ?? {}).map(([name, errors]) => [name, errors[0]?.code]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('text of every script, emoji and control characters that can be stored pass', () => {
  expect(
    findUnclean({ text: 'ねこ 😀 \u202E\t\n', list: [1, null, true, { constructor: 'x' }] }),
  ).toBeUndefined();
});

test('endless nesting is refused without exhausting the stack', () => {
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
  expect(findUnclean(deep)).toEqual({ '0.0.0': [{ code: 'too_deep' }] });
});

test('percent escapes that cannot be decoded are named', () => {
  expect(findUnreadable('/api/x/?page=1&search=%zz')).toEqual({ search: [{ code: 'encoding_invalid' }] });
  expect(findUnreadable('/api/x/?%E0%A4=1')).toEqual({ _: [{ code: 'encoding_invalid' }] });
  expect(findUnreadable('/api/x/?search=50%25+off')).toBeUndefined();
  expect(findUnreadable('/api/x/')).toBeUndefined();
});
