import type { Locator, Page } from '@playwright/test';

/** Page object for the word list. */
export const wordListScreen = (page: Page) => {
  const grid = page.getByRole('grid', { name: 'Words' });
  return {
    grid,
    rows: grid.getByRole('row'),
    row: (word: string): Locator => grid.getByRole('row').filter({ hasText: word }),
    level: (word: string): Locator => grid.getByLabel(`Level of “${word}”`),
    search: page.getByRole('searchbox', { name: 'Search words and translations' }),
    bar: page.getByRole('region', { name: 'Selected words' }),
  };
};
