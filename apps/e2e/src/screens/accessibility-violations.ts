import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Returns the accessibility violations on the screen: axe's serious and critical findings, with their elements. */
export const accessibilityViolations = (page: Page): Promise<string[]> =>
  findings(axeOf(page).withTags(standard));

/** Returns only the violations that depend on colors; the others are the same in every theme. */
export const colorViolations = (page: Page): Promise<string[]> => findings(axeOf(page).withRules(colorRules));

// Reporting only violations takes half of the time.
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** Expects no accessibility violations on the current screen in light and dark colors; `name` names the screen. */
export async function expectNoAccessibilityViolations(page: Page, name: string): Promise<void> {
  const expectColorScheme = (scheme: 'light' | 'dark') =>
    expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  // A list is dimmed while it loads its next answer.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectColorScheme('light');
  expect.soft(await accessibilityViolations(page), name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColorScheme('dark');
  expect.soft(await colorViolations(page), `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  // Runs in the page itself. For cross-origin frames, which no screen has, axe would open an extra page each time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
}
