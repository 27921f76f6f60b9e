import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Maximum number of Tab presses needed to reach any element on a page. */
const maxPresses = 80;

/** Presses Tab until the target has the focus, as keyboard users do. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < maxPresses; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${maxPresses} presses of Tab did not reach ${target.toString()}`);
}

/** Moves to the target with Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
