import { expect, test } from 'vitest';

import { findSpecialCharacters } from './special-characters.ts';

const findInHtml = (html: string): string[] => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return findSpecialCharacters(element).map((range) => range.toString());
};

test.each([
  ['<span>Größe</span>, <span>naïve</span> «x» – 3', ['ö', 'ß', 'ï']],
  ['<span>cafe\u0301</span>', ['e\u0301']],
  ['Łódź ÆØÅ İstanbul ılık', ['Ł', 'ó', 'ź', 'Æ', 'Ø', 'Å', 'İ', 'ı', 'ı']],
  ['ещё мой кот', ['ё', 'й']],
  ['كَتَبَ كتاب', ['كَ', 'تَ', 'بَ']],
  ['がっこう 학교 学校 ไม่', []],
  ['<ruby>字<rt>zì</rt></ruby>', []],
])('in %j, finds %j', (html, expected) => {
  expect(findInHtml(html)).toEqual(expected);
});
