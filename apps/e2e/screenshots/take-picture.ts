import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { lettersOf } from '../src/screens/letters.ts';

const folder = new URL('../../../docs/screenshots/', import.meta.url);
/** Bytes of a picture that everybody who looks at the README loads. */
const largest = 300_000;

/** Takes a picture of what the page shows, for docs/screenshots/NAME.png, or .jpg where fine lines do not count. */
export async function takePicture(page: Page, name: string, type: 'png' | 'jpeg' = 'png'): Promise<void> {
  const path = fileURLToPath(new URL(`${name}.${type === 'png' ? 'png' : 'jpg'}`, folder));
  await page.mouse.move(0, 0);
  // The bell comes last.
  await page.waitForLoadState('networkidle');
  await lettersOf(page);
  const quality = type === 'jpeg' ? { quality: 75 } : {};
  await page.screenshot({ path, type, animations: 'disabled', caret: 'hide', ...quality });
  expect((await stat(path)).size, name).toBeLessThanOrEqual(largest);
}
