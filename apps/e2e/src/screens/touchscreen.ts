import type { Locator, Page } from '@playwright/test';

/** Sends touch events one by one, so that a finger can rest and move before it is lifted, unlike in a tap. */
export async function openTouchscreen(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove', at: Locator) => {
    const box = await at.boundingBox();
    if (!box) throw new Error('The element has no bounding box');
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await browser.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  };
  return {
    /** Touches without lifting the finger. */
    restOn: (at: Locator) => touch('touchStart', at),
    moveTo: (at: Locator) => touch('touchMove', at),
    lift: () => browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}
