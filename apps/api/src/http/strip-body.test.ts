import { login, register } from '@glossa/contract/auth';
import { createTag, listTags } from '@glossa/contract/tags';
import { updateText } from '@glossa/contract/text-upload';
import { getText, listTexts } from '@glossa/contract/texts';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { stripBody } from './strip-body.ts';

const app = startTestApp();

test.each([
  ['<b>bold</b>', 'bold'],
  ['one<script>alert(1)</script> two', 'one two'],
  ['a<!-- secret -->b', 'ab'],
  ['<img src=x onerror="alert(1)">cat', 'cat'],
  ['a<b and c>d', 'a<b and c>d'],
  ['List<String>', 'List<String>'],
  ['x < y', 'x < y'],
  ['I <3 you', 'I <3 you'],
])('%s becomes %s in titles, tags, words and their fields', async (written, stored) => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { title: written, tags: [written], text: `${written} and more` });
  const text = await reader.call(getText, { params: { id } });
  expect(text).toMatchObject({ title: stored, tags: [{ name: stored }], content: `${stored} and more` });
  const { word } = await reader.call(addOrUpdateWord, {
    body: {
      text: 'fox',
      language: 'en',
      knowledge_level: 1,
      translation: written,
      definition: written,
      notes: written,
      tags: [written],
    },
  });
  expect(word).toMatchObject({ translation: stored, definition: stored, notes: stored, tags: [stored] });
  await reader.call(updateText, { params: { id }, body: { title: `New ${written}` } });
  expect((await reader.call(listTexts, { query: {} })).results[0]?.title).toBe(`New ${stored}`);
});

test('strips markup around a word', async () => {
  const reader = await signInLearner(app);
  const body = { text: '<i>otter</i>', language: 'en', knowledge_level: 1, translation: 'Otter' };
  expect((await reader.call(addOrUpdateWord, { body })).word.text).toBe('otter');
});

test('replaces a line break element with a space in a single-line field', async () => {
  const reader = await signInLearner(app);
  const { title } = await createText(reader, { title: 'The fox<br>runs', text: 'It runs.' });
  expect(title).toBe('The fox runs');
});

test('treats a field that contains only markup as missing', async () => {
  const reader = await signInLearner(app);
  await expect(createText(reader, { title: '<b></b>', text: 'It runs.' })).rejects.toMatchObject({
    fields: { title: ['Title is required'] },
  });
  await expect(reader.call(createTag, { body: { name: '<i> </i>' } })).rejects.toMatchObject({ status: 400 });
  expect((await reader.call(listTags, { query: {} })).results).toEqual([]);
});

test('never changes passwords', async () => {
  const password = '<b>Secret-9</b>';
  const visitor = app.visitor();
  await visitor.call(register, {
    body: {
      firstName: 'Ada <b>B.</b>',
      lastName: 'Byron',
      email: 'ada@example.test',
      dateOfBirth: '1990-12-10',
      password,
      country: 'England',
      city: 'London',
      address: '12 St James Square',
      zipCode: 'SW1Y 4LB',
      terms: true,
    },
  });
  const { user } = await visitor.call(login, { body: { email: 'ada@example.test', password } });
  expect(user.firstname).toBe('Ada B.');
  await expect(
    app.visitor().call(login, { body: { email: 'ada@example.test', password: 'Secret-9' } }),
  ).rejects.toMatchObject({ code: 'invalid_credentials' });
});

test('doesn’t overflow the stack on deeply nested bodies', () => {
  let deepBody: unknown = '<b>x</b>';
  for (let depth = 0; depth < 100_000; depth += 1) deepBody = [deepBody];
  expect(() => stripBody(deepBody)).not.toThrow();
});
