import i18next from 'i18next';
import { afterAll, expect, it } from 'vitest';

import { startTestI18n } from '@/testing/start-test-i18n.ts';
import { isolate } from './format-value.ts';

afterAll(() => startTestI18n('en'));

it.each([
  ['fa', 1234, '۱٬۲۳۴'],
  ['de', 1234, '1.234'],
  ['en', 1234, '1,234'],
  ['fa', 7, '۷'],
  ['en', 7, '7'],
])('in %s, formats %i in the language’s own way', async (language, page, written) => {
  await startTestI18n(language);
  expect(i18next.t('common:pagination.page', { page })).toContain(written);
});

it.each([
  ['fox', 'fox'],
  ['<b> & "x"', '<b> & "x"'],
  ['\u202Efox', 'fox'],
  ['a\u2069b', 'ab'],
  ['שועל', '\u2068שועל\u2069'],
  ['\u2067ثعلب\u202E fox', '\u2068ثعلب fox\u2069'],
])('inserts %j into a sentence as %j', async (value, isolated) => {
  const sentences = i18next.createInstance();
  await sentences.init({
    lng: 'en',
    resources: { en: { texts: { row: { menu: 'Actions for “{{title}}”' } } } },
    interpolation: { escape: isolate },
  });
  expect(sentences.t('texts:row.menu', { title: value })).toBe(`Actions for “${isolated}”`);
});
