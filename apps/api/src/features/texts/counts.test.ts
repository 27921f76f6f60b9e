import { setFamilyCounting } from '@glossa/contract/families';
import { deleteText } from '@glossa/contract/text-places';
import { updateText } from '@glossa/contract/text-upload';
import { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord } from '@glossa/contract/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

const app = startTestApp();
const words = ['ant', 'bee', 'cat', 'dog', 'eel', 'fox'];

/** A learner's library, which is changed by a random sequence of actions. */
interface TestData {
  reader: Browser & { learnerId: string };
  texts: string[];
  undos: string[];
}
type TestAction = (world: TestData) => Promise<unknown>;

const content = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
  .map((list) => list.join(' '));
const level = fc.integer({ min: 0, max: 5 });
const pick = (list: string[], at: number): string | undefined => list[at % Math.max(list.length, 1)];
const storeUndo = (world: TestData, undo: string | null) => undo && world.undos.push(undo);

const findTermIds = async ({ reader }: TestData, texts: string[]): Promise<number[]> => {
  const found = await app.deps.db.prisma.learnerWord.findMany({
    where: { learnerId: reader.learnerId, form: { in: texts } },
  });
  return found.map(({ termId }) => termId);
};

const actions: fc.Arbitrary<TestAction> = fc.oneof(
  fc.tuple(fc.constantFrom(...words), level).map(([text, knowledge_level]): TestAction => async (world) => {
    const body = { text, language: 'en', knowledge_level, translation: 't' };
    storeUndo(world, (await world.reader.call(addOrUpdateWord, { body })).undo);
  }),
  fc
    .tuple(fc.subarray(words, { minLength: 1 }), level, fc.boolean())
    .map(([texts, knowledge_level, ignored]): TestAction => async (world) => {
      const body = { texts, language: 'en', knowledge_level, ignored };
      storeUndo(world, (await world.reader.call(bulkUpdateWords, { body })).undo);
    }),
  fc
    .tuple(fc.constantFrom(...words), fc.constantFrom(...words), level)
    .map(([first, second, knowledge_level]): TestAction => async (world) => {
      const body = {
        text: `${first} ${second}`,
        language: 'en',
        knowledge_level,
        translation: 't',
        tags: [first],
      };
      storeUndo(world, (await world.reader.call(addOrUpdateWord, { body })).undo);
    }),
  fc
    .tuple(fc.subarray(words, { minLength: 1 }), fc.constantFrom(...words))
    .map(([texts, tag]): TestAction => async (world) => {
      const body = { texts, language: 'en', add_tags: [tag] };
      storeUndo(world, (await world.reader.call(bulkUpdateWords, { body })).undo);
    }),
  fc.subarray(words, { minLength: 1 }).map((texts): TestAction => async (world) => {
    const ids = await findTermIds(world, texts);
    if (ids.length > 0) storeUndo(world, (await world.reader.call(bulkDeleteWords, { body: { ids } })).undo);
  }),
  fc.boolean().map((counts): TestAction => async ({ reader }) => {
    await reader.call(setFamilyCounting, { body: { language: 'en', counts } });
  }),
  fc
    .tuple(fc.constantFrom(...words), fc.constantFrom('', ...words), level)
    .map(([text, lemma, knowledge_level]): TestAction => async (world) => {
      const body = { text, language: 'en', knowledge_level, translation: 't', lemma };
      storeUndo(world, (await world.reader.call(addOrUpdateWord, { body })).undo);
    }),
  content.map((text): TestAction => async (world) => {
    world.texts.push((await createText(world.reader, { text })).id);
  }),
  fc.tuple(fc.nat(), content).map(([at, text]): TestAction => async (world) => {
    const id = pick(world.texts, at);
    if (id) await world.reader.call(updateText, { params: { id }, body: { content: text } });
  }),
  fc.nat().map((at): TestAction => async (world) => {
    const id = pick(world.texts, at);
    if (!id) return;
    world.texts = world.texts.filter((other) => other !== id);
    await world.reader.call(updateText, { params: { id }, body: { is_deleted: true } });
    await world.reader.call(deleteText, { params: { id } });
  }),
  fc.nat().map((at): TestAction => async (world) => {
    const token = pick(world.undos, at);
    if (!token) return;
    world.undos = world.undos.filter((other) => other !== token);
    await world.reader.call(undoWords, { body: { token } });
  }),
);

/** Returns the number of rows that differ from a full recount. */
async function countWrongRows({ deps }: TestApp, learnerId: string): Promise<number> {
  const { rows } = await deps.db.pool.query<{ wrong: number }>('SELECT recount_learner($1) AS wrong', [
    learnerId,
  ]);
  return rows[0]?.wrong ?? -1;
}

/** Returns the learner's points, and the points they should have according to their words. */
async function comparePoints(
  { deps }: TestApp,
  learnerId: string,
): Promise<{ stored: number; earned: number }> {
  const { rows } = await deps.db.pool.query<{ stored: number; earned: number }>(
    `SELECT points AS stored, (SELECT coalesce(count(started_at) + 5 * count(known_at), 0)::int
       FROM learner_word WHERE learner_id = $1) AS earned FROM learner WHERE id = $1`,
    [learnerId],
  );
  return rows[0] as { stored: number; earned: number };
}

/** Timeout in milliseconds for hundreds of sequential requests. */
const timeout = 60_000;

test('counts equal a full recount after any sequence of changes', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 5, maxLength: 25 }), async (sequence) => {
      const reader = await signInLearner(app);
      const world: TestData = { reader, texts: [], undos: [] };
      for (const act of sequence) await act(world);
      expect(await countWrongRows(app, reader.learnerId)).toBe(0);
      const { stored, earned } = await comparePoints(app, reader.learnerId);
      expect(stored).toBe(earned);
    }),
    { numRuns: 25 },
  );
});

test('counts equal a full recount after concurrent changes from two connections', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(actions, { minLength: 5, maxLength: 15 }),
      fc.array(actions, { minLength: 5, maxLength: 15 }),
      async (left, right) => {
        const reader = await signInLearner(app);
        const run = async (sequence: TestAction[]) => {
          const world: TestData = {
            reader: await signInLearner(app, { id: reader.learnerId }),
            texts: [],
            undos: [],
          };
          for (const act of sequence) await act(world);
        };
        await Promise.all([run(left), run(right)]);
        expect(await countWrongRows(app, reader.learnerId)).toBe(0);
      },
    ),
    { numRuns: 15 },
  );
});

test('updates the counts of a large library when a frequent word changes', async () => {
  const reader = await signInLearner(app);
  // Create more documents than are updated immediately when a word changes.
  for (let n = 0; n < 70; n++)
    await createText(reader, { text: `common word ${'abcdefgh'[n % 8]}x${'abcdefghi'[n % 9]}` });
  await reader.call(addOrUpdateWord, {
    body: { text: 'common', language: 'en', knowledge_level: 4, translation: 'x' },
  });
  expect(await countWrongRows(app, reader.learnerId)).toBe(0);
});
