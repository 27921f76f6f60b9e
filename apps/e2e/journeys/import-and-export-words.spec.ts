import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import openSqlite from 'sql.js';

import { test } from '../src/test.ts';

const lingq = [
  'term,hint1,status,tags,fragment',
  'lighthouse,Leuchtturm,2,sea,The lighthouse was dark.',
  'give up,aufgeben,1,,Do not give up!',
  'harbour,Hafen,much,,',
  'tide,Flut,3,"sea, noun",The tide was high.',
].join('\n');

test('a learner imports words from LingQ, exports them to Anki and undoes the import', async ({
  page,
  learner,
}) => {
  expect(learner.email).toBeTruthy();
  await page.goto('/words/import');
  await page.getByLabel('Choose a file or drop it here').setInputFiles({
    name: 'lingqs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lingq),
  });
  await expect(page.getByText('LingQ export')).toBeVisible();
  await expect(page.getByLabel('Contents of the column hint1')).toHaveValue('translation');
  await page.getByText('1 line couldn’t be imported').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 4' })).toContainText('Unknown level');
  await page.getByRole('button', { name: 'Import 3 words' }).click();

  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the skipped lines' }).click();
  const refusedLines = await readFile(await (await download).path(), 'utf8');
  expect(refusedLines).toContain('4,level_unknown,Unknown level,harbour');
  const report = page.url();

  await page.goto('/words/export');
  await page.getByRole('radio', { name: /^Anki deck/ }).check();
  await page.getByRole('button', { name: 'Create deck' }).click();
  const deckDownload = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save file' }).click();
  const deck = await deckDownload;
  expect(deck.suggestedFilename()).toMatch(/^glossa-english-.*\.apkg$/);
  const files = unzipSync(await readFile(await deck.path()));
  const sqlite = await openSqlite();
  const db = new sqlite.Database(files['collection.anki2']);
  const rows = (sql: string) => db.exec(sql)[0]?.values ?? [];
  expect(rows('PRAGMA integrity_check')).toEqual([['ok']]);
  expect(rows('SELECT sfld FROM notes ORDER BY sfld')).toEqual([['give up'], ['lighthouse'], ['tide']]);
  expect(rows(`SELECT count(*) FROM cards`)).toEqual([[6]]);
  expect(rows(`SELECT tags FROM notes WHERE sfld = 'tide'`)).toEqual([[' noun sea ']]);

  await page.goto(report);
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('heading', { name: 'Undone: 3 words restored' })).toBeVisible();
  const exportResponse = await page.request.get('/api/words/export/?format=json&language=en');
  expect(((await exportResponse.json()) as { words: unknown[] }).words).toEqual([]);
});
