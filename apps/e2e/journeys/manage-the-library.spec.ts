import { expect } from '@playwright/test';
import { updateText } from '@glossa/contract/text-upload';

import { createLearnerAccount } from '../src/users/user.ts';
import { libraryScreen } from '../src/screens/library.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { findToast } from '../src/screens/toasts.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

const text = 'The kettle sings. The cat listens to it.';

test('a learner adds a pasted text with all its details, and it opens immediately', async ({
  page,
  learner: _me,
}) => {
  const library = libraryScreen(page);
  await library.open();
  await expect(page.getByText('Your library is empty')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Upload text' }).first().click();
  await expect(page.getByRole('heading', { name: 'Upload Article' })).toBeVisible();

  const submit = page.getByRole('button', { name: 'Submit article' });
  await expect(submit).toBeDisabled();
  await page.getByRole('textbox', { name: 'Title' }).fill('The kettle');
  await expect(submit).toBeDisabled();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await page.getByText('Intermediate').click();
  await page.getByRole('textbox', { name: 'Author' }).fill('Ada Reader');
  await page.getByRole('combobox', { name: 'Tags' }).fill('kitchen, animals,');
  await page.getByRole('textbox', { name: 'Link to a recording' }).fill('not an address');
  await submit.click();
  await expect(page.getByText('Must be a valid URL')).toBeVisible();
  await page.getByRole('textbox', { name: 'Link to a recording' }).fill('');
  await submit.click();

  await expect(findToast(page, 'Article submitted successfully')).toBeVisible();
  await expect(readerScreen(page).text).toHaveText(text);
  await readerScreen(page).backToLibrary.click();
  const row = library.row('The kettle');
  await expect(row).toContainText('Ada Reader');
  await expect(row).toContainText('Intermediate');
  await expect(row).toContainText('8 words');
  await expect(library.known('The kettle')).toHaveText('0% known');
  await expect(row.getByRole('button', { name: 'kitchen' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'animals' })).toBeVisible();
});

test('a text too long to paste is uploaded as a file instead', async ({ page, learner: _me }) => {
  await page.goto('/articles/upload');
  await page.getByRole('textbox', { name: 'Title' }).fill('Long');
  const area = page.getByRole('textbox', { name: 'Text', exact: true });
  await area.fill('word '.repeat(20_001));
  await expect(page.getByText('Text must be at most 100,000 characters (currently 100,005)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit article' })).toBeDisabled();
  await page.getByRole('button', { name: 'Too long to paste? Upload it as a file instead' }).click();
  await expect(area).toBeHidden();
  await expect(page.getByText('Long.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Submit article' }).click();
  await expect(readerScreen(page).text).toBeVisible();
});

test('a learner finds texts by search, difficulty, tag and favorite', async ({ page, learner }) => {
  const library = libraryScreen(page);
  const green = await addText(learner, { title: 'Green hills', text, tags: ['nature'] });
  await addText(learner, { title: 'Grey towns', text, difficulty_level: 'advanced', tags: ['cities'] });
  await addText(learner, { title: 'Blue seas', text, author: 'H. Green', tags: ['nature'] });
  await library.open();
  await expect(library.titles).toHaveText(['Blue seas', 'Grey towns', 'Green hills']);

  await library.search.fill('green');
  await expect(library.titles).toHaveText(['Blue seas', 'Green hills']);
  await expect(page.getByText('2 texts found')).toBeVisible();
  await library.search.fill('purple');
  await expect(page.getByText('No texts found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(library.titles).toHaveCount(3);
  await expect(library.search).toHaveValue('');

  await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('Advanced');
  await expect(library.titles).toHaveText(['Grey towns']);
  // The view is in the URL, so a reload restores it.
  await page.reload();
  await expect(library.titles).toHaveText(['Grey towns']);
  await library.open();

  await library.row('Blue seas').getByRole('button', { name: 'nature' }).click();
  await expect(library.titles).toHaveText(['Blue seas', 'Green hills']);
  await library.open();

  await library.row('Grey towns').getByRole('button', { name: 'Favorite: Grey towns' }).click();
  await page.getByRole('button', { name: 'Favorites', exact: true }).click();
  await expect(library.titles).toHaveText(['Grey towns']);
  await library.open();

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title');
  await expect(library.titles).toHaveText(['Blue seas', 'Green hills', 'Grey towns']);
  await learner.call(updateText, { params: { id: green }, body: { title: 'Zebra hills' } });
  await page.reload();
  await expect(library.titles).toHaveText(['Blue seas', 'Grey towns', 'Zebra hills']);
});

test('a text can be archived, moved to the trash and restored until it is permanently deleted', async ({
  page,
  learner,
}) => {
  const library = libraryScreen(page);
  await addText(learner, { title: 'A letter', text });
  await library.open();

  await library.choose('A letter', 'Archive');
  await expect(library.row('A letter')).toHaveCount(0);
  await findToast(page, 'Text archived').getByRole('button', { name: 'Undo' }).click();
  await expect(library.row('A letter')).toBeVisible();
  await library.choose('A letter', 'Archive');
  await expect(library.row('A letter')).toHaveCount(0);
  await library.tab('Archive').click();
  await expect(page).toHaveURL('/reading/archive');
  await library.choose('A letter', 'Unarchive');
  await expect(page.getByText('Nothing archived')).toBeVisible();
  await library.tab('Reading List').click();

  const confirmDialog = page.getByRole('dialog');
  await library.choose('A letter', 'Move to trash');
  await expect(confirmDialog).toContainText('Are you sure you want to move this text to trash?');
  await confirmDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(confirmDialog).toBeHidden();
  await expect(library.row('A letter')).toBeVisible();
  await library.choose('A letter', 'Move to trash');
  await confirmDialog.getByRole('button', { name: 'Move to trash' }).click();
  await findToast(page, 'Text moved to trash').getByRole('button', { name: 'Undo' }).click();
  await expect(library.row('A letter')).toBeVisible();
  await library.choose('A letter', 'Move to trash');
  await confirmDialog.getByRole('button', { name: 'Move to trash' }).click();
  await expect(library.row('A letter')).toHaveCount(0);

  await library.tab('Trash').click();
  await library.choose('A letter', 'Restore');
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await library.tab('Reading List').click();
  await library.choose('A letter', 'Move to trash');
  await confirmDialog.getByRole('button', { name: 'Move to trash' }).click();
  await expect(library.row('A letter')).toHaveCount(0);
  await library.tab('Trash').click();
  await library.choose('A letter', 'Delete Permanently');
  await expect(confirmDialog).toContainText('This can’t be undone.');
  await confirmDialog.getByRole('button', { name: 'Delete Permanently' }).click();
  await expect(findToast(page, 'Text permanently deleted')).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});

test('pagination shows five pages around the current one, and switching tabs returns to the first page', async ({
  page,
  learner,
}) => {
  const library = libraryScreen(page);
  const titles = Array.from({ length: 85 }, (_, n) => `Text ${String(n + 1).padStart(2, '0')}`);
  for (const title of titles) await addText(learner, { title, text });
  await page.goto('/reading?sort=title');

  const pages = page.getByRole('navigation', { name: 'Pages' });
  const numbers = pages.getByRole('button').filter({ hasText: /^\d+$/ });
  const goToPage = (number: number) =>
    pages.getByRole('button', { name: `Page ${number}`, exact: true }).click();
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5']);
  await expect(library.titles).toHaveText(titles.slice(0, 12));
  await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await goToPage(5);
  await expect(numbers).toHaveText(['3', '4', '5', '6', '7']);
  await expect(library.titles).toHaveText(titles.slice(48, 60));
  await goToPage(7);
  await expect(numbers).toHaveText(['4', '5', '6', '7', '8']);
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(library.titles).toHaveText(titles.slice(84));
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();

  await library.tab('Archive').click();
  await expect(page).toHaveURL('/reading/archive?sort=title');
  await library.tab('Reading List').click();
  await expect(library.titles).toHaveText(titles.slice(0, 12));
});

test('a learner edits a text, and its words keep their levels', async ({ page, learner }) => {
  const library = libraryScreen(page);
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Draft', text: 'The kettle sings.' });
  await page.goto(`/reading/${id}`);
  await reader.word('kettle').click();
  await reader.level('Known').check();
  await expect(reader.word('kettle')).toHaveAttribute('data-level', 'known');

  await page.goto('/reading');
  await library.choose('Draft', 'Edit');
  await page.getByRole('textbox', { name: 'Title' }).fill('Final');
  await page.getByRole('textbox', { name: 'Content' }).fill('Our kettle sings loudly.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(findToast(page, 'Text saved successfully')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/reading/${id}/page/1$`));
  await expect(reader.text).toHaveText('Our kettle sings loudly.');
  await expect(reader.word('kettle')).toHaveAttribute('data-level', 'known');
  await expect(page.getByRole('heading', { name: 'Final', level: 1 })).toBeVisible();
  await reader.backToLibrary.click();
  await expect(library.known('Final')).toHaveText('25% known');
});

test('a learner can’t see another learner’s texts', async ({ page, url, learner, browser }) => {
  const id = await addText(learner, { title: 'My diary', text });
  const stranger = await browser.newContext({ baseURL: url });
  await (await createLearnerAccount(url)).signInTo(stranger);
  const strangerPage = await stranger.newPage();
  await strangerPage.goto('/reading');
  await expect(strangerPage.getByText('Your library is empty')).toBeVisible();
  await strangerPage.goto(`/reading/${id}`);
  await expect(strangerPage.getByText('This text is no longer here')).toBeVisible();
  await strangerPage.goto(`/reading/edit/${id}`);
  await expect(strangerPage.getByText('This text no longer exists')).toBeVisible();

  await page.goto(`/reading/${id}`);
  await expect(readerScreen(page).text).toHaveText(text);
});

test('a learner adds a cover and grammar points to a text and sees them in the library and the reader', async ({
  page,
  learner,
}) => {
  const library = libraryScreen(page);
  const id = await addText(learner, { title: 'The kettle', text });
  await page.goto(`/reading/edit/${id}`);
  const screenshot = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 90 } });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: screenshot });
  await expect(page.getByRole('button', { name: 'Replace cover' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Grammar points' }).fill('present simple');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(readerScreen(page).text).toBeVisible();
  await expect(readerScreen(page).analysis.getByRole('list', { name: 'Grammar points' })).toContainText(
    'present simple',
  );

  await library.open();
  const cover = library.row('The kettle').locator('img');
  await expect(cover).toHaveAttribute('src', new RegExp(`^/media/texts/${id}/cover`));
  expect(
    await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.goto(`/reading/edit/${id}`);
  await page.getByRole('button', { name: 'Remove cover' }).click();
  await expect(page.getByRole('button', { name: 'Add a cover image' })).toBeVisible();
  await library.open();
  await expect(library.row('The kettle').locator('img')).toHaveCount(0);
});
