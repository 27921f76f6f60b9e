import { addAnnotation, listTextAnnotations } from '@glossa/contract/annotations';
import { getEncounters } from '@glossa/contract/encounters';
import { getReadingPage, savePosition } from '@glossa/contract/reading';
import { createSavedItem, listSaved } from '@glossa/contract/saved';
import { undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord, deleteWord, getWord } from '@glossa/contract/words';
import { catchUpResplitting } from '@glossa/jobs/definitions';
import { languageByCode } from '@glossa/language/languages';
import { splitText } from '@glossa/language/split-text';
import { expect, test, vi } from 'vitest';

import { analyzeContent } from '#domain/documents/analyze-content.ts';
import { recountForOwners } from '#domain/documents/queries.ts';
import { replaceWords } from '#domain/documents/write-document.ts';
import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { resplit, resplitSavedWords } from './service.ts';

const app = startTestApp();
// On a busy machine, a dictionary takes seconds to load.
vi.setConfig({ testTimeout: 60_000 });

const idOf = (code: string): number => languageByCode(code)?.id ?? 0;
const chinese = idOf('zh');
const signal = new AbortController().signal;

/** Splits Chinese and Thai into words as Glossa did before version 1 of the rules. */
const oldRules = {
  split: async function* oldSplit(content: string, language: number) {
    const icu = new Intl.Segmenter('zh', { granularity: 'word' });
    const chineseWords = (run: string) => Array.from(icu.segment(run), ({ segment }) => segment);
    const slices = [...splitText(content, language, { chinese: chineseWords })];
    // The old rules made ก็ part of the word before it.
    for (const { text, words } of slices)
      for (let at = 2; at < words.length; at += 2)
        if (text.slice(words[at], words[at + 1]) === 'ก็') words.splice(at - 1, 2);
    yield slices;
  },
};

/** Adds a text as an older version would have. Returns the IDs of the text and its document. */
async function addOldText(
  reader: Browser,
  text: string,
  language: string,
): Promise<{ id: string; documentId: number }> {
  const { db } = app.deps;
  const { id } = await createText(reader, { text, language });
  const { rows } = await db.pool.query<{ documentId: number; content: string }>(
    `SELECT t.document_id AS "documentId", string_agg(s.text, '' ORDER BY s.seq) AS content
     FROM text t JOIN sentence s ON s.document_id = t.document_id WHERE t.id = $1 GROUP BY 1`,
    [id],
  );
  const [{ documentId, content } = { documentId: 0, content: '' }] = rows;
  const { split, terms } = await analyzeContent(
    { db, analyzer: oldRules },
    { content, language: idOf(language) },
  );
  await db.transaction(async (tx) => {
    await replaceWords(tx, documentId, { ...split, version: 0 }, terms);
    await recountForOwners(tx, documentId);
  });
  return { id, documentId };
}

const openPage = (reader: Browser, id: string) =>
  reader.call(getReadingPage, { params: { id, page: 1 }, query: { sentences_per_page: 20 } });

type Page = Awaited<ReturnType<typeof openPage>>;
const wordsOf = ({ sentences }: Page): string[] =>
  sentences.map(({ tokens }) =>
    tokens
      .filter(({ w }) => w !== undefined)
      .map(({ t }) => t)
      .join('|'),
  );
const phrasesOf = ({ phrases, sentences }: Page): string[] =>
  phrases.map(({ seq, tokens }) => {
    const sentence = sentences.find((other) => other.seq === seq);
    return tokens.map((index) => sentence?.tokens[index]?.t ?? '').join('|');
  });

const save = async (reader: Browser, text: string, language: string, level: number, more = {}) =>
  (
    await reader.call(addOrUpdateWord, {
      body: { text, language, knowledge_level: level, translation: `${text}!`, ...more },
    })
  ).word;

/** Returns all of the learners' data that doesn't depend on how texts are split. */
const readLearnerRows = async (): Promise<unknown[][]> => {
  const tables = [
    `SELECT learner_id, term_id, form, level, ignored, translation, definition, notes, created_at, updated_at, started_at,
       known_at, next_review FROM learner_word ORDER BY 1, 2`,
    'SELECT * FROM word_tag ORDER BY 1, 2, 3',
    'SELECT * FROM vocabulary_count ORDER BY 1, 2, 3',
    'SELECT * FROM annotation ORDER BY id',
    'SELECT * FROM saved_item ORDER BY id',
    'SELECT * FROM text ORDER BY id',
    'SELECT * FROM review_memory ORDER BY 1, 2',
    'SELECT * FROM activity_day ORDER BY 1, 2, 3',
    'SELECT * FROM word_change ORDER BY id',
    'SELECT id, points FROM learner ORDER BY id',
    'SELECT document_id, seq, text FROM sentence ORDER BY 1, 2',
    'SELECT id, language, hash, sentence_count, character_count FROM document ORDER BY id',
  ];
  return Promise.all(
    tables.map(async (query) => (await app.deps.db.pool.query<Record<string, unknown>>(query)).rows),
  );
};

/** Returns the number of counts that differ from a recount. */
const countWrong = async (): Promise<number> => {
  const { rows } = await app.deps.db.pool.query<{ wrong: number }>(
    'SELECT sum(recount_learner(id))::int AS wrong FROM learner',
  );
  return rows[0]?.wrong ?? -1;
};

test('resplits existing texts without losing any learner’s data', async () => {
  const reader = await signInLearner(app);
  const other = await signInLearner(app);
  const text = '我不相信图书馆。大学生在图书馆。我不。';
  const { id, documentId } = await addOldText(reader, text, 'zh');
  const shared = await createText(other, { text, language: 'zh' });
  const before = await openPage(reader, id);
  expect(wordsOf(before)).toEqual(['我不|相信|图书|馆', '大学生|在|图书|馆', '我不']);

  const books = await save(reader, '图书', 'zh', 2, { tags: ['library'] });
  const notMe = await save(reader, '我不', 'zh', 1);
  const known = await save(other, '大学生', 'zh', 4);
  // Phrases made of the old words, as saved from a page.
  const part = (form: string) =>
    before.sentences.flatMap(({ tokens }) => tokens).find(({ t }) => t === form)?.w ?? 0;
  const library = await save(reader, '图书馆', 'zh', 3, { parts: [part('图书'), part('馆')] });
  const savedPhrase = await save(reader, '我不相信', 'zh', 1, { parts: [part('我不'), part('相信')] });
  const deleted = await save(reader, '图书馆。大学生', 'zh', 2, {
    parts: [part('图书'), part('馆'), part('大学生')],
  });
  const { undo } = await reader.call(deleteWord, { params: { id: deleted.id } });

  const annotate = (body: Parameters<typeof reader.call<typeof addAnnotation>>[1]['body']) =>
    reader.call(addAnnotation, { params: { id }, body });
  await annotate({ kind: 'bookmark', sentence: 2 });
  await annotate({ kind: 'highlight', sentence: 1, from: 4, to: 7, color: 'blue' });
  await annotate({ kind: 'note', sentence: 0, note: 'Library' });
  await reader.call(createSavedItem, { body: { kind: 'sentence', text: id, sentence: 1 } });
  await reader.call(createSavedItem, { body: { kind: 'word', word: books.id } });
  await reader.call(savePosition, { params: { id }, body: { sentence: 2 } });
  const rowsBefore = await readLearnerRows();
  const annotations = await reader.call(listTextAnnotations, { params: { id } });
  const savedItems = await reader.call(listSaved, {});

  await resplit(app.deps, documentId);
  await resplitSavedWords(app.deps, chinese, signal);

  expect(await readLearnerRows()).toEqual(rowsBefore);
  expect(await reader.call(listTextAnnotations, { params: { id } })).toEqual(annotations);
  expect(await reader.call(listSaved, {})).toEqual(savedItems);
  expect(await countWrong()).toBe(0);
  const after = await openPage(reader, id);
  expect(wordsOf(after)).toEqual(['我|不|相信|图书馆', '大学生|在|图书馆', '我|不']);
  expect(after.words[library.id]).toEqual({ level: 3, ignored: false, translation: '图书馆!' });
  // The saved word that is now several words is still shown where it occurs, and so is the phrase.
  expect(phrasesOf(after)).toEqual(['我|不|相信', '我|不', '我|不']);
  expect(after.words[notMe.id]).toMatchObject({ level: 1, translation: '我不!' });
  expect(after.words[savedPhrase.id]).toMatchObject({ level: 1 });
  expect(await reader.call(getWord, { params: { id: books.id } })).toMatchObject({
    text: '图书',
    knowledge_level: 2,
    translation: '图书!',
    tags: ['library'],
  });
  expect(await reader.call(getWord, { params: { id: library.id } })).toMatchObject({ parts: null });
  expect((await reader.call(getEncounters, { params: { id: library.id } })).count).toBe(2);
  expect(await other.call(getWord, { params: { id: known.id } })).toMatchObject({ knowledge_level: 4 });
  expect(wordsOf(await openPage(other, shared.id))).toEqual(wordsOf(after));

  // A phrase deleted earlier is restored with the words that the current rules find.
  await reader.call(undoWords, { body: { token: undo ?? '' } });
  const { parts } = await reader.call(getWord, { params: { id: deleted.id } });
  expect(parts).toEqual([library.id, known.id]);
  expect(await countWrong()).toBe(0);

  // Resplitting a second time changes nothing.
  const settled = await readLearnerRows();
  await resplit(app.deps, documentId);
  await resplitSavedWords(app.deps, chinese, signal);
  expect(await readLearnerRows()).toEqual(settled);
});

test('shows either the old or the new words while a text is resplit', async () => {
  const reader = await signInLearner(app);
  const { id, documentId } = await addOldText(reader, '我不相信图书馆。'.repeat(300), 'zh');
  const seenWords = new Set<string>();
  const splitting = resplit(app.deps, documentId);
  const state = { isDone: false };
  void splitting.then(() => (state.isDone = true));
  while (!state.isDone) seenWords.add(wordsOf(await openPage(reader, id)).join(' '));
  await splitting;
  seenWords.add(wordsOf(await openPage(reader, id)).join(' '));
  const sentences = (words: string) => Array.from({ length: 20 }, () => words).join(' ');
  expect([...seenWords].sort()).toEqual(
    [sentences('我|不|相信|图书馆'), sentences('我不|相信|图书|馆')].sort(),
  );
  expect(await countWrong()).toBe(0);
});

test('the worker finds texts and words that were split by older rules', async () => {
  const reader = await signInLearner(app);
  const { id } = await addOldText(reader, 'เขาก็ไป', 'th');
  expect(wordsOf(await openPage(reader, id))).toEqual(['เขาก็|ไป']);
  const word = await save(reader, 'เขาก็', 'th', 1);
  const { pool } = app.deps.db;
  await pool.query('UPDATE learner_word SET parts = NULL, anchor = NULL WHERE term_id = $1', [word.id]);
  await pool.query('DELETE FROM split_phrases');
  const stopWorker = await app.startWorker();
  await expect
    .poll(
      async () => {
        await app.deps.jobs.enqueue(catchUpResplitting, {});
        return phrasesOf(await openPage(reader, id));
      },
      { timeout: 50_000, interval: 500 },
    )
    .toEqual(['เขา|ก็']);
  await stopWorker();
  expect(wordsOf(await openPage(reader, id))).toEqual(['เขา|ก็|ไป']);
  expect((await pool.query('SELECT language FROM split_phrases ORDER BY 1')).rows).toEqual([
    { language: chinese },
    { language: idOf('th') },
  ]);
});
