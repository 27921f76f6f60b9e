import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { options } from '../options.ts';
import { resultsFolder } from '../results.ts';
import type { ScreenResult } from '../results.ts';
import { differenceFromReference, writeReference } from './reference-screenshot.ts';

/** Maximum height on contact sheets, in window heights. */
const longest = 2;

/** Returns the name of a screenshot without its extension. */
const screenshotName = ({
  screen,
  language,
  theme,
  width,
}: Pick<ScreenResult, 'screen' | 'language' | 'theme' | 'width'>) =>
  `${screen}/${language}-${theme}-${width}`;

/** Returns the path of a screenshot for a contact sheet. */
export const screenshotFile = (result: Parameters<typeof screenshotName>[0]): string =>
  join(resultsFolder, `${screenshotName(result).replaceAll('/', '-')}.jpg`);

/** Captures the whole page for a contact sheet. */
async function takeWhole(page: Page, path: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height: Math.min(height, window.height * longest) });
  mkdirSync(resultsFolder, { recursive: true });
  await page.screenshot({ path, type: 'jpeg', quality: 85, animations: 'disabled', caret: 'hide' });
  await page.setViewportSize(window);
}

/** Window widths with reference screenshots; others are only checked for layout problems. */
const referenceWidths = new Set([390, 768, 1280]);
/** Attempts until a screenshot matches the reference, or the previous one. */
const tries = 4;

/** Texts that differ in each run, with their replacements: ends of IDs, unpaid orders, the app's port. */
const changing: readonly (readonly [pattern: string, instead: string])[] = [
  ['^[0-9a-f]{8}$', '0a1b2c3d'],
  ['(?<![0-9A-Z])[0-9A-F]{8}(?![0-9A-Z])', '0A1B2C3D'],
  ['(?<=127\\.0\\.0\\.1:)\\d+', '3000'],
];

/** The scroll-to-end buttons disappear on their own after a while. */
const style = '[data-resting] { visibility: hidden; }';

/** Centers the current page in the sidebar, whose scroll position depends on when its bottom part loaded. */
const centreSidebar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const here = document.querySelector<HTMLElement>('nav [aria-current]');
    const pages = here?.closest('nav');
    if (here && pages) pages.scrollTop = here.offsetTop - pages.offsetTop - pages.clientHeight / 2;
  });

/** Replaces texts that differ in each run; a mask would be as wide as what it hides. */
const replaceChangingTexts = (page: Page): Promise<void> =>
  page.evaluate((pairs) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const before = text.nodeValue ?? '';
      const after = pairs.reduce(
        (all, [pattern, instead]) => all.replace(new RegExp(pattern, 'g'), instead),
        before,
      );
      // Writing the same text would repaint it.
      if (after !== before) text.nodeValue = after;
    }
  }, changing);

async function shot(page: Page): Promise<Buffer> {
  await centreSidebar(page);
  await replaceChangingTexts(page);
  return page.screenshot({ animations: 'disabled', caret: 'hide', style });
}

/** Stores a new reference screenshot once the page is stable. */
async function updateReference(page: Page, name: string): Promise<void> {
  let before = await shot(page);
  for (let n = 1; n < tries; n++) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const after = await shot(page);
    if (after.equals(before)) break;
    before = after;
  }
  writeReference(name, before);
}

/** Compares repeatedly until the page matches, which gives animations and late content time. */
async function compare(page: Page, name: string): Promise<string | undefined> {
  const drawing = join(resultsFolder, `${name.replaceAll('/', '-')}.png`);
  for (let n = 1; ; n++) {
    const difference = differenceFromReference(name, await shot(page), drawing);
    if (difference === undefined || n === tries) return difference;
    await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), n * 200);
  }
}

/** Captures the page as this run requires; returns what is wrong with it. */
export async function checkScreenshot(
  page: Page,
  result: Pick<ScreenResult, 'screen' | 'language' | 'theme' | 'width'>,
): Promise<string | undefined> {
  const name = screenshotName(result);
  if (options.mode === 'sheets') await takeWhole(page, screenshotFile(result));
  if (!referenceWidths.has(result.width)) return undefined;
  if (options.mode === 'update') await updateReference(page, name);
  return options.mode === 'compare' ? compare(page, name) : undefined;
}
