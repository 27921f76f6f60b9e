import { endSession, listSessions } from '@glossa/contract/sessions';
import { deleteText, trashText } from '@glossa/contract/text-places';
import { expect } from '@playwright/test';

import { createLearnerAccount } from '../src/users/user.ts';
import { libraryScreen } from '../src/screens/library.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';
import { numberedSentences } from '../src/texts/numbered-sentences.ts';

test('a file that isn’t text is rejected with a clear message, and the form keeps its values', async ({
  page,
  learner: _me,
}) => {
  await page.goto('/articles/upload');
  const file = page.getByLabel('Choose a file');
  const chooseFile = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: 'text/plain', buffer });

  await chooseFile('book.docx', Buffer.from('PK'));
  await expect(page.getByText('This isn’t a plain text file.')).toBeVisible();
  await chooseFile('nothing.txt', Buffer.alloc(0));
  await expect(page.getByText('No readable text was found.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Title' }).fill('A picture');
  await page.getByRole('textbox', { name: 'Author' }).fill('Ada');
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
  await chooseFile('picture.txt', Buffer.concat([png, Buffer.alloc(500), png]));
  await page.getByRole('button', { name: 'Submit article' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This isn’t a plain text file.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Author' })).toHaveValue('Ada');

  await page.getByRole('button', { name: 'Remove picture.txt' }).click();
  // Text encoded as Latin-1 is recognized.
  await chooseFile(
    'old.txt',
    Buffer.from('Le café était fermé depuis la fin de l’été.'.replace('’', "'"), 'latin1'),
  );
  await page.getByRole('button', { name: 'Submit article' }).click();
  await expect(readerScreen(page).text).toHaveText("Le café était fermé depuis la fin de l'été.");
});

test('the reader and the edit form show that the text has been deleted', async ({
  page,
  learner,
  context,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Numbers', text: numberedSentences(60) });
  await page.goto(`/reading/${id}`);
  await expect(reader.text).toContainText('sentence 1.');
  const form = await context.newPage();
  await form.goto(`/reading/edit/${id}`);
  await form.getByRole('textbox', { name: 'Title' }).fill('All numbers');

  await learner.call(trashText, { params: { id } });
  await learner.call(deleteText, { params: { id } });

  await reader.goTo(9);
  await expect(page.getByText('This text is no longer here')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the library' }).click();
  await expect(libraryScreen(page).heading).toBeVisible();

  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/so your changes can’t be saved/)).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('All numbers');
});

test('marking a word still works with a stale CSRF token', async ({ page, learner, context }) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Fox', text: 'The fox sleeps.' });
  await page.goto(`/reading/${id}`);
  await expect(reader.text).toBeVisible();
  await context.clearCookies({ name: 'csrftoken' });
  await context.addCookies([{ name: 'csrftoken', value: 'stale', url: page.url() }]);
  await reader.word('fox').click();
  await reader.level('Known').check();
  await expect(page.getByText('“fox” marked as Known').first()).toBeVisible();
  await page.reload();
  await expect(reader.word('fox')).toHaveAttribute('data-level', 'known');
});

test('signing out in one tab signs out the other tabs', async ({ page, learner: _me, context }) => {
  await page.goto('/settings');
  const other = await context.newPage();
  await other.goto('/reading');
  await expect(libraryScreen(other).heading).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});

test('a learner whose session ends while reading signs in again and returns to the page', async ({
  page,
  url,
  context,
}) => {
  const reader = readerScreen(page);
  const user = await createLearnerAccount(url);
  const id = await addText(user, { title: 'Numbers', text: numberedSentences(60) });
  await user.signInTo(context);
  await page.goto(`/reading/${id}/page/4`);
  await expect(reader.text).toContainText('sentence 13.');
  const { results } = await user.call(listSessions, {});
  for (const session of results) await user.call(endSession, { params: { id: session.id } });

  // The click reveals that the session has ended, unless a background request has done so already.
  await expect(async () => {
    if (!page.url().endsWith('/login')) await reader.word('sentence').click({ timeout: 1000 });
    await expect(page).toHaveURL('/login', { timeout: 1000 });
  }).toPass();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/reading/${id}/page/4`);
  await expect(reader.text).toContainText('sentence 13.');
});
