import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { barriers, barriersOfColours } from '../src/screens/barriers.ts';
import { openScreen } from '../src/screens/open-screen.ts';
import { test } from '../src/test.ts';
import { layoutFaults } from './checks/layout-faults.ts';
import { choice } from './choice.ts';
import { picture } from './pictures/picture.ts';
import { faultsOf, keepLooks } from './results.ts';
import type { Look } from './results.ts';
import type { Screen } from './screens/screen.ts';
import { readWorld } from './world/world.ts';

/** CSS pixels that a finger needs for what is used often. */
const finger = 44;
/** axe looks at each theme in these windows; what it finds hardly depends on the width or the language. */
const axeWidths = new Set([390, 1280]);
const axeLanguage = 'en';
/** When the world began, by its own clock; undefined in an app whose clock is the true one. */
const beginning = process.env['LOOKS_BEGINNING'];

function addressOf({ address }: Screen, language: string): string {
  const whole = typeof address === 'string' ? address : address(readWorld().places);
  const [before = '', fragment] = whole.split('#');
  const query = `${before.includes('?') ? '&' : '?'}lng=${language}`;
  return `${before}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Waits until what a change of the window or of colours has begun is over. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Looks at a screen that stands, in all windows of a device and in all themes. */
async function lookAt(
  page: Page,
  screen: string,
  { language, device }: { language: string; device: (typeof choice.devices)[number] },
): Promise<Look[]> {
  const looks: Look[] = [];
  for (const { width, height } of device.windows) {
    await page.setViewportSize({ width, height });
    for (const theme of choice.themes) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      const isFirst = theme === choice.themes[0];
      const layout = isFirst ? await layoutFaults(page, device.name === 'phone' ? finger : 0) : {};
      const look = { screen, language, width, theme, ...layout };
      const isAxeTime = language === axeLanguage && axeWidths.has(width);
      const axe = isAxeTime ? await (isFirst ? barriers : barriersOfColours)(page) : undefined;
      looks.push({ ...look, axe, picture: await picture(page, look) });
    }
  }
  return looks;
}

for (const device of choice.devices)
  test.describe(device.name, () => {
    test.use({
      ...device.use,
      viewport: device.windows[0] ?? null,
      // Kept pictures are half as large: a quarter of the bytes, and what is half a pixel thick is still there.
      deviceScaleFactor: ['compare', 'update'].includes(choice.work) ? 0.5 : 1,
    });
    for (const language of choice.languages)
      for (const screen of choice.screens)
        test(`${screen.name}, ${language}`, async ({ page, context, url }) => {
          const cookies = readWorld().cookies[screen.who] ?? [];
          await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
          // Soon after the world was made.
          if (beginning) await page.clock.setFixedTime(Number(beginning) + 10 * 60_000);
          await openScreen(page, addressOf(screen, language));
          await page.waitForLoadState('networkidle');
          await screen.show?.(page);
          const looks = await lookAt(page, screen.name, { language, device });
          keepLooks(`${screen.name}-${language}-${device.name}`, looks);
          expect(looks.flatMap(faultsOf)).toEqual([]);
        });
  });
