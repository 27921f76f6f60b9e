import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { choice } from '../choice.ts';
import { resultsFolder } from '../results.ts';
import type { Look } from '../results.ts';
import { differenceFromKept, keepPicture } from './kept-picture.ts';

/** Longer pages are cut off on sheets, in heights of the window. */
const longest = 2;

/** The name of a picture, without its type. */
const pictureName = ({
  screen,
  language,
  theme,
  width,
}: Pick<Look, 'screen' | 'language' | 'theme' | 'width'>) => `${screen}/${language}-${theme}-${width}`;

/** Where a picture for a sheet is. */
export const pictureFile = (look: Parameters<typeof pictureName>[0]): string =>
  join(resultsFolder, `${pictureName(look).replaceAll('/', '-')}.jpg`);

/** Takes the page as long as it is, for a sheet. */
async function takeWhole(page: Page, path: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height: Math.min(height, window.height * longest) });
  mkdirSync(resultsFolder, { recursive: true });
  await page.screenshot({ path, type: 'jpeg', quality: 85, animations: 'disabled', caret: 'hide' });
  await page.setViewportSize(window);
}

/** Windows whose pictures are kept; others are only looked at for what is too wide, cut or small. */
const keptWidths = new Set([390, 768, 1280]);
/** Times that a picture is taken until it is the kept one, or the one before. */
const tries = 4;

/** What is another in each world, with what stands in its place: ends of ids, orders that were never paid, the app's port. */
const changing: readonly (readonly [pattern: string, instead: string])[] = [
  ['^[0-9a-f]{8}$', '0a1b2c3d'],
  ['(?<![0-9A-Z])[0-9A-F]{8}(?![0-9A-Z])', '0A1B2C3D'],
  ['(?<=127\\.0\\.0\\.1:)\\d+', '3000'],
];

/** The buttons to the ends of a page go by themselves after a while. */
const style = '[data-resting] { visibility: hidden; }';

/** Puts the page that is open in the middle of the sidebar: how far that was scrolled depends on when its foot came. */
const centreSidebar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const here = document.querySelector<HTMLElement>('nav [aria-current]');
    const pages = here?.closest('nav');
    if (here && pages) pages.scrollTop = here.offsetTop - pages.offsetTop - pages.clientHeight / 2;
  });

/** Writes the same in place of what is another in each world: a mask would be as wide as what it hides. */
const writeInstead = (page: Page): Promise<void> =>
  page.evaluate((pairs) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const before = text.nodeValue ?? '';
      const after = pairs.reduce(
        (all, [pattern, instead]) => all.replace(new RegExp(pattern, 'g'), instead),
        before,
      );
      // What is written anew is drawn anew.
      if (after !== before) text.nodeValue = after;
    }
  }, changing);

async function shot(page: Page): Promise<Buffer> {
  await centreSidebar(page);
  await writeInstead(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide', style });
}

/** Keeps the picture once the page stands still. */
async function takeAnew(page: Page, name: string): Promise<void> {
  let before = await shot(page);
  for (let n = 1; n < tries; n++) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const after = await shot(page);
    if (after.equals(before)) break;
    before = after;
  }
  keepPicture(name, before);
}

/** Compares until the page looks as it did; what moves or comes late has its time. */
async function compare(page: Page, name: string): Promise<string | undefined> {
  const drawing = join(resultsFolder, `${name.replaceAll('/', '-')}.png`);
  for (let n = 1; ; n++) {
    const difference = differenceFromKept(name, await shot(page), drawing);
    if (difference === undefined || n === tries) return difference;
    await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), n * 200);
  }
}

/** Takes a picture of the page as it stands and does with it what this walk is for; answers what is wrong with it. */
export async function picture(
  page: Page,
  look: Pick<Look, 'screen' | 'language' | 'theme' | 'width'>,
): Promise<string | undefined> {
  const name = pictureName(look);
  if (choice.work === 'sheets') await takeWhole(page, pictureFile(look));
  if (!keptWidths.has(look.width)) return undefined;
  if (choice.work === 'update') await takeAnew(page, name);
  return choice.work === 'compare' ? compare(page, name) : undefined;
}
