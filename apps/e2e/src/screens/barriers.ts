import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer depends on the colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** What keeps people from using the screen: axe's serious and critical findings, with the elements they are about. */
export const barriers = (page: Page): Promise<string[]> => findings(axeOf(page).withTags(standard));

/** The same as far as it depends on the colours; what does not is no other in another theme. */
export const barriersOfColours = (page: Page): Promise<string[]> =>
  findings(axeOf(page).withRules(ofColours));

// What is no barrier is told by one example, which spares half of the time.
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** Expects no barrier on the screen as it stands, in light and in dark colours; `name` says what screen it is. */
export async function expectNoBarriers(page: Page, name: string): Promise<void> {
  const colours = (scheme: 'light' | 'dark') =>
    expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  await colours('light');
  expect.soft(await barriers(page), name).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await colours('dark');
  expect.soft(await barriersOfColours(page), `${name}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  // In the page itself: for frames of other origins, which no screen has, it would open a page of its own each time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
}
