import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { isGating, type ScreenshotKey } from './gating.ts';
import { options } from './options.ts';
import { resultsFolder } from './results.ts';

/** Maximum height of a screenshot on a contact sheet, in window heights. */
const maxHeightInWindows = 2;

/** Returns the path of a screenshot for a contact sheet. */
export const sheetScreenshot = ({ screen, language, theme, width }: ScreenshotKey): string =>
  join(resultsFolder, `${screen}-${language}-${theme}-${width}.jpg`);

/** Captures the whole page for a contact sheet. */
async function captureFullPage(page: Page, path: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height: Math.min(height, window.height * maxHeightInWindows) });
  mkdirSync(resultsFolder, { recursive: true });
  await page.screenshot({ path, type: 'jpeg', quality: 85, animations: 'disabled', caret: 'hide' });
  await page.setViewportSize(window);
}

/** Window widths of screenshots. Other widths are checked only for layout problems. */
const widths = new Set([390, 768, 1280]);

/** Texts that differ on each run, with their replacements: ends of IDs, unpaid orders, and the app's port. */
const volatileTexts: readonly (readonly [pattern: string, instead: string])[] = [
  ['^[0-9a-f]{8}$', '0a1b2c3d'],
  ['(?<![0-9A-Z])[0-9A-F]{8}(?![0-9A-Z])', '0A1B2C3D'],
  ['(?<=127\\.0\\.0\\.1:)\\d+', '3000'],
];

/**
 * Scrolls the sidebar to center the current page's link. Otherwise, the scroll position would depend on when the
 * sidebar's bottom part loaded.
 */
const centerSidebar = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const currentLink = document.querySelector<HTMLElement>('nav [aria-current]');
    const pages = currentLink?.closest('nav');
    if (currentLink && pages)
      pages.scrollTop = currentLink.offsetTop - pages.offsetTop - pages.clientHeight / 2;
  });

/** Replaces texts that differ on each run. Masks wouldn't help, because they would be as wide as the text they hide. */
const replaceChangingTexts = (page: Page): Promise<void> =>
  page.evaluate((pairs) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const before = text.nodeValue ?? '';
      const after = pairs.reduce(
        (all, [pattern, replacement]) => all.replace(new RegExp(pattern, 'g'), replacement),
        before,
      );
      // Assigning the same text would trigger a repaint.
      if (after !== before) text.nodeValue = after;
    }
  }, volatileTexts);

/**
 * Takes the screenshot that this run requires, and returns how it differs from the stored one. Screenshots that aren't
 * in Git are compared only if `--update` has stored them on this machine.
 */
export async function checkScreenshot(page: Page, key: ScreenshotKey): Promise<string | undefined> {
  if (options.mode === 'sheets') await captureFullPage(page, sheetScreenshot(key));
  if (!['compare', 'update', 'gate'].includes(options.mode) || !widths.has(key.width)) return undefined;
  const { screen, language, theme, width } = key;
  const path = [isGating(key) ? 'reference' : 'baseline', screen, `${language}-${theme}-${width}.png`];
  if (options.mode === 'compare' && !isGating(key) && !existsSync(join(import.meta.dirname, ...path)))
    return undefined;
  const check = async () => {
    await centerSidebar(page);
    await replaceChangingTexts(page);
    await expect(page).toHaveScreenshot(path);
  };
  try {
    // Content that loads when the browser is idle may still be missing from the first screenshot.
    await (options.mode === 'update' ? check() : expect(check).toPass({ timeout: 15_000 }));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
