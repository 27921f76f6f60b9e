import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the accessibility violations on a screen: axe's serious and critical findings, with the affected elements.
 */
export const findAccessibilityViolations = (page: Page): Promise<string[]> =>
  findViolations(createAxe(page).withTags(standard));

/** Returns only the violations that depend on colors. All others are the same in every theme. */
export const findColorViolations = (page: Page): Promise<string[]> =>
  findViolations(createAxe(page).withRules(colorRules));

// Reporting only violations halves the time.
const createAxe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** Expects no accessibility violations on the current screen in light or dark mode. `name` identifies the screen. */
export async function expectNoAccessibilityViolations(page: Page, name: string): Promise<void> {
  const expectColorScheme = (scheme: 'light' | 'dark') =>
    expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  // Wait until lists have loaded their results, because they are dimmed until then.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await waitForTransitions(page);
  await expectColorScheme('light');
  expect.soft(await findAccessibilityViolations(page), name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColorScheme('dark');
  expect.soft(await findColorViolations(page), `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Waits until transitions have ended, during which colors are lighter. */
const waitForTransitions = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished),
    ),
  );

async function findViolations(axe: AxeBuilder): Promise<string[]> {
  // Run axe in the page itself. Otherwise it would open an extra page each time for cross-origin frames, which no
  // screen has.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
}
