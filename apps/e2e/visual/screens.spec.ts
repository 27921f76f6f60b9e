import { interfaceLanguageCodes } from '@glossa/locales/interface-language-for';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { findAccessibilityViolations, findColorViolations } from '../src/screens/accessibility-violations.ts';
import { waitForFonts } from '../src/screens/wait-for-fonts.ts';
import { openScreen } from '../src/screens/open-screen.ts';
import { test } from '../src/test.ts';
import { findLayoutFaults } from './checks/layout-faults.ts';
import { options } from './options.ts';
import { devices } from './devices.ts';
import { checkScreenshot } from './check-screenshot.ts';
import { gatingScreenshots, isGating } from './gating.ts';
import { describeFaults, writeResults } from './results.ts';
import type { ScreenResult } from './results.ts';
import type { Screen } from './screens/screen.ts';
import { screens } from './screens/screens.ts';
import { readTestData } from './test-data/test-data.ts';

/** Minimum size of frequently used controls on touch devices, in CSS pixels. */
const touchTarget = 44;
/** Window widths at which axe checks each theme. axe's findings hardly depend on width or language. */
const axeWidths = new Set([390, 1280]);
const axeLanguage = 'en';
/** The fixed time shown by the app's clock in screenshots; undefined if the app uses the real time. */
const fixedTime = process.env['VISUAL_FIXED_TIME'];
/**
 * Milliseconds between two capture times. Each signed request needs its own millisecond, and no screen sends this many.
 */
const maxRequestsPerScreen = 8;

/**
 * Returns the fake time at which to capture a screen. It's the same in every run, but different for each capture within
 * a run, because two requests signed at the same time would be treated as a replay.
 */
function computeCaptureTime(screen: Screen, language: string, device: (typeof devices)[number]): number {
  const runIndex =
    interfaceLanguageCodes.findIndex((code) => code === language) * devices.length +
    devices.findIndex(({ name }) => name === device.name);
  const screenIndex = runIndex * screens.length + screens.indexOf(screen);
  return Number(fixedTime) + screenIndex * maxRequestsPerScreen;
}

function resolveUrl({ url }: Screen, language: string): string {
  const resolvedUrl = typeof url === 'string' ? url : url(readTestData().ids);
  const [before = '', fragment] = resolvedUrl.split('#');
  const query = `${before.includes('?') ? '&' : '?'}lng=${language}`;
  return `${before}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** Waits until a change in window size or colors has taken effect. */
async function settle(page: Page): Promise<void> {
  await waitForFonts(page);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Switches the language as another tab would, and waits until the page appears in that language. */
async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(
    (newValue) => dispatchEvent(new StorageEvent('storage', { key: 'glossa-language', newValue })),
    language,
  );
  // Poll on every frame, because retrying assertions would be much slower than the rest of the test.
  await page.waitForFunction(
    (wanted) => document.documentElement.lang === wanted && !document.querySelector('[aria-busy=true]'),
    language,
  );
}

/** Checks an open screen in all window sizes of a device and in all selected themes. */
async function checkScreen(
  page: Page,
  screen: string,
  { language, device }: { language: string; device: (typeof options.devices)[number] },
): Promise<ScreenResult[]> {
  const results: ScreenResult[] = [];
  // Colors matter only to axe and screenshots.
  const includesColors = language === axeLanguage || options.mode !== 'check';
  const isGate = options.mode === 'gate';
  for (const { width, height } of device.windows) {
    await page.setViewportSize({ width, height });
    for (const theme of includesColors ? options.themes : options.themes.slice(0, 1)) {
      if (isGate && !isGating({ screen, language, width, theme })) continue;
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      const isFirst = theme === options.themes[0];
      const layout =
        isFirst && !isGate ? await findLayoutFaults(page, device.name === 'phone' ? touchTarget : 0) : {};
      const result = { screen, language, width, theme, ...layout };
      const isAxeTime = language === axeLanguage && axeWidths.has(width) && !isGate;
      const axe = isAxeTime
        ? await (isFirst ? findAccessibilityViolations : findColorViolations)(page)
        : undefined;
      results.push({ ...result, axe, screenshot: await checkScreenshot(page, result) });
    }
  }
  return results;
}

/** Returns whether a screen is captured in a run that only compares the screenshots in Git. */
const isCaptured = (
  name: string,
  languages: readonly string[],
  { windows }: (typeof options.devices)[number],
): boolean =>
  gatingScreenshots.some(
    ({ screen, language, width }) =>
      screen === name && languages.includes(language) && windows.some((window) => window.width === width),
  );

for (const device of options.devices)
  test.describe(device.name, () => {
    test.use({
      ...device.use,
      viewport: device.windows[0] ?? null,
      // Screenshots are half-size, which takes a quarter of the bytes but keeps half-pixel lines visible.
      deviceScaleFactor: ['compare', 'update', 'gate'].includes(options.mode) ? 0.5 : 1,
    });
    for (const languages of options.languages)
      for (const screen of options.screens.filter(
        ({ name }) => options.mode !== 'gate' || isCaptured(name, languages, device),
      ))
        test(`${screen.name}, ${languages.length > 2 ? `${languages.length} languages` : languages.join()}`, async ({
          page,
          context,
          url,
        }) => {
          test.setTimeout(120_000 + 5000 * languages.length);
          const [first = 'en', ...others] = languages;
          const cookies = readTestData().cookies[screen.role] ?? [];
          await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
          if (fixedTime) await page.clock.setFixedTime(computeCaptureTime(screen, first, device));
          await openScreen(page, resolveUrl(screen, first));
          // The initial focus is set in the next frame.
          await settle(page);
          // Use the widest window first, because it also loads data that no other window size requests.
          await page.setViewportSize(device.windows.at(-1) ?? { width: 1280, height: 800 });
          await page.waitForLoadState('networkidle');
          await page.setViewportSize(device.windows[0] ?? { width: 1280, height: 800 });
          await screen.prepare?.(page);
          const results = await checkScreen(page, screen.name, { language: first, device });
          for (const language of others) {
            await switchLanguage(page, language);
            results.push(...(await checkScreen(page, screen.name, { language, device })));
          }
          writeResults(`${screen.name}-${first}-${device.name}`, results);
          expect(results.flatMap(describeFaults)).toEqual([]);
        });
  });
