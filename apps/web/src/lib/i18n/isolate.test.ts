import i18next from 'i18next';
import { expect, test } from 'vitest';

import { isolate } from './isolate.ts';

test.each([
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
