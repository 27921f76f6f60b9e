import { expect, it } from 'vitest';

import { stripHtml } from './strip-html.ts';

it('takes tags out of strings at any depth', () => {
  expect(
    stripHtml({ title: '<b>Bold</b> move', tags: ['<i>a</i>', 'b'], deep: { note: 'x<script>y' } }),
  ).toEqual({
    title: 'Bold move',
    tags: ['a', 'b'],
    deep: { note: 'xy' },
  });
});

it('leaves what only looks like a tag', () => {
  expect(stripHtml('1 < 2 and 3 > 2, <3')).toBe('1 < 2 and 3 > 2, <3');
});

it('leaves passwords, files and other values', () => {
  const file = new File(['<b>'], 'a.txt');
  const body = { password: '<b>x</b>', new_password: '<i>', file, level: 2, on: true, none: null };
  expect(stripHtml(body)).toEqual(body);
  expect(stripHtml(body).file).toBe(file);
});
