import { getMindMap } from '@glossa/contract/mindmap';
import { addToMindMap, saveWordPositions } from '@glossa/contract/mindmap-entries';
import { exportMindMap, importMindMap, undoMindMapImport } from '@glossa/contract/mindmap-files';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { listWordChanges } from '@glossa/contract/word-changes';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const query = { language: 'en' };
const link = async (learner: Browser, term: string, to: string, more: Record<string, unknown> = {}) =>
  (await learner.call(addToMindMap, { query, body: { term, link: { to, kind: 'synonym' }, ...more } })).node;
const exportFile = (learner: Browser) => learner.call(exportMindMap, { query });
const importFile = (learner: Browser, body: Record<string, unknown>) =>
  learner.call(importMindMap, { query, body });

/** Returns the words whose materialized link count is wrong. */
const countWrong = async () =>
  (
    await app.deps.db.pool.query<{ links: number }>(
      `SELECT c.links, n.links AS real FROM word_link_count c
       FULL JOIN (
         SELECT learner_id, term_id, count(*) AS links FROM (
           SELECT learner_id, from_id AS term_id FROM word_link UNION ALL SELECT learner_id, to_id FROM word_link
         ) ends GROUP BY 1, 2
       ) n USING (learner_id, term_id)
       WHERE coalesce(c.links, 0) <> coalesce(n.links, 0)`,
    )
  ).rows;

test('transfers a whole map from one account to another', async () => {
  const [learner, other] = [await signInLearner(app), await signInLearner(app)];
  const bigLink = await link(learner, 'big', 'large', { translation: 'groß', knowledge_level: 3 });
  await link(learner, 'by the way', 'incidentally');
  await learner.call(saveWordPositions, { body: { positions: [{ id: bigLink.id, x: 12, y: -7 }] } });
  const file = await exportFile(learner);
  expect(file.words).toHaveLength(4);
  expect(file.words).toContainEqual({
    term: 'big',
    knowledge_level: 3,
    ignored: false,
    translation: 'groß',
    x: 12,
    y: -7,
  });
  // None of these words are in the other learner's vocabulary, although some occur in that learner's text.
  await createText(other, { text: 'A big dog. A big cat.' });
  const report = await importFile(other, file);
  expect(report).toMatchObject({ words_added: 4, links_added: 2, places_set: 1, refused_count: 0 });
  expect(await exportFile(other)).toEqual(file);
  expect(await countWrong()).toEqual([]);
  const secondImport = await importFile(other, file);
  expect(secondImport).toMatchObject({
    undo: null,
    words_added: 0,
    words_kept: 4,
    links_added: 0,
    links_kept: 2,
    places_set: 0,
  });
  const sums = await app.deps.db.pool.query('SELECT recount_learner($1) AS wrong', [other.learnerId]);
  expect(sums.rows).toEqual([{ wrong: 0 }]);

  const { results } = await other.call(listWordChanges, {});
  expect(results).toMatchObject([{ kind: 'import', count: 4 }]);
  expect(await other.call(undoMindMapImport, { params: { id: report.undo as string } })).toEqual({
    links: 2,
    words: 4,
  });
  expect((await other.call(getMindMap, { query })).nodes).toEqual([]);
  expect(await countWrong()).toEqual([]);
  const twice = other.call(undoMindMapImport, { params: { id: report.undo as string } });
  await expect(twice).rejects.toMatchObject({ status: 404, code: 'undo_not_found' });
});

test('keeps existing words unchanged', async () => {
  const learner = await signInLearner(app);
  await learner.call(bulkUpdateWords, { body: { texts: ['ant'], language: 'en', knowledge_level: 5 } });
  await importFile(learner, {
    words: [
      { term: 'ant', knowledge_level: 1, translation: 'Ameise' },
      { term: 'bee', knowledge_level: 2 },
      { term: 'Bee', knowledge_level: 4 },
    ],
    links: [{ from: 'ant', to: 'bee', kind: 'related' }],
  });
  expect((await exportFile(learner)).words).toMatchObject([
    { term: 'ant', knowledge_level: 5, translation: '' },
    { term: 'bee', knowledge_level: 2 },
  ]);
});

test('rejects invalid entries individually and imports the rest', async () => {
  const learner = await signInLearner(app);
  const report = await importFile(learner, {
    words: [
      { term: 'ant' },
      { term: '…' },
      { term: 'a b c d e f g h i j' },
      { term: 'x'.repeat(10_000) },
      'bee',
      null,
      { term: 'cat', knowledge_level: 77 },
      { term: 'dog', x: 1e30, y: 0 },
    ],
    links: [
      { from: 'ant', to: 'ANT' },
      { from: 'ant', to: 'unicorn' },
      { from: 'ant', to: 'bee', kind: 'friend' },
      [],
    ],
  });
  expect(report).toMatchObject({ words_added: 1, links_added: 0, refused_count: 11 });
  expect(report.refused.map(({ list, index, reason }) => [list, index, reason])).toEqual([
    ['words', 3, 'malformed'],
    ['words', 4, 'malformed'],
    ['words', 5, 'malformed'],
    ['words', 6, 'malformed'],
    ['words', 7, 'malformed'],
    ['words', 1, 'no_word'],
    ['words', 2, 'phrase_too_long'],
    ['links', 0, 'same_word'],
    ['links', 2, 'malformed'],
    ['links', 3, 'malformed'],
    ['links', 1, 'unknown_word'],
  ]);
  expect(report.refused.every(({ entry }) => entry.length <= 120)).toBe(true);
});

test.each<[string, Record<string, unknown>, string]>([
  ['in another language', { words: [], language: 'fr' }, 'language'],
  ['without lists', { words: 'all' }, 'words'],
  ['too large', { links: Array.from({ length: 40_001 }, () => 0) }, 'links'],
])('rejects a file %s', async (_what, body, field) => {
  const learner = await signInLearner(app);
  await expect(importFile(learner, body)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: [expect.any(String)] },
  });
});

test('names the exported file and leaves out other users’ data', async () => {
  const [learner, other] = [await signInLearner(app), await signInLearner(app)];
  await link(learner, 'big', 'large');
  const response = await other.fetch('/api/words/mindmap/export/?language=en');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=mind-map-en.json');
  expect(await response.json()).toEqual({
    format: 'glossa-mindmap',
    version: 1,
    language: 'en',
    words: [],
    links: [],
  });
  const report = await importFile(learner, { words: [{ term: 'small' }] });
  const foreign = other.call(undoMindMapImport, { params: { id: report.undo as string } });
  await expect(foreign).rejects.toMatchObject({ status: 404 });
});
