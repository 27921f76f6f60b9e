import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { updateProfile } from '@glossa/contract/auth';
import { getReadingPage, savePosition } from '@glossa/contract/reading';
import { saveThing } from '@glossa/contract/saved';
import { createTag } from '@glossa/contract/tags';
import { addOrUpdateWord } from '@glossa/contract/words';
import type { Browser, Page } from '@playwright/test';

import { ownAppTest as test } from '../src/own-app-test.ts';
import { demoLearner } from '../src/people/demo-accounts.ts';
import { newLearner, signIn } from '../src/people/person.ts';
import type { Person } from '../src/people/person.ts';
import { openScreen } from '../src/screens/open-screen.ts';
import { addText } from '../src/texts/add-text.ts';
import { giveHistory } from './long-history.ts';
import { takePicture } from './take-picture.ts';

const screens = {
  dashboard: '/dashboard',
  progress: '/progress',
  journal: '/journal',
  reports: '/reports?kind=learning',
  tags: '/tags',
  saved: '/saved',
  notifications: '/notifications',
  settings: '/settings',
  help: '/help',
};

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };
const looks = [
  { name: 'light', viewport: wide, colorScheme: 'light', language: 'en' },
  { name: 'dark', viewport: wide, colorScheme: 'dark', language: 'en' },
  { name: 'arabic', viewport: wide, colorScheme: 'light', language: 'ar' },
  { name: 'phone', viewport: narrow, colorScheme: 'light', language: 'en' },
  { name: 'phone-arabic-dark', viewport: narrow, colorScheme: 'dark', language: 'ar' },
] as const;

/** Somebody who began today. */
async function begin(person: Person): Promise<Person> {
  const { call } = person;
  const text = 'The kettle sings. The cat listens to it. Then the tea is ready.';
  const id = await addText(person, { title: 'The kettle', text, tags: ['kitchen'] });
  const { sentences } = await call(getReadingPage, { params: { id, page: 1 } });
  await call(savePosition, { params: { id }, body: { sentence: 1 } });
  await call(addOrUpdateWord, {
    body: { text: 'kettle', language: 'en', translation: 'la bouilloire', knowledge_level: 1 },
  });
  await call(saveThing, { body: { kind: 'sentence', text: id, sentence: sentences.length - 1 } });
  return person;
}

/** Somebody who has learned for two years. */
async function goOn(person: Person): Promise<Person> {
  const { call } = person;
  await call(updateProfile, { body: { current_language: 'en' } });
  await giveHistory(person, 730);
  for (const name of ['sea', 'idioms', 'to look up again', 'from a film'])
    await call(createTag, { body: { name } });
  return begin(person);
}

/** Takes all screens of somebody in all looks, and answers their files by screen. */
async function takeAll(browser: Browser, url: string, person: Person, folder: string): Promise<void> {
  for (const { name, viewport, colorScheme, language } of looks) {
    const context = await browser.newContext({
      baseURL: url,
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await person.enter(context);
    const page = await context.newPage();
    for (const [screen, path] of Object.entries(screens)) {
      await openScreen(page, `${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      await page.waitForLoadState('networkidle');
      await page.screenshot({
        path: join(folder, `${screen}-${name}.png`),
        fullPage: true,
        animations: 'disabled',
        caret: 'hide',
      });
    }
    await context.close();
  }
}

/** One picture of a screen in all looks, a row for each of `states`. */
async function takeSheet(
  page: Page,
  screen: string,
  states: readonly string[],
  folder: string,
): Promise<void> {
  const rows = await Promise.all(
    states.map(async (state) => {
      const pictures = await Promise.all(
        looks.map(async ({ name, viewport }) => {
          const bytes = await readFile(join(folder, state, `${screen}-${name}.png`));
          return `<img style="width:${viewport === wide ? 400 : 150}px" src="data:image/png;base64,${bytes.toString('base64')}">`;
        }),
      );
      return `<div style="display:flex;gap:12px;align-items:start;height:520px;overflow:hidden">${pictures.join('')}</div>`;
    }),
  );
  await page.setViewportSize({ width: 1596, height: 1632 });
  await page.setContent(`<body style="margin:12px;background:#888;display:grid;gap:12px">${rows.join('')}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await takePicture(page, `states/${screen}`);
}

test('every personal screen with much, little and nothing on it', async ({ page, ownApp, browser }, info) => {
  test.setTimeout(900_000);
  const folder = info.outputPath('states');
  const people = {
    much: await goOn(await signIn(ownApp.url, demoLearner)),
    little: await begin(await newLearner(ownApp.url)),
    nothing: await newLearner(ownApp.url),
  };
  for (const [state, person] of Object.entries(people)) {
    await mkdir(join(folder, state), { recursive: true });
    await takeAll(browser, ownApp.url, person, join(folder, state));
  }
  for (const screen of Object.keys(screens)) await takeSheet(page, screen, Object.keys(people), folder);
});
