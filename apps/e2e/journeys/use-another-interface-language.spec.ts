import { languages } from '@glossa/language/languages';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { guestScreens, learnerScreens, screensByTopic } from '../src/screens/all-screens.ts';
import { latinWords } from '../src/screens/latin-words.ts';
import { openScreen } from '../src/screens/open-screen.ts';
import { readerOf } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';

const own = [
  'kitchen',
  'The kettle',
  'talk',
  'The lamp',
  '@example.test',
  'Chrome',
  'Linux',
  'Ada',
  'A short story.',
];

const days = Array.from({ length: 365 }, (_, day) => new Date(2026, 0, 1 + day));
const named = (options: Intl.DateTimeFormatOptions) =>
  new Set(days.map((day) => new Intl.DateTimeFormat('en', options).format(day)));

/** What the browser itself says in English under the pseudo-locale, and language names from our table. */
const pseudo = {
  own: [...own, 'English', 'minute', 'second'],
  words: [
    'min',
    'byte',
    ...languages.flatMap(({ name }) => name.split(' ')),
    ...(['short', 'long'] as const).flatMap((style) => [
      ...named({ weekday: style }),
      ...named({ month: style }),
    ]),
  ],
  skip: 'time',
};

const checkScreen = async (
  page: Page,
  path: string,
  [language, direction, allowed]: readonly [string, 'ltr' | 'rtl', Parameters<typeof latinWords>[1]],
) => {
  await openScreen(page, `${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
  expect.soft(await latinWords(page, allowed), path).toEqual([]);
};
const arabic = ['ar', 'rtl', { own }] as const;
// Every text of the dictionary in accented letters: an unaccented one was never translated.
const accented = ['en-xa', 'ltr', pseudo] as const;
// The operator's texts and the API's names are the same in every language.
const visited = guestScreens.filter((screen) => screen !== '/terms' && !screen.startsWith('/developers'));

for (const [topic, screensOf] of Object.entries(screensByTopic)) {
  test(`the ${topic} screens show no untranslated words`, async ({ page, learner, url }) => {
    for (const path of await screensOf(learner, url)) await checkScreen(page, path, accented);
  });
}

test('a visitor sees no untranslated words', async ({ page }) => {
  for (const path of visited) await checkScreen(page, path, accented);
  // Apart from what the API document itself says.
  const names = ['OpenAPI', 'CSRF', 'JavaScript', 'counts'];
  await checkScreen(page, '/developers/createTag', ['en-xa', 'ltr', { own: names, skip: 'code' }]);
});

// The dictionaries' own tests check the rest: that every text exists and isn't English.
test('the main screens show no English words in Arabic', async ({ page, learner }) => {
  for (const path of visited) await checkScreen(page, path, arabic);
  await learnerScreens(learner);
  for (const path of ['/dashboard', '/reading', '/words', '/videos', '/shop', '/settings']) {
    await checkScreen(page, path, arabic);
  }
});

test('in Arabic the sidebar is on the right, and an English text still runs left to right', async ({
  page,
  learner,
}) => {
  const reading = (await learnerScreens(learner)).find((path) => /^\/reading\/[\da-f-]{36}$/.test(path));
  await page.goto(`${reading}?lng=ar`);
  const reader = page.locator('[data-index]').first();
  await expect(reader).toHaveText('The');
  const sidebar = await page.getByRole('navigation').first().boundingBox();
  expect(sidebar?.x).toBeGreaterThan(640);
  await expect(page.locator('[data-index]').first().locator('xpath=ancestor::*[@dir][1]')).toHaveAttribute(
    'dir',
    'ltr',
  );
  // The arrow keys follow the text's direction, not the interface's.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(readerOf(page).selected).toHaveCount(0);
  await expect(page.locator('[data-selected]')).toHaveText('kettle');
});
