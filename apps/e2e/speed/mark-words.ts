import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

import { readerScreen } from '../src/screens/reader.ts';

/** Longest times from an input to the next paint, in milliseconds, rounded to multiples of eight. */
export interface MarkingTimes {
  /** After the click that opens a word. */
  opened: number;
  /** After pressing the key that sets its level. */
  marked: number;
  /** After releasing that key, which doesn't change anything. */
  released: number;
}

interface Interaction extends PerformanceEntry {
  interactionId: number;
}
type ObservedWindow = Window & { interactions?: Pick<Interaction, 'name' | 'duration'>[] };

const keys = [
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['4', 'known'],
  ['5', 'mastered'],
] as const;

/**
 * Opens ten words of the text at `url` and sets the level of each, with the CPU slowed down by a factor of `slowdown`.
 * Each `turn` (at most five) sets different levels.
 */
export async function markWords(
  context: BrowserContext,
  url: string,
  { slowdown, turn }: { slowdown: number; turn: number },
): Promise<MarkingTimes> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    const seen: NonNullable<ObservedWindow['interactions']> = [];
    (window as ObservedWindow).interactions = seen;
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries() as Interaction[])
        if (interactionId > 0) seen.push({ name, duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(url);
  const reader = readerScreen(page);
  await reader.toolsReady();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (let n = 0; n < 10; n += 1) {
    const [key, level] = keys[(n + turn) % keys.length] ?? keys[0];
    await reader.words.nth(n).click();
    await expect(reader.selected).toBeFocused();
    await page.keyboard.press(key);
    await expect(reader.selected).toHaveAttribute('data-level', level);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The last interaction is reported only after the frame that paints its effect.
  const interactions = await page.evaluate(
    () =>
      new Promise<NonNullable<ObservedWindow['interactions']>>((resolve) => {
        requestIdleCallback(() =>
          setTimeout(() => resolve((window as ObservedWindow).interactions ?? []), 200),
        );
      }),
  );
  await page.close();
  // Events that take less than two frames aren't reported.
  const findLongest = (of: RegExp) =>
    Math.max(16, ...interactions.filter(({ name }) => of.test(name)).map(({ duration }) => duration));
  return {
    opened: findLongest(/^(pointer|mouse|click)/),
    marked: findLongest(/^keydown/),
    released: findLongest(/^keyup/),
  };
}
