import {
  deleteSaved,
  listSaved,
  listSavedMarks,
  restoreSaved,
  createSavedItem,
  updateSaved,
} from '@glossa/contract/saved';
import { expect, test } from 'vitest';

import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const missingId = '0192a0b0-0000-7000-8000-00000000000a';

test('returns 404 for another learner’s saved items, texts and words', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const { id: text } = await createText(reader);
  const word = await createWord(reader, 'a phrase of mine');
  const { id } = await reader.call(createSavedItem, { body: { kind: 'text', text } });
  const params = { id };
  const missing = { status: 404, code: 'saved_not_found' };
  await expect(other.call(updateSaved, { params, body: { note: 'x' } })).rejects.toMatchObject(missing);
  await expect(other.call(deleteSaved, { params })).rejects.toMatchObject(missing);
  await reader.call(deleteSaved, { params });
  await expect(other.call(restoreSaved, { params })).rejects.toMatchObject(missing);
  await reader.call(restoreSaved, { params });
  expect((await other.call(listSaved, { query: { language: 'en' } })).count).toBe(0);
  expect((await other.call(listSavedMarks, { query: { text } })).results).toEqual([]);
  await expect(other.call(createSavedItem, { body: { kind: 'text', text } })).rejects.toMatchObject({
    code: 'text_not_found',
  });
  await expect(
    other.call(createSavedItem, { body: { kind: 'sentence', text, sentence: 0 } }),
  ).rejects.toMatchObject({ code: 'text_not_found' });
  await expect(other.call(createSavedItem, { body: { kind: 'word', word: word.id } })).rejects.toMatchObject({
    code: 'word_not_found',
  });
});

test.each([
  [{ kind: 'text', text: missingId }, 404, 'text_not_found'],
  [{ kind: 'sentence', text: missingId, sentence: 0 }, 404, 'text_not_found'],
  [{ kind: 'sentence', video: missingId, sentence: 0 }, 404, 'video_not_found'],
  [{ kind: 'moment', video: missingId, position: 0 }, 404, 'video_not_found'],
  [{ kind: 'word', word: 2_000_000_000 }, 404, 'word_not_found'],
  [{ kind: 'song', text: missingId }, 400, 'invalid_request'],
  [{ kind: 'text', text: 'seven' }, 400, 'invalid_request'],
  [{ kind: 'sentence', sentence: 0 }, 400, 'invalid_request'],
  [{ kind: 'sentence', text: missingId, video: missingId, sentence: 0 }, 400, 'invalid_request'],
  [{ kind: 'moment', video: missingId, position: -1 }, 400, 'invalid_request'],
  [{ kind: 'text', text: missingId, owner: missingId }, 400, 'invalid_request'],
])('refuses to save %j', async (body, status, code) => {
  const reader = await signInLearner(app);
  await expect(reader.call(createSavedItem, { body: body as never })).rejects.toMatchObject({ status, code });
});

test('rejects a sentence that isn’t in the text and a query that doesn’t name exactly one source', async () => {
  const reader = await signInLearner(app);
  const { id: text } = await createText(reader);
  await expect(
    reader.call(createSavedItem, { body: { kind: 'sentence', text, sentence: 99 } }),
  ).rejects.toMatchObject({ status: 404, code: 'sentence_not_found' });
  for (const query of [{}, { text, word: 1 }]) {
    await expect(reader.call(listSavedMarks, { query })).rejects.toMatchObject({ status: 400 });
  }
  await expect(reader.call(listSaved, { query: { kind: 'song' as never } })).rejects.toMatchObject({
    status: 400,
  });
});

test('allows up to 2,000 saved sentences per text, not counting repeats', async () => {
  const reader = await signInLearner(app);
  const { id: text } = await createText(reader, { text: 'The fox came. The crow sang. The fox left.' });
  const save = (sentence: number) =>
    reader.call(createSavedItem, { body: { kind: 'sentence', text, sentence } });
  const { id } = await save(0);
  await app.deps.db.pool.query(
    `INSERT INTO saved_item (id, owner_id, kind, language, text_id, sentence, quote)
     SELECT gen_random_uuid(), $1, 'sentence', 9, $2, 0, 'Gone ' || n FROM generate_series(1, 1999) n`,
    [reader.learnerId, text],
  );
  expect(await save(0)).toMatchObject({ id, quote: 'The fox came.' });
  await expect(save(1)).rejects.toMatchObject({ code: 'too_many_saved' });
  await reader.call(deleteSaved, { params: { id } });
  expect(await save(1)).toMatchObject({ quote: 'The crow sang.' });
  await expect(save(0)).rejects.toMatchObject({ code: 'too_many_saved' });
});
