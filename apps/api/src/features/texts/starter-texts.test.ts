import { getReadingPage } from '@glossa/contract/reading';
import { addStarterText, listStarterTexts } from '@glossa/contract/starter-texts';
import { trashText } from '@glossa/contract/text-places';
import { listTexts } from '@glossa/contract/texts';
import { getSettings, updateSettings } from '@glossa/contract/settings';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createText } from '#testing/factories/text.ts';
import { signedIn } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const take = (reader: Browser, difficulty: 'beginner' | 'intermediate' | 'advanced', language = 'fr') =>
  reader.call(addStarterText, { body: { language, difficulty } });
const shelf = async (reader: Browser, language = 'fr') =>
  (await reader.call(listTexts, { query: { language } })).results.map(({ difficulty }) => difficulty);

test('a language shows its stories from the easiest, each with its beginning', async () => {
  const reader = await signedIn(app);
  const { results } = await reader.call(listStarterTexts, { query: { language: 'fr' } });
  expect(results.map(({ difficulty }) => difficulty)).toEqual(['beginner', 'intermediate', 'advanced']);
  expect(results[0]).toMatchObject({ title: 'Le chat de la boulangerie' });
  expect(results[0]?.opening).toMatch(/^Madame Morel a une petite boulangerie/);
  expect(results[0]?.opening).not.toContain('\n\n');
  expect(await reader.call(listStarterTexts, { query: { language: 'tr' } })).toEqual({ results: [] });
});

test('the story of one’s level can be read at once, and an empty library has the others, too', async () => {
  const reader = await signedIn(app);
  const text = await take(reader, 'intermediate');
  expect(text).toMatchObject({ difficulty: 'intermediate', language: 'fr', status: 'ready' });
  const page = await reader.call(getReadingPage, { params: { id: text.id, page: 1 } });
  expect(page.title).toBe(text.title);
  expect(await shelf(reader)).toEqual(['beginner', 'intermediate', 'advanced']);
});

test('whoever has texts of the language gets only the story that was asked for', async () => {
  const reader = await signedIn(app);
  await createText(reader, { language: 'fr', difficulty_level: 'advanced' });
  await take(reader, 'beginner');
  expect(await shelf(reader)).toEqual(['beginner', 'advanced']);
});

test('asked for twice at once there is one of each, and one in the trash comes back as new', async () => {
  const reader = await signedIn(app);
  const [first, second] = await Promise.all([take(reader, 'beginner'), take(reader, 'beginner')]);
  expect(second.id).toBe(first.id);
  expect(await shelf(reader)).toHaveLength(3);
  await reader.call(trashText, { params: { id: first.id } });
  const again = await take(reader, 'beginner');
  expect(again.id).not.toBe(first.id);
  expect(await shelf(reader)).toHaveLength(3);
});

test('a language without stories, and a shop account, are refused', async () => {
  const reader = await signedIn(app);
  await expect(take(reader, 'beginner', 'tr')).rejects.toMatchObject({ status: 404, code: 'text_not_found' });
  const shopper = await createLearner(app, { accountType: 'shop_client', currentLanguage: null });
  const browser = await signedIn(app, shopper);
  await expect(take(browser, 'beginner')).rejects.toMatchObject({ status: 403, code: 'not_a_learner' });
});

test('the level of each language is kept with the account', async () => {
  const reader = await signedIn(app);
  expect(await reader.call(getSettings, {})).toMatchObject({ levels: {}, readerHintsSeen: false });
  await reader.call(updateSettings, { body: { levels: { fr: 'beginner', grc: 'advanced' } } });
  expect((await reader.call(getSettings, {})).levels).toEqual({ fr: 'beginner', grc: 'advanced' });
  const wrong = reader.call(updateSettings, { body: { levels: { fr: 'C3' as 'advanced' } } });
  await expect(wrong).rejects.toMatchObject({ status: 400 });
});
