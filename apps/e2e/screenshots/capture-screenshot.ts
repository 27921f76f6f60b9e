import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { waitForFonts } from '../src/screens/wait-for-fonts.ts';

const folder = new URL('../../../docs/screenshots/', import.meta.url);
/** Maximum size of a screenshot in bytes, kept small because everyone who opens the README downloads it. */
const maxBytes = 300_000;

/** Captures the page as docs/screenshots/NAME.png, or as NAME.jpg if fine lines don't matter. */
export async function captureScreenshot(
  page: Page,
  name: string,
  type: 'png' | 'jpeg' = 'png',
): Promise<void> {
  const path = fileURLToPath(new URL(`${name}.${type === 'png' ? 'png' : 'jpg'}`, folder));
  await page.mouse.move(0, 0);
  // The notification bell loads last.
  await page.waitForLoadState('networkidle');
  await waitForFonts(page);
  const quality = type === 'jpeg' ? { quality: 75 } : {};
  await page.screenshot({ path, type, animations: 'disabled', caret: 'hide', ...quality });
  expect((await stat(path)).size, name).toBeLessThanOrEqual(maxBytes);
}
