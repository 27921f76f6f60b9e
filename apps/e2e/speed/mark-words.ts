import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

import { readerOf } from '../src/screens/reader.ts';

/** The longest time from a press until what it does is painted, in milliseconds to the next eight. */
export interface Marking {
  /** Of a click that opens a word. */
  opened: number;
  /** Of a key that gives it a level. */
  marked: number;
  /** Of letting that key go, which shows nothing: until the next frame, whatever for. */
  released: number;
}

interface Interaction extends PerformanceEntry {
  interactionId: number;
}
type Watched = Window & { seen?: Pick<Interaction, 'name' | 'duration'>[] };

const keys = [
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['4', 'known'],
  ['5', 'mastered'],
] as const;

/**
 * Opens ten words of the text at `url` and gives each a level, on a processor that is `slowdown` times as slow. Each
 * `turn`, up to five, gives other levels than those before.
 */
export async function markWords(
  context: BrowserContext,
  url: string,
  { slowdown, turn }: { slowdown: number; turn: number },
): Promise<Marking> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    const seen: NonNullable<Watched['seen']> = [];
    (window as Watched).seen = seen;
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries() as Interaction[])
        if (interactionId > 0) seen.push({ name, duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url);
  const reader = readerOf(page);
  await reader.toolsReady();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (let n = 0; n < 10; n += 1) {
    const [key, standing] = keys[(n + turn) % keys.length] ?? keys[0];
    await reader.words.nth(n).click();
    await expect(reader.selected).toBeFocused();
    await page.keyboard.press(key);
    await expect(reader.selected).toHaveAttribute('data-standing', standing);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // What was seen last is told after the frame that shows it.
  const seen = await page.evaluate(
    () =>
      new Promise<NonNullable<Watched['seen']>>((resolve) => {
        requestIdleCallback(() => setTimeout(() => resolve((window as Watched).seen ?? []), 200));
      }),
  );
  await page.close();
  // What takes less than two frames is not told.
  const longest = (of: RegExp) =>
    Math.max(16, ...seen.filter(({ name }) => of.test(name)).map(({ duration }) => duration));
  return {
    opened: longest(/^(pointer|mouse|click)/),
    marked: longest(/^keydown/),
    released: longest(/^keyup/),
  };
}
