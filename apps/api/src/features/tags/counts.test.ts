import { deleteAccount } from '@glossa/contract/auth';
import { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import { changeEbooks } from '@glossa/contract/bulk-ebooks';
import { updateEbook } from '@glossa/contract/ebooks';
import { deleteTag, listTags, mergeTag, restoreTag } from '@glossa/contract/tags';
import { archiveText, deleteText, restoreText, trashText } from '@glossa/contract/text-places';
import { updateText } from '@glossa/contract/text-upload';
import { undoWords } from '@glossa/contract/word-changes';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { createText } from '#testing/factories/text.ts';
import { sendVideo } from '#testing/factories/video.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const tags = ['red', 'green', 'blue'];
const forms = ['ant', 'bee', 'cat'];

interface TestData {
  reader: Browser & { learnerId: string };
  texts: string[];
  words: number[];
  ebooks: string[];
  undos: string[];
  /** IDs of deleted tags. */
  deleted: string[];
}
type TestAction = (world: TestData) => Promise<unknown>;

const tagSubset = fc.subarray(tags);
const source = fc.constantFrom('', 'Aesop', 'https://example.org/fox');
const index = fc.nat({ max: 5 });
/** Ignores errors from requests that conflict or whose item no longer exists. */
const ignoreMissing = (work: Promise<unknown>) =>
  work.catch((error: { status: number }) => {
    if (![404, 409].includes(error.status)) throw error;
  });
const findTagId = async ({ reader }: TestData, name: string) =>
  (await reader.call(listTags, { query: { search: name } })).results[0]?.id;

const actions: fc.Arbitrary<TestAction> = fc.oneof(
  fc.tuple(tagSubset, source, fc.boolean()).map(([given, from, subtitled]): TestAction => async (world) => {
    const text = { tags: given, source: from, from_subtitles: subtitled };
    world.texts.push((await createText(world.reader, text)).id);
  }),
  fc.tuple(index, source).map(([at, from]): TestAction => async ({ reader, texts }) => {
    const id = texts[at];
    if (id) await ignoreMissing(reader.call(updateText, { params: { id }, body: { source: from } }));
  }),
  fc.tuple(fc.constantFrom(...forms), tagSubset).map(([form, given]): TestAction => async (world) => {
    world.words.push((await createWord(world.reader, form, { tags: given })).id);
  }),
  fc
    .tuple(index, fc.constantFrom(archiveText, trashText, restoreText, deleteText))
    .map(([at, move]): TestAction => async ({ reader, texts }) => {
      const id = texts[at];
      if (id) await ignoreMissing(reader.call(move, { params: { id } }));
    }),
  fc.tuple(index, tagSubset).map(([at, given]): TestAction => async ({ reader, texts }) => {
    const id = texts[at];
    if (id) await ignoreMissing(reader.call(updateText, { params: { id }, body: { tags: given } }));
  }),
  fc.tuple(tagSubset, tagSubset).map(([add, remove]): TestAction => async ({ reader, words, undos }) => {
    if (words.length === 0 || add.length + remove.length === 0) return;
    const body = { ids: words, add_tags: add, remove_tags: remove };
    undos.push((await reader.call(bulkUpdateWords, { body })).undo ?? '');
  }),
  index.map((at): TestAction => async ({ reader, words, undos }) => {
    const id = words[at];
    if (id) undos.push((await reader.call(bulkDeleteWords, { body: { ids: [id] } })).undo ?? '');
  }),
  fc.constant<TestAction>(async ({ reader, undos }) => {
    const token = undos.pop();
    if (token) await ignoreMissing(reader.call(undoWords, { body: { token } }));
  }),
  fc
    .tuple(fc.constantFrom(...tags), fc.constantFrom(...tags))
    .map(([from, into]): TestAction => async (world) => {
      const [id, other] = [await findTagId(world, from), await findTagId(world, into)];
      if (!id || !other) return;
      const deletion = id === other ? world.reader.call(deleteTag, { params: { id } }) : undefined;
      if (deletion) world.deleted.push(id);
      await ignoreMissing(deletion ?? world.reader.call(mergeTag, { params: { id }, body: { into: other } }));
    }),
  fc.constant<TestAction>(async ({ reader, deleted }) => {
    const id = deleted.pop();
    if (id) await ignoreMissing(reader.call(restoreTag, { params: { id } }));
  }),
  tagSubset.map((tagNames): TestAction => async ({ reader, ebooks }) => {
    const { id } = await createProduct(app, { ownerId: reader.learnerId });
    ebooks.push(id);
    if (tagNames.length > 0) await reader.call(updateEbook, { params: { id }, body: { tags: tagNames } });
  }),
  fc
    .tuple(index, fc.constantFrom(...(['remove', 'restore'] as const)))
    .map(([at, action]): TestAction => async ({ reader, ebooks }) => {
      const id = ebooks[at];
      if (id) await reader.call(changeEbooks, { body: { ids: [id], action } });
    }),
  // The nightly maintenance job does the same.
  fc.constant<TestAction>(() => app.deps.db.pool.query('SELECT fold_tag_uses()')),
);

const texts = 'FROM text_tag x JOIN text t ON t.id = x.text_id WHERE x.tag_id = g.id AND NOT t.is_deleted';
const recount = `
  SELECT g.name::text AS name,
    (SELECT count(*)::int ${texts} AND NOT t.from_subtitles AND t.source NOT LIKE 'http%') AS texts,
    (SELECT count(*)::int ${texts} AND NOT t.from_subtitles AND t.source LIKE 'http%') AS articles,
    (SELECT count(*)::int ${texts} AND t.from_subtitles) AS subtitles,
    (SELECT count(*)::int FROM video_tag x JOIN video v ON v.id = x.video_id WHERE x.tag_id = g.id AND NOT v.is_deleted) AS videos,
    (SELECT count(*)::int FROM word_tag x WHERE x.tag_id = g.id) AS words,
    (SELECT count(*)::int FROM product_tag x JOIN product p ON p.id = x.product_id WHERE x.tag_id = g.id AND p.removed_at IS NULL) AS ebooks
  FROM tag g WHERE g.owner_id = $1 ORDER BY lower(g.name::text)`;

test('tag counts equal a full recount after any sequence of changes', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 5, maxLength: 25 }), async (sequence) => {
      const reader = await signInLearner(app, await createLearner(app, { canManageContent: true }));
      await sendVideo(reader, { body: { tags, description: 'x', author: 'x', category: 'x' } });
      const world: TestData = { reader, texts: [], words: [], ebooks: [], undos: [], deleted: [] };
      for (const act of sequence) await act(world);
      const { results } = await reader.call(listTags, {});
      const listed = results.map(({ name, counts }) => ({ name, ...counts }));
      expect(listed).toEqual((await app.deps.db.pool.query(recount, [reader.learnerId])).rows);
    }),
    { numRuns: 15 },
  );
});

test('deletes all tags with their account', async () => {
  const learner = await createLearner(app);
  const reader = await signInLearner(app, learner);
  await createText(reader, { tags });
  await createWord(reader, 'ant', { tags });
  await reader.call(deleteAccount, {});
  const { rows } = await app.deps.db.pool.query('SELECT 1 FROM tag_use WHERE owner_id = $1', [learner.id]);
  expect(rows).toEqual([]);
});
