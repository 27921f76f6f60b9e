import { getMindMap, type MindMapLink } from '@glossa/contract/mindmap';
import { addToMindMap } from '@glossa/contract/mindmap-entries';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord, deleteWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const add = async (learner: Browser, term: string, more: Record<string, unknown> = {}) =>
  (await learner.call(addToMindMap, { query: { language: 'en' }, body: { term, ...more } })).node;
const link = async (learner: Browser, term: string, to: string, kind: 'related' | 'synonym' | 'antonym') =>
  (await learner.call(addToMindMap, { query: { language: 'en' }, body: { term, link: { to, kind } } })).link;
const map = (learner: Browser, query: Record<string, unknown> = {}) =>
  learner.call(getMindMap, { query: { language: 'en', ...query } });
const fetchDepths = async (learner: Browser, query: Record<string, unknown>) =>
  Object.fromEntries((await map(learner, query)).nodes.map(({ term, depth }) => [term, depth]));
const save = (learner: Browser, text: string, more: Record<string, unknown> = {}) =>
  learner.call(addOrUpdateWord, {
    body: { text, language: 'en', knowledge_level: 1, translation: `t ${text}`, ...more },
  });

/** Links five words in a ring: hot, warm, mild, cool, cold, and back to hot. */
async function createRing(learner: Browser) {
  const words = ['hot', 'warm', 'mild', 'cool', 'cold'];
  for (const [index, word] of words.entries()) {
    await link(learner, word, words[(index + 1) % words.length] as string, 'related');
  }
}

test('walks from a word up to the maximum depth and stops at cycles', async () => {
  const learner = await signInLearner(app);
  await createRing(learner);
  expect(await fetchDepths(learner, { search: 'hot', max_depth: 0 })).toEqual({ hot: 0 });
  expect(await fetchDepths(learner, { search: 'Hot', max_depth: 1 })).toEqual({ hot: 0, warm: 1, cold: 1 });
  const allLevels = { hot: 0, warm: 1, cold: 1, mild: 2, cool: 2 };
  expect(await fetchDepths(learner, { search: 'hot' })).toEqual(allLevels);
  const deepMap = await map(learner, { search: 'hot', max_depth: 6 });
  expect(Object.fromEntries(deepMap.nodes.map(({ term, depth }) => [term, depth]))).toEqual(allLevels);
  expect(deepMap.links).toHaveLength(5);
  expect(deepMap.truncated).toBe(false);
});

test('searches for an exact word first, then for prefixes and translations', async () => {
  const learner = await signInLearner(app);
  await save(learner, 'fox', { translation: 'Fuchs' });
  await save(learner, 'foxglove', { translation: 'Fingerhut' });
  await save(learner, 'vixen', { translation: 'die Füchsin' });
  const searchTerms = async (search: string) =>
    Object.keys(await fetchDepths(learner, { search, max_depth: 0 }));
  expect(await searchTerms('fox')).toEqual(['fox']);
  expect(await searchTerms('fo')).toEqual(['fox', 'foxglove']);
  expect(await searchTerms('fuchs')).toEqual(['fox']);
  expect(await searchTerms('füch')).toEqual(['vixen']);
  expect(await searchTerms('%')).toEqual([]);
  expect(await searchTerms('nothing')).toEqual([]);
});

test('filters the neighbors of the searched word and the whole map', async () => {
  const learner = await signInLearner(app);
  await createRing(learner);
  await save(learner, 'hot', { knowledge_level: 5, part_of_speech: 'adjective' });
  await save(learner, 'cold', { knowledge_level: 3, part_of_speech: 'Adjective', tags: ['weather'] });
  await save(learner, 'warm', { knowledge_level: 4, tags: ['weather'] });
  await save(learner, 'cool', { knowledge_level: 2, ignored: true });
  expect(await fetchDepths(learner, { search: 'hot', knowledge_level: 3 })).toEqual({ hot: 0, cold: 1 });
  // The walk stops at words that don't match: "mild" is reachable only through "warm" and "cool".
  expect(await fetchDepths(learner, { search: 'hot', max_depth: 6, status: 'learning' })).toEqual({
    hot: 0,
    cold: 1,
  });
  const fetchTerms = async (query: Record<string, unknown>) =>
    (await map(learner, query)).nodes.map(({ term }) => term).sort();
  expect(await fetchTerms({ knowledge_level_min: 3, knowledge_level_max: 4 })).toEqual(['cold', 'warm']);
  expect(await fetchTerms({ knowledge_level: 2 })).toEqual([]);
  expect(await fetchTerms({ status: 'ignored' })).toEqual(['cool']);
  expect(await fetchTerms({ status: 'mastered' })).toEqual(['hot']);
  expect(await fetchTerms({ part_of_speech: 'ADJECTIVE' })).toEqual(['cold', 'hot']);
  expect(await fetchTerms({ tag: 'Weather' })).toEqual(['cold', 'warm']);
  expect(await fetchTerms({ tag: 'none' })).toEqual([]);
});

test('shows linked and recent words when there is no search', async () => {
  const learner = await signInLearner(app);
  await link(learner, 'ant', 'bee', 'related');
  await add(learner, 'cat', { translation: 'Katze', knowledge_level: 2 });
  const { nodes, links, language } = await map(learner);
  expect(language).toBe('en');
  expect(nodes.map(({ term }) => term).sort()).toEqual(['ant', 'bee', 'cat']);
  expect(nodes.find(({ term }) => term === 'cat')).toMatchObject({
    knowledge_level: 2,
    status: 'learning',
    ignored: false,
    translation: 'Katze',
    depth: 0,
    x: null,
    y: null,
  });
  expect(links).toMatchObject([{ kind: 'related', source: 'hand' }]);
  expect(await map(learner, { language: 'fr' })).toMatchObject({ nodes: [], links: [], language: 'fr' });
});

const describeLink = (nodes: { id: number; term: string }[], { from, to, kind }: MindMapLink) => {
  const term = (id: number) => nodes.find((node) => node.id === id)?.term ?? '';
  return `${[term(from), term(to)].sort().join(' ')} ${kind}`;
};

test('links a word family automatically', async () => {
  const learner = await signInLearner(app);
  await save(learner, 'go');
  await save(learner, 'went', { lemma: 'go' });
  await save(learner, 'gone', { lemma: 'go' });
  await save(learner, 'stay');
  const { nodes, links } = await map(learner, { search: 'went', max_depth: 1 });
  expect(nodes.map(({ term }) => term).sort()).toEqual(['go', 'gone', 'went']);
  expect(links.map((one) => describeLink(nodes, one)).sort()).toEqual(['go gone family', 'go went family']);
  expect(links.every(({ id, source }) => id === null && source === 'automatic')).toBe(true);
});

test('links words from the same sentence unless they are ignored', async () => {
  const learner = await signInLearner(app);
  await createText(learner, { text: 'The fox ate grapes. The bear slept.' });
  for (const word of ['fox', 'grapes', 'bear']) await save(learner, word);
  await save(learner, 'the', { ignored: true });
  const { nodes, links } = await map(learner, { search: 'fox', max_depth: 1 });
  expect(links.map((one) => describeLink(nodes, one))).toEqual(['fox grapes met_together']);
  await link(learner, 'fox', 'grapes', 'antonym');
  const foxMap = await map(learner, { search: 'fox', max_depth: 1 });
  expect(foxMap.links.map((one) => describeLink(foxMap.nodes, one))).toEqual(['fox grapes antonym']);
  // Another learner's sentences don't count.
  const other = await signInLearner(app);
  for (const word of ['fox', 'grapes']) await save(other, word);
  expect((await map(other, { search: 'fox' })).links).toEqual([]);
});

test('hides a deleted word and restores its links when the deletion is undone', async () => {
  const learner = await signInLearner(app);
  await link(learner, 'ant', 'bee', 'synonym');
  const { nodes } = await map(learner, { search: 'ant' });
  const bee = nodes.find(({ term }) => term === 'bee')?.id as number;
  const { undo } = await learner.call(deleteWord, { params: { id: bee } });
  expect(await map(learner, { search: 'ant' })).toMatchObject({ nodes: [{ term: 'ant' }], links: [] });
  expect((await map(learner)).nodes.map(({ term }) => term)).toEqual(['ant']);
  await learner.call(undoWords, { body: { token: undo as string } });
  expect((await map(learner, { search: 'ant' })).links).toMatchObject([{ kind: 'synonym' }]);
});

test('truncates a map with too many words', async () => {
  const learner = await signInLearner(app);
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const texts = Array.from(
    { length: 2100 },
    (_, n) => `${letters[n % 26]}${letters[Math.floor(n / 26) % 26]}${letters[Math.floor(n / 676)]}w`,
  );
  await learner.call(bulkUpdateWords, { body: { texts, language: 'en', knowledge_level: 1 } });
  await app.deps.db.pool.query(
    `INSERT INTO word_link (id, learner_id, language, from_id, to_id, kind)
     SELECT gen_random_uuid(), $1, 9, min(term_id) OVER (), term_id, 'related' FROM (
       SELECT term_id FROM learner_word WHERE learner_id = $1 ORDER BY term_id) w
     OFFSET 1`,
    [learner.learnerId],
  );
  const { nodes, links, truncated } = await map(learner, { search: 'aaaw', max_depth: 6 });
  expect(nodes).toHaveLength(2000);
  expect(links).toHaveLength(1999);
  expect(truncated).toBe(true);
  const defaultMap = await map(learner, { max_depth: 6 });
  expect(defaultMap.nodes).toHaveLength(500);
  expect(defaultMap.nodes.map(({ term }) => term)).toContain('aaaw');
  expect(defaultMap).toMatchObject({ truncated: true, links: { length: 499 } });
  // Words that have lost their links are shown only if they are among the 60 latest.
  await app.deps.db.pool.query('DELETE FROM word_link WHERE learner_id = $1', [learner.learnerId]);
  await link(learner, 'zebra', 'zoo', 'related');
  expect(await map(learner)).toMatchObject({ nodes: { length: 60 }, links: { length: 1 } });
});

test.each([
  [{ max_depth: 7 }, 'max_depth'],
  [{ max_depth: -1 }, 'max_depth'],
  [{ max_depth: 'deep' }, 'max_depth'],
  [{ knowledge_level: 6 }, 'knowledge_level'],
  [{ status: 'forgotten' }, 'status'],
  [{ language: 'xx' }, 'language'],
])('rejects the query %j', async (query, field) => {
  const learner = await signInLearner(app);
  const rejection = await map(learner, query).catch((error: unknown) => error);
  expect(rejection).toMatchObject({ status: 400, fields: { [field]: [expect.any(String)] } });
});

test('hides other users’ words and links', async () => {
  const [learner, other] = [await signInLearner(app), await signInLearner(app)];
  await link(learner, 'ant', 'bee', 'related');
  await add(other, 'ant');
  expect(await map(other, { search: 'ant' })).toMatchObject({ nodes: [{ term: 'ant' }], links: [] });
});
