import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import type { User } from '../../src/users/user.ts';
import { openScreen } from '../../src/screens/open-screen.ts';

export const wide = { width: 1280, height: 800 };
const phoneViewport = { width: 390, height: 844 };

export const variants = [
  { name: 'light', viewport: wide, colorScheme: 'light', language: 'en' },
  { name: 'dark', viewport: wide, colorScheme: 'dark', language: 'en' },
  { name: 'arabic', viewport: wide, colorScheme: 'light', language: 'ar' },
  { name: 'phone', viewport: phoneViewport, colorScheme: 'light', language: 'en' },
  { name: 'phone-arabic-dark', viewport: phoneViewport, colorScheme: 'dark', language: 'ar' },
] as const;

/** Maximum height of a page, in CSS pixels. */
const maxHeight = 3000;

/**
 * Opens a screen in a language and makes the window as tall as its content, so that fixed elements don't float in the
 * middle.
 */
async function openFullHeight(page: Page, path: string, language: string): Promise<void> {
  const [before = '', fragment] = path.split('#');
  const query = `${before.includes('?') ? '&' : '?'}lng=${language}`;
  await openScreen(page, `${before}${query}${fragment === undefined ? '' : `#${fragment}`}`);
  await page.waitForLoadState('networkidle');
  if (fragment !== undefined) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: Math.min(height, maxHeight) });
}

/** Captures a user's screens (paths by name) in all variants, as `folder`/SCREEN-VARIANT.png. */
export async function captureVariants(
  browser: Browser,
  url: string,
  user: User,
  folder: string,
  screens: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { name, viewport, colorScheme, language } of variants) {
    const context = await browser.newContext({
      baseURL: url,
      viewport,
      colorScheme,
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await user.signInTo(context);
    const page = await context.newPage();
    for (const [screen, path] of Object.entries(screens)) {
      await page.setViewportSize(viewport);
      await openFullHeight(page, path, language);
      const file = join(folder, `${screen}-${name}.png`);
      await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
    }
    await context.close();
  }
}
