import { findRelatedWords } from '@glossa/dictionaries/look-up/related-words';
import { expect, test } from 'vitest';

import { createDictionary } from '#testing/factories/dictionary.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('returns the synonyms, antonyms and related words from a dictionary', async () => {
  await createDictionary(app, {
    name: 'deu-eng',
    entries: [
      { headword: 'Groß', synonyms: ['Riesig', 'groß'], antonyms: ['klein'], related: ['Größe'] },
      { headword: 'gross', synonyms: ['brutto'] },
    ],
  });
  expect(await findRelatedWords(app.deps.db, { language: 8, forms: ['groß', 'klein'], limit: 10 })).toEqual([
    { from: 'groß', to: 'riesig', kind: 'synonym' },
    { from: 'groß', to: 'klein', kind: 'antonym' },
    { from: 'groß', to: 'größe', kind: 'related' },
  ]);
});
