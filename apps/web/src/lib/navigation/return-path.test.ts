import { expect, it } from 'vitest';

import { safePath, withReturn } from './return-path.ts';

it.each([
  ['/checkout', '/checkout'],
  ['/checkout?product=1#sum', '/checkout?product=1#sum'],
  ['/shop/../cart', '/cart'],
])('accepts %s as a return path', (value, path) => {
  expect(safePath(value)).toBe(path);
});

it.each([
  'https://evil.example/',
  '//evil.example/checkout',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'checkout',
  '',
  null,
])('rejects %s as a return path', (value) => {
  expect(safePath(value)).toBeUndefined();
});

it('adds the return path to the sign-in URL', () => {
  expect(withReturn('/login', '/shop?search=a&b=ü')).toBe('/login?next=%2Fshop%3Fsearch%3Da%26b%3D%C3%BC');
  expect(withReturn('/login', undefined)).toBe('/login');
});
