import { previewImport } from '@glossa/contract/word-import';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { exportWordsAsText } from '#testing/export-words-as-text.ts';
import { runImport, toImportSettings, uploadFile } from '#testing/factories/word-import.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let stopWorker = async () => {};
beforeAll(async () => {
  stopWorker = await app.startWorker();
});
afterAll(() => stopWorker());

test('treats the first line as a header only when the settings say so', async () => {
  const reader = await signInLearner(app);
  const preview = await uploadFile(reader, 'Wort;Bedeutung\nHaus;house\n', 'de');
  expect(preview).toMatchObject({ header: false, names: null, counts: { lines: 2, new: 2 } });
  const body = { ...toImportSettings(preview, 'de'), header: true };
  const secondPreview = await reader.call(previewImport, { params: { id: preview.id }, body });
  expect(secondPreview).toMatchObject({
    header: true,
    names: ['Wort', 'Bedeutung'],
    counts: { lines: 1, new: 1 },
  });
  expect(await runImport(reader, preview, { language: 'de', header: true })).toMatchObject({
    added: 1,
    refused: 0,
  });
});

test('updates the preview when the columns are swapped', async () => {
  const reader = await signInLearner(app);
  const preview = await uploadFile(reader, 'house\tHaus\nmouse\tMaus\n', 'de');
  expect(preview).toMatchObject({ kind: 'table', names: null, columns: ['text', 'translation'] });
  const germanPreview = await reader.call(previewImport, {
    params: { id: preview.id },
    body: { ...toImportSettings(preview, 'de'), columns: ['translation', 'text'] },
  });
  expect(germanPreview.counts.new).toBe(2);
  const columns = ['translation', 'text'];
  expect(await runImport(reader, preview, { language: 'de', columns })).toMatchObject({ added: 2 });
  expect(await exportWordsAsText(reader, 'csv', 'de')).toContain('haus,,house');
});

test('rejects malformed files and lines', async () => {
  const reader = await signInLearner(app);
  const getRejection = async (content: string | Uint8Array) =>
    uploadFile(reader, content).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    );
  expect(await getRejection('')).toBe('file_has_no_words');
  expect(await getRejection('{"format":"glossa-words","words":[')).toBe('file_has_no_words');
  expect(await getRejection('{"words":{}}')).toBe('file_has_no_words');
  expect(await getRejection(new Uint8Array(5000).fill(1))).toBe('not_plain_text');
  const hugeTable = `word,translation\n${'x'.repeat(10_000)},long\n${'"'.repeat(50_000)}\nok,fine\n`;
  const preview = await uploadFile(reader, hugeTable);
  expect(preview.counts).toMatchObject({ new: 1, refused: 2 });
  expect(preview.refused[0]).toEqual({ line: 2, reason: 'word_long', text: 'x'.repeat(80) });
  const invalidFile = JSON.stringify({
    format: 'glossa-words',
    words: [null, 5, { text: 'a', level: 9 }, { text: 'b', tags: [{}], parts: [1], created_at: 'never' }],
  });
  expect((await uploadFile(reader, invalidFile)).counts).toEqual({
    lines: 4,
    new: 1,
    existing: 0,
    refused: 3,
  });
});

test('decodes a file in a legacy encoding', async () => {
  const reader = await signInLearner(app);
  const russian = 'слово;перевод\nдом;жилой дом у дороги\nкошка;небольшое домашнее животное\n'.repeat(8);
  const bytes = new Uint8Array(Array.from(russian, cp1251));
  const preview = await uploadFile(reader, bytes, 'ru');
  expect(preview.sample[1]?.cells).toEqual(['дом', 'жилой дом у дороги']);
});

/** Returns the windows-1251 byte for a letter. */
function cp1251(letter: string): number {
  const code = letter.codePointAt(0) as number;
  if (code < 128) return code;
  return code - 0x410 + 0xc0;
}
