import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { expect } from '@playwright/test';

import { catalogAppTest as test } from '../src/own-app-test.ts';
import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { expectPhoneWidth } from '../src/screens/phone-width.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { addText } from '../src/texts/add-text.ts';
import { makeCedictFile } from '../src/texts/cedict-file.ts';
import { admin } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';

const readFixture = (name: string) => readFile(new URL(`../fixtures/${name}`, import.meta.url));
const sha512 = (content: Buffer) => createHash('sha512').update(content).digest('hex');

const freedict = await readFixture('freedict-fra-eng-0.4.1.dictd.tar.xz');
const cedict = await makeCedictFile();
const wiktextract = gzipSync(await readFixture('wiktextract-italian.jsonl'));

const french = {
  publisher: 'freedict',
  name: 'freedict-fra-eng',
  title: 'FreeDict French – English',
  language: 'fr',
  target: 'en',
  path: '/dictionaries/fra-eng/0.4.1/freedict-fra-eng-0.4.1.dictd.tar.xz',
  bytes: freedict.length,
  entries: 31,
  updated: '2018-08-11',
  sha512: sha512(freedict),
} as const;
const chinese = {
  publisher: 'cc-cedict',
  name: 'cc-cedict',
  title: 'CC-CEDICT',
  language: 'zh',
  target: 'en',
  path: '/chinese/export/cedict/cedict_1_0_ts_utf8_mdbg.txt.gz',
  bytes: cedict.content.length,
  entries: cedict.entries,
} as const;
const italian = {
  publisher: 'kaikki',
  name: 'kaikki-it',
  title: 'Wiktionary (Italian)',
  language: 'it',
  target: 'en',
  path: '/dictionary/Italian/kaikki.org-dictionary-Italian.jsonl.gz',
  bytes: wiktextract.length,
  sha512: sha512(wiktextract),
} as const;

test.use({ catalog: { entries: [french, chinese, italian] } });

test('an admin installs FreeDict, CC-CEDICT and Wiktionary from the catalog despite lost connections and a wrong checksum', async ({
  page,
  context,
  browser,
  ownApp: { url },
  publisher,
}) => {
  publisher.files.set(french.path, { content: freedict, chunk: 200, cutAfter: 1600 });
  publisher.files.set(chinese.path, { content: cedict.content, chunk: 200_000, cutAfter: 1_000_000 });
  publisher.files.set(italian.path, { content: Buffer.alloc(wiktextract.length) });
  await (await signIn(url, admin)).signInTo(context);
  const installed = page.getByRole('region', { name: 'Installed' });
  const running = page.getByRole('region', { name: 'Installations' });
  const install = (title: string) => page.getByRole('button', { name: `Install: ${title}` }).click();

  await page.goto('/admin/dictionaries?language=fr');
  await expect(installed).toContainText('There’s no dictionary for French here yet');
  await expectNoAccessibilityViolations(page, 'the catalog');
  await install(french.title);
  await expect(running.getByRole('progressbar', { name: french.title })).toBeVisible();
  await expect(installed.getByText('French-English FreeDict Dictionary')).toBeVisible();
  await expect(running).toHaveCount(0);
  await expect(installed).toContainText('GPL 2 or later');
  // The download resumed where the connection was lost.
  expect(publisher.ranges).toEqual([undefined, expect.stringMatching(/^bytes=\d+-$/)]);

  publisher.ranges.length = 0;
  await page.goto('/admin/dictionaries?language=zh');
  await install(chinese.title);
  await expect(running.getByRole('progressbar', { name: chinese.title })).toBeVisible();
  await expect(installed.getByText('CC-CEDICT')).toBeVisible({ timeout: 90_000 });
  await expect(installed).toContainText(`${cedict.entries.toLocaleString('en')} entries`);
  await expect(installed).toContainText('CC BY-SA 4.0');
  expect(publisher.ranges).toEqual([undefined, expect.stringMatching(/^bytes=\d+-$/)]);

  await page.goto('/admin/dictionaries?language=it');
  await install(italian.title);
  const problem = running.getByRole('alert');
  await expect(problem).toHaveText(
    'The downloaded file doesn’t match its publisher’s checksum, so it was deleted. Try again.',
  );
  await expectNoAccessibilityViolations(page, 'a failed installation');
  await expectPhoneWidth(page, '/admin/dictionaries?language=it');
  publisher.files.set(italian.path, { content: wiktextract });
  await running.getByRole('button', { name: `Try Again: ${italian.title}` }).click();
  await expect(running).toHaveCount(0);
  await expect(installed).toContainText('CC BY-SA 4.0, GFDL');

  const learner = await createLearnerAccount(url, 'fr');
  const learnerContext = await browser.newContext({ baseURL: url });
  await learner.signInTo(learnerContext);
  const learnerPage = await learnerContext.newPage();
  const reader = readerScreen(learnerPage);
  const openText = async (language: string, text: string) => {
    const id = await addText(learner, { title: text, text, language });
    await learnerPage.goto(`/reading/${id}`);
  };
  await openText('fr', 'Le chat dort.');
  await reader.word('chat').click();
  await expect(reader.panel('chat').getByRole('button', { name: /^cat\b/ })).toBeVisible();
  await openText('zh', '我在图书馆看书。');
  await reader.word('图书馆').click();
  await expect(reader.panel('图书馆').getByRole('button', { name: /^library\b/ })).toBeVisible();
  await openText('it', 'Il gatto mangiava il pesce.');
  await reader.word('mangiava').click();
  await expect(
    reader.panel('mangiava').getByRole('button', { name: /^to eat imperfect of mangiare/ }),
  ).toBeVisible();
  await learnerContext.close();
});

test('a learner requests a dictionary, and an admin uploads one', async ({
  page,
  context,
  browser,
  ownApp: { url },
}) => {
  const learner = await createLearnerAccount(url, 'de');
  const id = await addText(learner, {
    title: 'Der Leuchtturm',
    text: 'Der Leuchtturm schläft.',
    language: 'de',
  });
  await learner.signInTo(context);
  const reader = readerScreen(page);
  await page.goto(`/reading/${id}`);
  await reader.word('Leuchtturm').click();
  const panel = reader.panel('Leuchtturm');
  await panel.getByRole('button', { name: 'Request a dictionary' }).click();
  await expect(panel.getByText('Requested')).toBeVisible();

  const adminContext = await browser.newContext({ baseURL: url });
  await (await signIn(url, admin)).signInTo(adminContext);
  const adminPage = await adminContext.newPage();
  await adminPage.goto('/notifications');
  await adminPage.getByRole('link', { name: /German/ }).click();
  await expect(adminPage).toHaveURL(/\/admin\/dictionaries\?language=de/);
  await expect(adminPage.getByText('1 learner requested a dictionary for German')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Upload a file' }).first().click();
  const dialog = adminPage.getByRole('dialog', { name: 'Upload a file' });
  await dialog.getByRole('combobox', { name: 'Language of the meanings' }).selectOption('en');
  await dialog.getByLabel('Choose a dictionary file or drop it here').setInputFiles({
    name: 'words.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from('Leuchtturm\tlighthouse\nschlafen\tto sleep\n'),
  });
  await expect(dialog).toHaveCount(0);
  const running = adminPage.getByRole('region', { name: 'Installations' });
  await expect(running.getByRole('alert')).toContainText('doesn’t state its license');
  await running.getByRole('textbox', { name: 'License' }).fill('CC0');
  await running.getByRole('button', { name: 'Continue' }).click();
  await expect(
    adminPage.getByRole('region', { name: 'Installed' }).getByText('words', { exact: true }),
  ).toBeVisible();
  await expect(adminPage.getByText(/requested a dictionary/)).toHaveCount(0);
  await adminContext.close();

  await page.reload();
  await reader.word('Leuchtturm').click();
  await expect(panel.getByRole('button', { name: 'lighthouse' })).toBeVisible();
});
