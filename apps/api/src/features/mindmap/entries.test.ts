import { getMindMap, type MindMapLink } from '@glossa/contract/mindmap';
import {
  addToMindMap,
  changeLink,
  resetWordPositions,
  saveWordPositions,
  removeLink,
  suggestLinks,
} from '@glossa/contract/mindmap-entries';
import { listWordChanges, undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord, getWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createDictionary } from '#testing/factories/dictionary.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

type Body = Record<string, unknown>;

const add = (learner: Browser, body: Body, language = 'en') =>
  learner.call(addToMindMap, { query: { language }, body: body as { term: string } });
const fetchStatus = async (learner: Browser, body: Body) =>
  (
    await learner.fetch('/api/words/mindmap/?language=9', {
      method: 'POST',
      headers: { ...learner.csrfHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status;
const fetchLinks = async (learner: Browser): Promise<MindMapLink[]> =>
  (await learner.call(getMindMap, { query: { language: 'en' } })).links;
const related = (to: string | number) => ({ to, kind: 'related' as const });

test('adds a word at level 1 with its details, and undoes the addition', async () => {
  const learner = await signInLearner(app);
  const { node, other, link, undo } = await add(learner, { term: ' Fox ', translation: 'Fuchs' });
  expect({ node, other, link }).toMatchObject({
    node: { term: 'fox', knowledge_level: 1, translation: 'Fuchs', status: 'learning' },
    other: null,
    link: null,
  });
  await add(learner, { term: 'fox', knowledge_level: 4 });
  expect(await learner.call(getWord, { params: { id: node.id } })).toMatchObject({
    knowledge_level: 4,
    translation: 'Fuchs',
  });
  expect(await fetchStatus(learner, { term: 'FOX' })).toBe(200);
  expect(await fetchStatus(learner, { term: 'bear' })).toBe(201);
  const { results } = await learner.call(listWordChanges, {});
  await learner.call(undoWords, { body: { token: results[1]?.id as string } });
  await learner.call(undoWords, { body: { token: undo[0] as string } });
  const { nodes } = await learner.call(getMindMap, { query: { language: 'en' } });
  expect(nodes.map(({ term }) => term)).toEqual(['bear']);
});

test('adds a word or phrase together with its link', async () => {
  const learner = await signInLearner(app);
  const added = await add(learner, { term: 'by the way', link: { to: 'incidentally', kind: 'synonym' } });
  expect(added).toMatchObject({
    node: { term: 'by the way' },
    other: { term: 'incidentally', knowledge_level: 1 },
    link: { kind: 'synonym', source: 'hand' },
  });
  expect(added.undo).toHaveLength(2);
  expect((await learner.call(getWord, { params: { id: added.node.id } })).parts).toHaveLength(3);
});

test('creates one link per pair and kind, regardless of direction and concurrency', async () => {
  const learner = await signInLearner(app);
  await add(learner, { term: 'ant' });
  await add(learner, { term: 'bee' });
  const outcomes = await Promise.all([
    ...Array.from({ length: 4 }, () => fetchStatus(learner, { term: 'ant', link: related('bee') })),
    ...Array.from({ length: 4 }, () => fetchStatus(learner, { term: 'bee', link: related('ant') })),
  ]);
  expect(outcomes.sort((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  expect(await fetchLinks(learner)).toHaveLength(1);
  expect(await fetchStatus(learner, { term: 'ant', link: { to: 'bee', kind: 'antonym' } })).toBe(201);
  expect(await fetchLinks(learner)).toHaveLength(2);
});

test('changes the kind of a link unless the words already have a link of that kind, and deletes a link', async () => {
  const learner = await signInLearner(app);
  const { link } = await add(learner, { term: 'hot', link: related('cold') });
  const id = link?.id as string;
  const changedLink = await learner.call(changeLink, { params: { id }, body: { kind: 'antonym' } });
  expect(changedLink).toMatchObject({ id, kind: 'antonym' });
  expect(await learner.call(changeLink, { params: { id }, body: { kind: 'antonym' } })).toEqual(changedLink);
  await add(learner, { term: 'hot', link: related('cold') });
  const duplicateChange = learner.call(changeLink, { params: { id }, body: { kind: 'related' } });
  await expect(duplicateChange).rejects.toMatchObject({ status: 409, code: 'link_exists' });
  await learner.call(removeLink, { params: { id } });
  expect(await fetchLinks(learner)).toMatchObject([{ kind: 'related' }]);
  const secondRemoval = learner.call(removeLink, { params: { id } });
  await expect(secondRemoval).rejects.toMatchObject({ status: 404, code: 'link_not_found' });
});

test('returns 404 for another user’s links and words', async () => {
  const [learner, other] = [await signInLearner(app), await signInLearner(app)];
  const { node, link } = await add(learner, { term: 'hot', link: related('cold') });
  const id = link?.id as string;
  const none = { status: 404, code: 'link_not_found' };
  await expect(other.call(removeLink, { params: { id } })).rejects.toMatchObject(none);
  await expect(other.call(changeLink, { params: { id }, body: { kind: 'synonym' } })).rejects.toMatchObject(
    none,
  );
  // Terms are shared, but only the first learner has this word in their vocabulary.
  const foreign = { status: 404, code: 'word_not_found' };
  await expect(add(other, { term: 'ice', link: related(node.id) })).rejects.toMatchObject(foreign);
  await expect(other.call(suggestLinks, { params: { id: node.id } })).rejects.toMatchObject({ status: 404 });
  expect(await other.call(saveWordPositions, { body: { positions: [{ id: node.id, x: 1, y: 1 }] } })).toEqual(
    {
      placed: 0,
    },
  );
  expect(await fetchLinks(learner)).toMatchObject([{ kind: 'related' }]);
});

test.each<[string, Record<string, unknown>, string]>([
  ['no word', { term: ' … ' }, 'term'],
  ['an empty body', {}, 'term'],
  ['a number', { term: 7 }, 'term'],
  ['a very long word', { term: 'x'.repeat(201) }, 'term'],
  ['nine words', { term: 'a b c d e f g h i' }, 'term'],
  ['a link to itself', { term: 'ant', link: { to: 'Ant' } }, 'to'],
  ['a link to no word', { term: 'ant', link: { to: '…' } }, 'to'],
  ['an unknown kind', { term: 'ant', link: { to: 'bee', kind: 'enemy' } }, 'link.kind'],
  ['an unknown level', { term: 'ant', knowledge_level: 9 }, 'knowledge_level'],
])('rejects an invalid word or link and stores nothing: %s', async (_what, body, field) => {
  const learner = await signInLearner(app);
  await expect(add(learner, body)).rejects.toMatchObject({
    status: 400,
    fields: { [field]: [expect.any(String)] },
  });
  expect((await learner.call(getMindMap, { query: { language: 'en' } })).nodes).toEqual([]);
});

test('rejects a link to a word in another language', async () => {
  const learner = await signInLearner(app);
  const { node } = await add(learner, { term: 'chat' }, 'fr');
  await expect(add(learner, { term: 'chat', link: related(node.id) })).rejects.toMatchObject({
    status: 404,
    code: 'word_not_found',
  });
});

test('keeps the positions of words until they are reset', async () => {
  const learner = await signInLearner(app);
  const { node, other } = await add(learner, { term: 'ant', link: related('bee') });
  const bee = other?.id as number;
  const positions = [
    { id: node.id, x: 10.5, y: -3 },
    { id: bee, x: 0, y: 0 },
    { id: 999_999, x: 1, y: 1 },
  ];
  expect(await learner.call(saveWordPositions, { body: { positions } })).toEqual({ placed: 2 });
  await learner.call(saveWordPositions, { body: { positions: [{ id: bee, x: 7, y: 8 }] } });
  const listPositions = async () =>
    Object.fromEntries(
      (await learner.call(getMindMap, { query: { language: 'en' } })).nodes.map(({ term, x, y }) => [
        term,
        [x, y],
      ]),
    );
  expect(await listPositions()).toEqual({ ant: [10.5, -3], bee: [7, 8] });
  await expect(
    learner.call(saveWordPositions, { body: { positions: [{ id: bee, x: 1e9, y: 0 }] } }),
  ).rejects.toMatchObject({ status: 400 });
  expect(await learner.call(resetWordPositions, { query: { language: 'en' } })).toEqual({ forgotten: 2 });
  expect(await listPositions()).toEqual({ ant: [null, null], bee: [null, null] });
});

test('suggests family members and words from the same sentence until they are linked', async () => {
  const learner = await signInLearner(app);
  await createText(learner, { text: 'The fox ate grapes. The bear slept.' });
  const save = (text: string, lemma?: string) =>
    learner.call(addOrUpdateWord, {
      body: { text, language: 'en', knowledge_level: 2, translation: 'x', ...(lemma ? { lemma } : {}) },
    });
  const { word: fox } = await save('fox');
  await save('grapes');
  await save('bear');
  await save('foxes', 'fox');
  const listSuggestions = async () => (await learner.call(suggestLinks, { params: { id: fox.id } })).results;
  expect(await listSuggestions()).toMatchObject([
    { term: 'foxes', kind: 'related', reason: 'family', word: { knowledge_level: 2 } },
    { term: 'grapes', kind: 'related', reason: 'met_together', example: 'The fox ate grapes.' },
  ]);
  const { link } = await add(learner, { term: 'fox', link: { ...related('grapes'), suggested: true } });
  expect(link?.source).toBe('suggestion');
  expect((await listSuggestions()).map(({ term }) => term)).toEqual(['foxes']);
});

test('suggests dictionary synonyms and antonyms, even outside the vocabulary', async () => {
  const learner = await signInLearner(app);
  await createDictionary(app, {
    name: 'Thesaurus',
    language: 'en',
    entries: [{ headword: 'big', synonyms: ['Large', 'huge'], antonyms: ['small'] }],
  });
  const { node } = await add(learner, { term: 'big' });
  await add(learner, { term: 'small', knowledge_level: 4 });
  const { results } = await learner.call(suggestLinks, { params: { id: node.id } });
  expect(results).toMatchObject([
    { term: 'huge', kind: 'synonym', reason: 'dictionary', word: null },
    { term: 'large', kind: 'synonym', word: null },
    { term: 'small', kind: 'antonym', word: { knowledge_level: 4 } },
  ]);
  await add(learner, { term: 'big', link: { to: 'huge', kind: 'synonym', suggested: true } });
  const after = await learner.call(suggestLinks, { params: { id: node.id } });
  expect(after.results.map(({ term }) => term)).toEqual(['large', 'small']);
});
