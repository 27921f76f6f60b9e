import { getReadingPage } from '@glossa/contract/reading';
import { addStarterText, listStarterTexts } from '@glossa/contract/starter-texts';
import { trashText } from '@glossa/contract/text-places';
import { listTexts } from '@glossa/contract/texts';
import { getSettings, updateSettings } from '@glossa/contract/settings';
import { languages } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const addStarter = (reader: Browser, difficulty: 'beginner' | 'intermediate' | 'advanced', language = 'fr') =>
  reader.call(addStarterText, { body: { language, difficulty } });
const fetchTexts = async (reader: Browser, language = 'fr') =>
  (await reader.call(listTexts, { query: { language } })).results.map(({ difficulty }) => difficulty);

test.each(languages)('has three stories in $name', async ({ code }) => {
  const reader = await signInLearner(app);
  const { results } = await reader.call(listStarterTexts, { query: { language: code } });
  expect(results.map(({ difficulty }) => difficulty)).toEqual(['beginner', 'intermediate', 'advanced']);
});

test('lists a language’s stories, easiest first, with their openings', async () => {
  const reader = await signInLearner(app);
  const { results } = await reader.call(listStarterTexts, { query: { language: 'fr' } });
  expect(results.map(({ difficulty }) => difficulty)).toEqual(['beginner', 'intermediate', 'advanced']);
  expect(results[0]).toMatchObject({ title: 'Le chat de la boulangerie' });
  expect(results[0]?.opening).toMatch(/^Madame Morel a une petite boulangerie/);
  expect(results[0]?.opening).not.toContain('\n\n');
});

test('adds the chosen story, ready to read, and the others to an empty library', async () => {
  const reader = await signInLearner(app);
  const text = await addStarter(reader, 'intermediate');
  expect(text).toMatchObject({ difficulty: 'intermediate', language: 'fr', status: 'ready' });
  const page = await reader.call(getReadingPage, { params: { id: text.id, page: 1 } });
  expect(page.title).toBe(text.title);
  expect(await fetchTexts(reader)).toEqual(['beginner', 'intermediate', 'advanced']);
});

test('adds only the chosen story when the library has texts in the language', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { language: 'fr', difficulty_level: 'advanced' });
  await addStarter(reader, 'beginner');
  expect(await fetchTexts(reader)).toEqual(['beginner', 'advanced']);
});

test('adds each story once when requests are concurrent, and adds a trashed story again', async () => {
  const reader = await signInLearner(app);
  const [first, second] = await Promise.all([addStarter(reader, 'beginner'), addStarter(reader, 'beginner')]);
  expect(second.id).toBe(first.id);
  expect(await fetchTexts(reader)).toHaveLength(3);
  await reader.call(trashText, { params: { id: first.id } });
  const secondText = await addStarter(reader, 'beginner');
  expect(secondText.id).not.toBe(first.id);
  expect(await fetchTexts(reader)).toHaveLength(3);
});

test('rejects shop accounts', async () => {
  const shopper = await createLearner(app, { accountType: 'shop_client', currentLanguage: null });
  const browser = await signInLearner(app, shopper);
  await expect(addStarter(browser, 'beginner')).rejects.toMatchObject({ status: 403, code: 'not_a_learner' });
});

test('saves a level for each language in the settings', async () => {
  const reader = await signInLearner(app);
  expect(await reader.call(getSettings, {})).toMatchObject({ levels: {}, readerHintsSeen: false });
  await reader.call(updateSettings, { body: { levels: { fr: 'beginner', grc: 'advanced' } } });
  expect((await reader.call(getSettings, {})).levels).toEqual({ fr: 'beginner', grc: 'advanced' });
  const invalidUpdate = reader.call(updateSettings, { body: { levels: { fr: 'C3' as 'advanced' } } });
  await expect(invalidUpdate).rejects.toMatchObject({ status: 400 });
});
