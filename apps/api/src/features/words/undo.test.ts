import { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord, getWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const entry = { language: 'en', knowledge_level: 2, translation: 'Ameise' };

test('stores every column of a word so that it can be restored', async () => {
  const { rows } = await app.deps.db.pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'learner_word'
     EXCEPT SELECT column_name FROM information_schema.columns WHERE table_name = 'kept_word'`,
  );
  // These two columns are stored in the change itself.
  expect(rows.map(({ name }) => name).sort()).toEqual(['language', 'learner_id']);
});

test('undoes tag changes step by step', async () => {
  const reader = await signInLearner(app);
  const { word } = await reader.call(addOrUpdateWord, { body: { text: 'ant', ...entry, tags: ['small'] } });
  const ids = [word.id];
  const fetchTags = async () => (await reader.call(getWord, { params: { id: word.id } })).tags.sort();
  const tagged = await reader.call(bulkUpdateWords, { body: { ids, add_tags: ['six legs'] } });
  const untagged = await reader.call(bulkUpdateWords, { body: { ids, remove_tags: ['small', 'six legs'] } });
  expect(await fetchTags()).toEqual([]);
  const deletion = await reader.call(bulkDeleteWords, { body: { ids } });
  const undo = (token: string | null) => reader.call(undoWords, { body: { token: token as string } });
  await undo(deletion.undo);
  expect(await fetchTags()).toEqual([]);
  await undo(untagged.undo);
  expect(await fetchTags()).toEqual(['six legs', 'small']);
  await undo(tagged.undo);
  expect(await fetchTags()).toEqual(['small']);
});

test('leaves no rows behind when a word, tag or learner is deleted', async () => {
  const reader = await signInLearner(app);
  const { word } = await reader.call(addOrUpdateWord, { body: { text: 'bee', ...entry, tags: ['stings'] } });
  const count = async (table: string) =>
    (await app.deps.db.pool.query(`SELECT FROM ${table} WHERE learner_id = $1`, [reader.learnerId])).rowCount;
  await app.deps.db.pool.query('DELETE FROM tag WHERE owner_id = $1', [reader.learnerId]);
  expect(await count('word_tag')).toBe(0);
  await reader.call(bulkDeleteWords, { body: { ids: [word.id] } });
  expect(await count('word_search')).toBe(0);
  await reader.call(addOrUpdateWord, { body: { text: 'bee', ...entry, tags: ['stings'] } });
  await app.deps.db.pool.query('DELETE FROM learner WHERE id = $1', [reader.learnerId]);
  for (const table of ['learner_word', 'word_tag', 'word_search', 'word_change'])
    expect(await count(table)).toBe(0);
  const storedWords = await app.deps.db.pool.query('SELECT FROM kept_word WHERE term_id = $1', [word.id]);
  expect(storedWords.rowCount).toBe(0);
  const missing = app.deps.db.pool.query(
    `INSERT INTO learner_word (learner_id, term_id, language, form) VALUES (gen_random_uuid(), $1, 9, 'bee')`,
    [word.id],
  );
  await expect(missing).rejects.toMatchObject({ code: '23503' });
});
