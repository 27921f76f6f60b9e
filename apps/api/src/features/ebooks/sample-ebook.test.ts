import { addSampleEbook, listEbooks, removeEbook, updateEbook } from '@glossa/contract/ebooks';
import { languageByCode } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const signInManager = async (options: Parameters<typeof createLearner>[1] = {}) =>
  signInLearner(app, await createLearner(app, { canManageContent: true, ...options }));
const idOf = (code: string) => languageByCode(code)?.id as number;

test('adds the sample as a free draft that can be priced, published and deleted like any other', async () => {
  const creator = await signInManager({ currentLanguage: idOf('fr') });
  const sample = await creator.call(addSampleEbook, {});
  expect(sample).toMatchObject({
    title: 'Le chat de la boulangerie',
    language: 'fr',
    status: 'draft',
    isFree: true,
    isOwn: true,
    preparation: 'ready',
    file: { format: 'txt' },
  });
  expect(sample.previewText).toMatch(/^Madame Morel/);
  const params = { id: sample.id };
  const money = { amount: 199, currency: 'EUR' } as const;
  await creator.call(updateEbook, { params, body: { money } });
  const published = await creator.call(updateEbook, { params, body: { status: 'published' } });
  expect(published).toMatchObject({ status: 'published', isFree: false, money });
  await creator.call(removeEbook, { params });
  // A deleted sample can be added again.
  const secondSample = await creator.call(addSampleEbook, {});
  expect(secondSample).toMatchObject({ status: 'draft', isFree: true });
  expect(secondSample.id).not.toBe(sample.id);
});

test('adds a single sample for concurrent and repeated requests', async () => {
  const creator = await signInManager({ currentLanguage: idOf('de') });
  const samples = await Promise.all([creator.call(addSampleEbook, {}), creator.call(addSampleEbook, {})]);
  samples.push(await creator.call(addSampleEbook, {}));
  expect(new Set(samples.map(({ id }) => id)).size).toBe(1);
  const { ebooks } = await creator.call(listEbooks, { query: { search: 'Der Schlüssel' } });
  expect(ebooks.filter(({ isOwn }) => isOwn)).toHaveLength(1);
});

test('adds a separate sample for each content manager, in English if there is none in their language', async () => {
  const one = await signInManager({ currentLanguage: idOf('ja') });
  const other = await signInManager({ currentLanguage: null, selectedLanguages: [] });
  const samples = [await one.call(addSampleEbook, {}), await other.call(addSampleEbook, {})];
  expect(samples.map(({ title }) => title)).toEqual(['The Wrong Umbrella', 'The Wrong Umbrella']);
  expect(samples[0]?.id).not.toBe(samples[1]?.id);
});

test('does not let a learner add a sample', async () => {
  const learner = await signInLearner(app);
  await expect(learner.call(addSampleEbook, {})).rejects.toMatchObject({ status: 403 });
});
