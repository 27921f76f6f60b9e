import { getAnalysis } from '@glossa/contract/reading';
import { updateText } from '@glossa/contract/text-upload';
import { getText } from '@glossa/contract/texts';
import { expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
// Loading a dictionary takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const fetchGrammarPoints = async (reader: Browser, id: string) =>
  (await reader.call(getText, { params: { id } })).grammar_points;

test('detects grammar points in the background, and none for an unsupported language', async () => {
  const reader = await signInLearner(app);
  const text = await createText(reader, { text: 'Ella está leyendo.', language: 'es' });
  const plain = await createText(reader, { text: 'Я читаю книгу.', language: 'ru' });
  expect(text.grammar_points).toEqual([]);
  const stopWorker = await app.startWorker();
  await vi.waitFor(
    async () => expect(await fetchGrammarPoints(reader, text.id)).toEqual(['estar + gerundio']),
    {
      timeout: 100_000,
    },
  );
  expect((await reader.call(getAnalysis, { params: { id: text.id } })).grammar_points).toEqual([
    'estar + gerundio',
  ]);
  expect(await fetchGrammarPoints(reader, plain.id)).toEqual([]);
  await stopWorker();
});

test('saves a learner’s own grammar points without affecting other learners', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const content = { title: 'One', text: 'The same story for two.' };
  const [mine, theirs] = [await createText(reader, content), await createText(other, content)];
  const params = { id: mine.id };
  const savedText = await reader.call(updateText, {
    params,
    body: { grammar_points: [' past simple ', 'articles', 'articles', ''] },
  });
  expect(savedText.grammar_points).toEqual(['past simple', 'articles']);
  expect(await fetchGrammarPoints(other, theirs.id)).toEqual([]);
  await reader.call(updateText, { params, body: { title: 'Two' } });
  expect(await fetchGrammarPoints(reader, mine.id)).toEqual(['past simple', 'articles']);
  await reader.call(updateText, { params, body: { grammar_points: [] } });
  expect(await fetchGrammarPoints(reader, mine.id)).toEqual([]);
  await expect(other.call(updateText, { params, body: { grammar_points: ['x'] } })).rejects.toMatchObject({
    code: 'text_not_found',
  });
});

test.each([
  ['a point of 81 characters', ['x'.repeat(81)]],
  ['41 points', Array.from({ length: 41 }, (_, number) => `point ${number}`)],
  ['a point that isn’t a string', [7 as unknown as string]],
])('rejects %s', async (_, grammar_points) => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader);
  await expect(reader.call(updateText, { params: { id }, body: { grammar_points } })).rejects.toMatchObject({
    status: 400,
  });
});
