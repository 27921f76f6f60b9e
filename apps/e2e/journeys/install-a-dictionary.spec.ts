import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { catalogAppTest as test } from '../src/own-app-test.ts';
import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { expectPhoneWidth } from '../src/screens/phone-width.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { addText } from '../src/texts/add-text.ts';
import { admin } from '../src/users/demo-accounts.ts';
import { newLearner, signIn } from '../src/users/user.ts';

const archive = await readFile(new URL('../fixtures/freedict-fra-eng-0.1.dictd.tar.xz', import.meta.url));
const sha512 = createHash('sha512').update(archive).digest('hex');
const french = { language: 'fr', target: 'en', bytes: archive.length, entries: 3, updated: '2026-03-01' };

test.use({
  catalog: {
    entries: [
      {
        ...french,
        name: 'freedict-fra-eng',
        title: 'FreeDict French – English',
        path: '/fra-eng.tar.xz',
        sha512,
      },
      { ...french, name: 'mirrored', title: 'Mirrored dictionary', path: '/mirror.tar.xz', sha512 },
    ],
  },
});

test('an admin installs dictionaries from the catalog, in spite of a lost connection and a wrong checksum', async ({
  page,
  context,
  browser,
  ownApp: { url },
  publisher,
}) => {
  publisher.files.set('/fra-eng.tar.xz', { content: archive, chunk: 16, cutAfter: 300 });
  publisher.files.set('/mirror.tar.xz', { content: Buffer.alloc(archive.length) });
  await (await signIn(url, admin)).signInTo(context);
  await page.goto('/admin/dictionaries?language=fr');
  const installed = page.getByRole('region', { name: 'Installed' });
  await expect(installed).toContainText('There’s no dictionary for French here yet');
  await expectNoAccessibilityViolations(page, 'the catalog');
  await page.getByRole('button', { name: 'Install: FreeDict French – English' }).click();
  const running = page.getByRole('region', { name: 'Installations' });
  await expect(running.getByRole('progressbar', { name: 'FreeDict French – English' })).toBeVisible();
  await expect(installed.getByText('French-English FreeDict Dictionary')).toBeVisible();
  await expect(running).toHaveCount(0);
  // The download continued where the connection was lost.
  expect(publisher.ranges).toEqual([undefined, expect.stringMatching(/^bytes=\d+-$/)]);

  await page.getByRole('button', { name: 'Install: Mirrored dictionary' }).click();
  const problem = running.getByRole('alert');
  await expect(problem).toHaveText(
    'The downloaded file doesn’t match its publisher’s checksum, so it was deleted. Try again.',
  );
  await expectNoAccessibilityViolations(page, 'a failed installation');
  await expectPhoneWidth(page, '/admin/dictionaries');
  publisher.files.set('/mirror.tar.xz', { content: archive });
  await running.getByRole('button', { name: 'Try Again: Mirrored dictionary' }).click();
  await expect(running).toHaveCount(0);

  const learner = await newLearner(url, 'fr');
  const id = await addText(learner, { title: 'Le chat', text: 'Le chat dort.', language: 'fr' });
  const learnerContext = await browser.newContext({ baseURL: url });
  await learner.signInTo(learnerContext);
  const learnerPage = await learnerContext.newPage();
  const reader = readerScreen(learnerPage);
  await learnerPage.goto(`/reading/${id}`);
  await reader.word('chat').click();
  await expect(reader.panel('chat').getByRole('button', { name: 'cat' })).toBeVisible();
  await learnerContext.close();
});

test('a learner asks for a dictionary, and an admin uploads one', async ({
  page,
  context,
  browser,
  ownApp: { url },
}) => {
  const learner = await newLearner(url, 'de');
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
  await panel.getByRole('button', { name: 'Ask for a dictionary' }).click();
  await expect(panel.getByText('Requested')).toBeVisible();

  const adminContext = await browser.newContext({ baseURL: url });
  await (await signIn(url, admin)).signInTo(adminContext);
  const adminPage = await adminContext.newPage();
  await adminPage.goto('/notifications');
  await adminPage.getByRole('link', { name: /German/ }).click();
  await expect(adminPage).toHaveURL(/\/admin\/dictionaries\?language=de/);
  await expect(adminPage.getByText('1 learner requested a dictionary: German')).toBeVisible();
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
