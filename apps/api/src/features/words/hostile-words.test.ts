import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { lookUpWord } from '@glossa/contract/dictionaries';
import { addToMindMap } from '@glossa/contract/mindmap-entries';
import { getReadingPage } from '@glossa/contract/reading';
import { addOrUpdateWord, updateWord } from '@glossa/contract/words';
import { listWords } from '@glossa/contract/word-lists';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const longText = 'x'.repeat(10_000);
const entry = { language: 'en', knowledge_level: 1, translation: 'T' } as const;

/** Returns all of a learner's words, and the number of long terms in the database. */
async function listStoredWords(reader: Browser): Promise<{ words: string[]; long: number }> {
  const { results } = await reader.call(listWords, { query: { language: 'en', page_size: 100 } });
  const { rows } = await app.deps.db.pool.query<{ long: number }>(
    'SELECT count(*)::int AS long FROM term WHERE length(form) > 200',
  );
  return { words: results.map(({ text }) => text), long: rows[0]?.long ?? 0 };
}

const routes: [name: string, field: string, send: (reader: Browser, id: number) => Promise<unknown>][] = [
  ['a new word', 'text', (reader) => reader.call(addOrUpdateWord, { body: { ...entry, text: longText } })],
  [
    'the lemma of a new word',
    'lemma',
    (reader) => reader.call(addOrUpdateWord, { body: { ...entry, text: 'bee', lemma: longText } }),
  ],
  [
    'the lemma of a word',
    'lemma',
    (reader, id) => reader.call(updateWord, { params: { id }, body: { lemma: longText } }),
  ],
  [
    'words in a bulk change',
    'texts',
    (reader) =>
      reader.call(bulkUpdateWords, {
        body: { texts: ['bee', longText], language: 'en', knowledge_level: 2 },
      }),
  ],
  [
    'a word on the map',
    'term',
    (reader) => reader.call(addToMindMap, { query: { language: 'en' }, body: { term: longText } }),
  ],
  [
    'the other end of a link',
    'link',
    (reader) =>
      reader.call(addToMindMap, { query: { language: 'en' }, body: { term: 'bee', link: { to: longText } } }),
  ],
  ['a look-up', 'text', (reader) => reader.call(lookUpWord, { query: { language: 'en', text: longText } })],
  ['a search', 'search', (reader) => reader.call(listWords, { query: { language: 'en', search: longText } })],
];

test.each(routes)('rejects %s of 10,000 characters, names the field and stores nothing', async (...route) => {
  const [, field, send] = route;
  const reader = await signInLearner(app);
  const { word } = await reader.call(addOrUpdateWord, { body: { ...entry, text: 'ant' } });
  const rejection = await send(reader, word.id).catch((error: unknown) => error);
  expect(rejection).toMatchObject({ status: 400 });
  const { fields } = rejection as { fields: Record<string, string[]> };
  expect(Object.keys(fields).map((path) => path.split(/[.[]/)[0])).toEqual([field]);
  expect(await listStoredWords(reader)).toEqual({ words: ['ant'], long: 0 });
});

test('ignores bidirectional control characters in a word', async () => {
  const reader = await signInLearner(app);
  const text = await createText(reader, { text: 'The fox ran.' });
  const { word } = await reader.call(addOrUpdateWord, {
    body: { ...entry, text: '\u202Efox\u202C\u2067\u200F' },
  });
  expect(word.text).toBe('fox');
  const page = await reader.call(getReadingPage, { params: { id: text.id, page: 1 } });
  expect(page.words[word.id]).toMatchObject({ translation: 'T' });
});
