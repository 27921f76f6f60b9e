import { lookUpWord } from '@glossa/contract/dictionaries';
import { getReadingPage } from '@glossa/contract/reading';
import { addStarterText } from '@glossa/contract/starter-texts';
import { languages } from '@glossa/language/languages';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { freshAppTest as test } from '../src/own-app-test.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { createLearnerAccount } from '../src/users/user.ts';

/** Number of words to tap in each language. */
const count = Number(process.env['TAPS'] ?? 20);

interface Row {
  language: string;
  taps: number;
  explained: number;
  /** Milliseconds from tapping a word to showing its meanings, for words that have any. */
  times: number[];
  unexplained: string[];
}

/** Adds a script that measures the time from a tap to the first meaning on the screen. */
const measureTaps = (page: Page) =>
  page.addInitScript(() => {
    const scope = globalThis as { tapped?: number; shown?: number };
    addEventListener(
      'pointerup',
      () => {
        scope.tapped = performance.now();
        delete scope.shown;
      },
      true,
    );
    new MutationObserver(() => {
      if (scope.tapped === undefined || scope.shown !== undefined) return;
      if (document.querySelector('[role="group"][aria-label="Meanings"] button[aria-pressed]'))
        scope.shown = performance.now() - scope.tapped;
    }).observe(document, { childList: true, subtree: true });
  });

test('random words in the starter stories show a meaning at the first tap', async ({
  page,
  ownApp,
  context,
}) => {
  const user = await createLearnerAccount(ownApp.url, 'vi');
  await user.signInTo(context);
  // Glossaries are installed in alphabetical order, so wait for the Chinese one, which is second to last.
  await expect
    .poll(
      async () =>
        (await user.call(lookUpWord, { query: { language: 'zh', text: '我' } })).dictionaries_installed,
      { timeout: 300_000 },
    )
    .toBe(true);
  await measureTaps(page);
  const reader = readerScreen(page);
  const rows: Row[] = [];
  for (const { code } of languages) {
    const difficulty = (['beginner', 'intermediate', 'advanced'] as const)[rows.length % 3] ?? 'beginner';
    const { id } = await user.call(addStarterText, { body: { language: code, difficulty } });
    await expect
      .poll(
        () =>
          user.call(getReadingPage, { params: { id, page: 1 } }).then(
            () => true,
            () => false,
          ),
        {
          timeout: 120_000,
        },
      )
      .toBe(true);
    await page.goto(`/reading/${id}`);
    await reader.toolsReady();
    await expect(page.locator('[data-glosses]')).toBeAttached();
    const row: Row = { language: code, taps: 0, explained: 0, times: [], unexplained: [] };
    const words = await reader.words.count();
    for (let tap = 0; tap < count; tap++) {
      const word = reader.words.nth(Math.floor(Math.random() * words));
      const text = await word.textContent();
      await word.click();
      const time = await page
        .waitForFunction(() => (globalThis as { shown?: number }).shown, undefined, { timeout: 2000 })
        .then((shown) => shown.jsonValue())
        .catch(() => undefined);
      row.taps++;
      if (time === undefined) row.unexplained.push(text ?? '');
      else {
        row.explained++;
        row.times.push(time);
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    rows.push(row);
    row.times.sort((a, b) => a - b);
    const median = row.times[Math.floor(row.times.length / 2)] ?? 0;
    process.stdout.write(
      `${code.padEnd(4)} ${row.explained} of ${row.taps} explained, median ${median.toFixed(0)} ms, slowest ${(row.times.at(-1) ?? 0).toFixed(0)} ms ${row.unexplained.join(' ')}\n`,
    );
  }
  expect(rows.filter(({ explained, taps }) => explained < taps)).toEqual([]);
});
