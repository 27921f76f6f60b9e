import { expect } from '@playwright/test';

import { openTouchscreen } from '../src/screens/touchscreen.ts';
import { libraryScreen } from '../src/screens/library.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';
import { numberedSentences } from '../src/texts/numbered-sentences.ts';

const size = { width: 390, height: 844 };
test.use({ viewport: size, hasTouch: true, isMobile: true });

test('a learner navigates with the bottom bar and the menu', async ({ page, learner: _me }) => {
  await page.goto('/reading');
  const bar = page.getByRole('navigation', { name: 'Mobile navigation' });
  await expect(bar.getByRole('link', { name: 'Reading' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Videos' }).tap();
  await expect(page).toHaveURL('/videos');
  await expect(bar.getByRole('link', { name: 'Videos' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Progress' }).tap();
  await expect(page).toHaveURL('/progress');

  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Main navigation' });
  await menu.getByRole('link', { name: 'Trash' }).tap();
  await expect(page).toHaveURL('/reading/trash');
  await expect(menu).toBeHidden();
});

test('rotating the phone while typing keeps the text and the focus', async ({ page, learner: _me }) => {
  await page.goto('/articles/upload');
  const title = page.getByLabel('Title');
  await expect(title).toBeFocused();
  await page.keyboard.type('A walk');
  await page.setViewportSize({ width: size.height, height: size.width });
  // Elements shown only in the wide layout load last.
  await expect(page.getByLabel('Interface language')).toBeVisible();
  await expect(title).toBeFocused();
  await page.keyboard.type(' at night');
  await expect(title).toHaveValue('A walk at night');
});

test('a first tap selects a word and a second tap opens its bottom sheet', async ({ page, learner }) => {
  const reader = readerScreen(page);
  await addText(learner, { title: 'Numbers', text: numberedSentences(9) });
  await page.goto('/reading');
  await libraryScreen(page).title('Numbers').tap();
  await expect(reader.text).toContainText('sentence 1.');

  await reader.word('sentence').tap();
  await expect(reader.selected).toHaveText('sentence');
  await expect(reader.panel('sentence')).toBeHidden();
  await reader.word('sentence').tap();
  const sheet = reader.panel('sentence');
  await expect(sheet).toBeVisible();
  const box = await sheet.boundingBox();
  expect(box?.width).toBeGreaterThan(size.width * 0.8);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(size.height * 0.85);
  // The sheet doesn't cover the word it describes.
  const word = await reader.selected.boundingBox();
  expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThan(box?.y ?? 0);

  await reader.level('Known').tap();
  await expect(reader.wordsAt('known')).toHaveText(['sentence', 'sentence', 'sentence', 'sentence']);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toBeHidden();
  await reader.next.tap();
  await expect(reader.text).toContainText('sentence 5.');
});

test('the buttons of the bottom sheet stay where they are while its content loads', async ({
  page,
  learner,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Rain', text: 'We were wet.' });
  let releaseResponse!: () => void;
  const responseGate = new Promise<void>((resolve) => (releaseResponse = resolve));
  await page.route('**/api/words/lookup/**', async (route) => {
    await responseGate;
    await route.continue();
  });
  await page.goto(`/reading/${id}`);
  await reader.word('wet').tap();
  await reader.word('wet').tap();
  const close = reader.panel('wet').getByRole('button', { name: 'Close' });
  const before = await close.boundingBox();
  await expect(reader.panel('wet').getByRole('button', { name: 'More', exact: true })).toBeVisible();
  releaseResponse();
  await expect(reader.panel('wet').getByText('There’s no dictionary for English')).toBeVisible();
  expect(await close.boundingBox()).toEqual(before);
});

test('a long press starts a phrase, which a drag or a tap on its last word completes', async ({
  page,
  learner,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Rain', text: 'In spite of it all we left. We were wet.' });
  await page.goto(`/reading/${id}`);
  await reader.toolsReady();
  const touchscreen = await openTouchscreen(page);
  const dragging = page.locator('[data-dragging]');

  await touchscreen.restOn(reader.word('In'));
  await expect(dragging).toBeAttached();
  await touchscreen.moveTo(reader.word('spite'));
  await touchscreen.moveTo(reader.word('of'));
  await expect(reader.selected).toHaveText(['In', 'spite', 'of']);
  await touchscreen.lift();
  const sheet = reader.panel('In spite of');
  await expect(sheet).toContainText('New phrase');
  await reader.translation.fill('trotz');
  await reader.translation.press('Enter');
  await expect(reader.phraseWordsAt('1')).toHaveText(['In', 'spite', 'of']);
  await sheet.getByRole('button', { name: 'More', exact: true }).tap();

  // Every control in the sheet is large enough to tap with a thumb.
  await expect(sheet.getByText('Seen 1 time in 1 text')).toBeVisible();
  const targets = sheet.locator('button, a, label:has(> input, > textarea, > [type=radio]), [data-target]');
  const narrowTargets = await targets.evaluateAll((all) =>
    all
      .map(
        (one) =>
          [one.getAttribute('aria-label') ?? one.textContent, one.getBoundingClientRect().height] as const,
      )
      .filter(([, height]) => height > 0 && height < 44),
  );
  expect(narrowTargets).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).tap();

  await touchscreen.restOn(reader.word('we'));
  await expect(dragging).toBeAttached();
  await touchscreen.lift();
  await expect(page.getByText('Now tap the last word of the phrase')).toBeVisible();
  await reader.word('left').tap();
  await expect(reader.panel('we left')).toBeVisible();
});
