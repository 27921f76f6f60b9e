import { getReadingPage } from '@glossa/contract/reading';
import { getText } from '@glossa/contract/texts';
import { getImport, getRefusedLines, previewImport, startImport } from '@glossa/contract/word-import';
import { listWordChanges, undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord, getWord } from '@glossa/contract/words';
import { buildUrl } from '@glossa/contract/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { exportWordsAsText } from '#testing/export-words-as-text.ts';
import { createText } from '#testing/factories/text.ts';
import { runImport, toImportSettings, uploadFile } from '#testing/factories/word-import.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { waitOptions } from '#testing/wait-options.ts';

const app = startTestApp();
let stopWorker = async () => {};
beforeAll(async () => {
  stopWorker = await app.startWorker();
});
afterAll(() => stopWorker());

const download = async (reader: Browser, path: string) => (await reader.fetch(path)).text();
const exportAllWords = async (reader: Browser) =>
  (JSON.parse(await exportWordsAsText(reader, 'json')) as { words: Record<string, unknown>[] }).words;
const recount = async (learnerId: string) =>
  (await app.deps.db.pool.query<{ wrong: number }>('SELECT recount_learner($1) AS wrong', [learnerId]))
    .rows[0]?.wrong;
const fetchPoints = async (id: string) =>
  (await app.deps.db.prisma.learner.findUniqueOrThrow({ where: { id } })).points;
const save = (reader: Browser, text: string, more: Record<string, unknown> = {}) =>
  reader.call(addOrUpdateWord, {
    body: { text, language: 'en', knowledge_level: 2, translation: `mine ${text}`, ...more },
  });

test('imports words with their levels, updates counts immediately, and can be undone as one change', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'Ants and bees saw a cat.' });
  const before = await reader.call(getText, { params: { id } });
  const file =
    'term,hint1,status,tags,fragment\nAnts,Ameisen,0,"small, insect",Ants walk\nbees,Bienen,3,,\n1234,x,0,,\ncat,Katze,much,,\n';
  const preview = await uploadFile(reader, file, 'en', 'lingq.csv');
  expect(preview).toMatchObject({
    kind: 'lingq',
    columns: ['text', 'translation', 'level', 'tags', 'example'],
    counts: { lines: 4, new: 2, existing: 0, refused: 2 },
  });
  expect(await exportAllWords(reader)).toEqual([]);
  const report = await runImport(reader, preview, { add_tags: ['LingQ'] });
  expect(report).toMatchObject({ added: 2, changed: 0, kept: 0, refused: 2 });
  expect(report.refused_lines).toEqual([
    { line: 4, reason: 'not_a_word', text: '1234' },
    { line: 5, reason: 'level_unknown', text: 'cat' },
  ]);
  const table = await download(reader, buildUrl(getRefusedLines, { params: { id: report.id } }));
  expect(table).toContain('4,not_a_word,Contains no letters,1234');
  expect(await exportAllWords(reader)).toMatchObject([
    { text: 'ants', level: 1, tags: ['insect', 'LingQ', 'small'], example: 'Ants walk' },
    { text: 'bees', level: 4, translation: 'Bienen', tags: ['LingQ'] },
  ]);
  expect(await fetchPoints(reader.learnerId)).toBe(1 + 6);
  const after = await reader.call(getText, { params: { id } });
  expect(after.unknownWordsPercentage).toBeLessThan(before.unknownWordsPercentage as number);
  expect(await recount(reader.learnerId)).toBe(0);

  const { results } = await reader.call(listWordChanges, {});
  expect(results[0]).toMatchObject({ kind: 'import', count: 2, id: report.undo });
  expect(await reader.call(undoWords, { body: { token: report.undo as string } })).toEqual({
    restored: 2,
    kept: 0,
  });
  expect(await exportAllWords(reader)).toEqual([]);
  expect(await fetchPoints(reader.learnerId)).toBe(0);
  expect((await reader.call(getText, { params: { id } })).unknownWordsPercentage).toBe(
    before.unknownWordsPercentage,
  );
  expect(await recount(reader.learnerId)).toBe(0);
  expect((await reader.call(getImport, { params: { id: report.id } })).undo).toBeNull();
});

test('reports a finished import only together with its counts', async () => {
  const reader = await signInLearner(app);
  const { id } = await runImport(reader, await uploadFile(reader, 'word,level\nant,1\nbee,much\n'));
  const params = { id };
  const { db } = app.deps;
  const { taskId, ...counts } = await db.prisma.wordImport.findUniqueOrThrow({ where: { id } });
  await db.prisma.wordImport.update({ where: { id }, data: { added: 0, refused: 0, finishedAt: null } });
  await db.prisma.task.update({ where: { id: taskId as string }, data: { status: 'STARTED' } });
  const { response } = await db.transaction(async (tx) => {
    // Let the request read the import, but keep it from reading the task until the import is finished.
    await tx.client.query('LOCK TABLE task');
    const requested = reader.call(getImport, { params });
    await vi.waitFor(async () => {
      const waiting = await tx.client.query(
        `SELECT 1 FROM pg_locks WHERE relation = 'task'::regclass AND NOT granted AND mode = 'AccessShareLock'`,
      );
      expect(waiting.rowCount).toBeGreaterThan(0);
    }, waitOptions);
    const { added, refused, finishedAt } = counts;
    await tx.prisma.wordImport.update({ where: { id }, data: { added, refused, finishedAt } });
    await tx.prisma.task.update({ where: { id: taskId as string }, data: { status: 'SUCCESS' } });
    return { response: requested };
  });
  expect(await response).toMatchObject({ task: { status: 'STARTED' }, added: 0, refused: 0 });
  expect(await reader.call(getImport, { params })).toMatchObject({
    task: { status: 'SUCCESS' },
    added: 1,
    refused: 1,
  });
});

test('keeps existing words, fills in their empty fields or replaces them, and can be undone completely', async () => {
  const file = 'word,translation,notes,level,tags\nant,theirs,their notes,5,new\nfly,Fliege,,1,\n';
  const outcomes = {
    keep: [
      { translation: 'mine ant', notes: '', level: 2, tags: ['old'] },
      { added: 1, changed: 0, kept: 1 },
    ],
    fill: [{ translation: 'mine ant', notes: 'their notes', level: 2, tags: ['new', 'old'] }, { changed: 1 }],
    replace: [{ translation: 'theirs', notes: 'their notes', level: 5, tags: ['new'] }, { changed: 1 }],
  } as const;
  for (const [duplicates, [word, counts]] of Object.entries(outcomes)) {
    const reader = await signInLearner(app);
    const { word: before } = await save(reader, 'ant', { tags: ['old'], example: 'An ant.' });
    const preview = await uploadFile(reader, file);
    expect(preview.counts).toEqual({ lines: 2, new: 1, existing: 1, refused: 0 });
    const report = await runImport(reader, preview, { duplicates });
    expect(report).toMatchObject(counts);
    expect(await exportAllWords(reader)).toMatchObject([word, { text: 'fly', level: 1 }]);
    expect(await recount(reader.learnerId)).toBe(0);
    await reader.call(undoWords, { body: { token: report.undo as string } });
    expect(await reader.call(getWord, { params: { id: before.id } })).toEqual(before);
    expect(await exportAllWords(reader)).toHaveLength(1);
    expect([await fetchPoints(reader.learnerId), await recount(reader.learnerId)]).toEqual([1, 0]);
  }
});

test('imports its own exports without loss, including formulas', async () => {
  const reader = await signInLearner(app);
  await save(reader, 'ant', {
    translation: '=HYPERLINK("http://evil.example","x")',
    notes: '+1\n\'quoted\', "twice"',
    tags: ['a; b', '@x'],
    pronunciation: '\u202Eænt',
  });
  await save(reader, 'give … up', { knowledge_level: 4, lemma: 'give', ignored: true });
  await save(reader, 'שלום abc', { knowledge_level: 0, definition: '-1', part_of_speech: 'noun' });
  await app.deps.db.pool.query(
    `UPDATE learner_word SET created_at = '2023-02-03T04:05:06.789Z', started_at = '2023-02-04T00:00:00Z'
     WHERE learner_id = $1 AND form = 'ant'`,
    [reader.learnerId],
  );
  for (const format of ['json', 'csv', 'tsv'] as const) {
    const file = await exportWordsAsText(reader, format);
    for (const cell of format === 'json' ? [] : file.split(/[,\t\n]/)) expect(cell).not.toMatch(/^"?[=+@-]/);
    const other = await signInLearner(app);
    const preview = await uploadFile(other, file, 'en', `words.${format}`);
    expect(preview).toMatchObject({ kind: 'glossa', file_language: 'en', counts: { new: 3, refused: 0 } });
    expect(await runImport(other, preview)).toMatchObject({ added: 3, refused: 0 });
    const plain = (list: Record<string, unknown>[]) =>
      list.map(({ started_at, known_at, pronunciation, ...word }) => ({
        ...word,
        updated_at: undefined,
        pronunciation: String(pronunciation).replace('\u202E', ''),
        ...(format === 'json' ? { started_at, known_at } : {}),
      }));
    expect(plain(await exportAllWords(other))).toEqual(plain(await exportAllWords(reader)));
    expect(await recount(other.learnerId)).toBe(0);
    const { undo } = await other.call(getImport, { params: { id: preview.id } });
    await other.call(undoWords, { body: { token: undo as string } });
    expect([await fetchPoints(other.learnerId), await exportAllWords(other)]).toEqual([0, []]);
  }
});

test.each([
  ['ja', '元気ですか。私は元気です。', '元気です', ['元気', 'です']],
  ['zh', '我喜欢中国茶。', '喜欢 中国', ['喜欢', '中国']],
  ['th', 'สวัสดีทุกคน!', 'สวัสดีทุก', ['สวัสดี', 'ทุก']],
])(
  'splits imported phrases in %s into the same words as in texts',
  async (language, text, typed, phrase) => {
    const reader = await signInLearner(app);
    const preview = await uploadFile(reader, `word,translation\n${typed},x\n`, language);
    expect(await runImport(reader, preview, { language })).toMatchObject({ added: 1 });
    const { id } = await createText(reader, { language, text });
    const params = { id, page: 1 };
    const query = { sentences_per_page: 20 };
    const page = await vi.waitFor(() => reader.call(getReadingPage, { params, query }), {
      timeout: 100_000,
      interval: 50,
    });
    const found = page.phrases.map(({ seq, tokens }) =>
      tokens.map((token) => page.sentences.find((sentence) => sentence.seq === seq)?.tokens[token]?.t),
    );
    expect(found).toContainEqual(phrase);
  },
  60_000,
);

test('imports Japanese words, and entries too long for a phrase, as single words', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { language: 'ja', text: '食べられませんでした。' });
  const read = () => reader.call(getReadingPage, { params: { id, page: 1 }, query: {} });
  await vi.waitFor(read, { timeout: 100_000, interval: 50 });
  const long = '私は犬と猫と鳥と魚が好きです';
  const file = ['word', '食べられませんでした', '猫', long, '猫 … 好き'].join('\n');
  const preview = await uploadFile(reader, file, 'ja');
  expect(preview.counts).toEqual({ lines: 4, new: 4, existing: 0, refused: 0 });
  expect(await runImport(reader, preview, { language: 'ja' })).toMatchObject({ added: 4, refused: 0 });
  const { words: kept } = JSON.parse(await exportWordsAsText(reader, 'json', 'ja')) as {
    words: { text: string; parts?: (string | null)[] | null }[];
  };
  expect(Object.fromEntries(kept.map(({ text, parts = null }) => [text, parts]))).toEqual({
    食べられませんでした: null,
    猫: null,
    [long]: null,
    '猫 … 好き': ['猫', null, '好き'],
  });
}, 300_000);

test('hides an import from other learners, and starts it only once when requests are concurrent', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const preview = await uploadFile(reader, 'word,translation\nant,Ameise\n');
  const params = { id: preview.id };
  const body = toImportSettings(preview);
  for (const attempt of [
    () => other.call(previewImport, { params, body }),
    () => other.call(startImport, { params, body }),
    () => other.call(getImport, { params }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ status: 404, code: 'import_not_found' });
  }
  const starts = await Promise.allSettled([1, 2, 3].map(() => reader.call(startImport, { params, body })));
  const tasks = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value.task.id] : []));
  expect(new Set(tasks).size).toBe(1);
  await runImport(reader, preview);
  expect((await reader.call(listWordChanges, {})).results).toHaveLength(1);
  await expect(reader.call(previewImport, { params, body })).rejects.toMatchObject({
    code: 'import_started',
  });
});
